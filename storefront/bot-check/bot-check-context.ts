import { createContext } from 'react';
import type { Recaptcha } from '#contract/bot-check.ts';

/** The shop's reCAPTCHA; null if it has none. */
export const BotCheckContext = createContext<Recaptcha | null>(null);
