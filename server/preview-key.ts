import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { AppContext } from './app-context.ts';

const lifetimeMs = 7 * 86_400_000;

type PreviewContext = Pick<AppContext, 'clock' | 'secretFor'>;

/** The environment of commands that print links with a key: database, settings and output. */
export interface PreviewCliContext {
  withContext<T>(
    work: (
      context: PreviewContext & Pick<AppContext, 'db'> & { settings: Pick<AppContext['settings'], 'origin'> },
    ) => Promise<T>,
  ): Promise<T>;
  output: Writable;
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
