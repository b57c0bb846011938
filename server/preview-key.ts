import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { AppContext } from './app-context.ts';
import type { ProgressOutput } from './import-export/progress.ts';
import { compareWithServer } from './started-server.ts';

const lifetimeMs = 7 * 86_400_000;

type PreviewContext = Pick<AppContext, 'clock' | 'secretFor'>;

type PreviewCommandContext = PreviewContext &
  Pick<AppContext, 'db'> & { settings: Pick<AppContext['settings'], 'origin'> };

/** The environment of commands that print links with a key: database, settings, output and standard error. */
export interface PreviewCliContext {
  withContext<T>(work: (context: PreviewCommandContext) => Promise<T>): Promise<T>;
  output: Writable;
  errors: ProgressOutput;
}

/** The server of the shop would not show what a link of this process leads to. */
export class LinkNotUsable extends Error {
  override name = 'LinkNotUsable';
}

/**
 * The origin of links with a key: the server's. Writes to `errors` what the operator should know about it.
 * @throws LinkNotUsable if the server has another secret than this process
 */
export async function previewOrigin(context: PreviewCommandContext, errors: ProgressOutput): Promise<string> {
  const { origin, hasSameSecret } = await compareWithServer(context);
  if (hasSameSecret === false)
    throw new LinkNotUsable(
      "The server's secret is not here, so that it would not show the link: set the server's TOKEN_SECRET, or run the command with its DATA_FOLDER.",
    );
  if (hasSameSecret === undefined)
    errors.write(
      'No server has started yet: the link works if it starts with the TOKEN_SECRET or DATA_FOLDER of this command.\n',
    );
  if (['localhost', '127.0.0.1'].includes(new URL(origin).hostname))
    errors.write(`The link opens on this machine only: ORIGIN of the server is ${origin}.\n`);
  else if (origin !== context.settings.origin)
    errors.write(`The link has the ORIGIN of the server, not ${context.settings.origin}.\n`);
  return origin;
}

/**
 * The key of a link to something that is not public yet: its expiry in seconds (Unix time) and a signature. Valid for a week.
 *
 * @param subject what it shows, such as `product 123`
 */
export function previewKey(context: PreviewContext, subject: string): string {
  const expiresAt = Math.floor((context.clock().getTime() + lifetimeMs) / 1000);
  return `${expiresAt}.${sign(context, subject, expiresAt)}`;
}

/** Whether a key was made for this subject and has not expired. */
export function isPreviewKey(context: PreviewContext, subject: string, key: string | undefined): boolean {
  const [, expiresAt, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(key ?? '') ?? [];
  if (expiresAt === undefined || signature === undefined) return false;
  const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(context, subject, Number(expiresAt))));
  return isGenuine && Number(expiresAt) * 1000 > context.clock().getTime();
}

function sign({ secretFor }: PreviewContext, subject: string, expiresAt: number): string {
  return createHmac('sha256', secretFor('preview')).update(`${subject} ${expiresAt}`).digest('base64url');
}
