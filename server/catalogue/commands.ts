import type { Command } from 'commander';
import { type Desk, exchangeCommands } from '../exchange/commands.ts';
import { catalogueExchange } from './exchange/exchange.ts';

/** `npm run shop -- catalogue export|import`. */
export function catalogueCommands(desk: Desk): Command {
  return exchangeCommands(catalogueExchange, desk);
}
