import { shop } from '#contract/shop.ts';
import type { AppContext } from '../app-context.ts';
import { type Db, type Tx, transaction } from '../db/database.ts';
import { queueMail } from '../messaging/messaging.ts';
import { type AttentionKind, attentionKinds } from './kinds.ts';
import { claimUnreported, closeItems, countOpen, insertGivenUpMails, insertItem, type StoredItem } from './queries.ts';

export { type AttentionKind, attentionKinds } from './kinds.ts';

/*
 * What an operator has to do or to know (docs/operations.md, 'What needs attention'): an item is stored in the transaction of its
 * cause, logged and mailed within a minute after it, and closed by an operator or when the cause is gone.
 */

interface NewItem {
  kind: AttentionKind;
  /** What it is about: an order number, or what the kind says. */
  subject: string;
  /** Ids and codes that help to find the cause; no data of customers, and no secrets. */
  details?: Record<string, string | number | null>;
  now: Date;
}

/** Stores that something needs attention, in the transaction of its cause. Repetitions of an open item are ignored. */
export async function requireAttention(tx: Tx, item: NewItem): Promise<void> {
  await insertItem(tx, { details: {}, ...item });
}

/** Stores that a failure needs attention, which has no transaction. Never rejects. */
export async function requireAttentionAfterFailure(context: AppContext, item: NewItem): Promise<void> {
  try {
    await transaction(context.db, (tx) => requireAttention(tx, item));
  } catch (error) {
    context.log.warn(
      { err: error, kind: item.kind, subject: item.subject },
      'what needs attention could not be stored',
    );
  }
}

/** Stores that mails need attention whose last try ended with its process, which could not say so. The jobs of the shop have to be started. */
export async function requireAttentionForLostMails({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const kind: AttentionKind = 'mail_not_sent';
  await transaction(db, (tx) => insertGivenUpMails(tx, { kind, now: clock() }));
}

/** Closes what is open of these kinds on a subject, because the cause is gone. */
export async function closeAttention(
  db: Db,
  { kinds, subject, now }: { kinds: readonly AttentionKind[]; subject: string; now: Date },
): Promise<void> {
  await closeItems(db, { kinds, subject, by: 'system', now });
}

/** At most so many items are listed in a mail, which says how many more there are. */
const maxMailedItems = 20;

/** Logs what newly needs attention as errors, and mails all of it to the shop in one mail. */
export async function reportAttention(context: AppContext): Promise<void> {
  const items = await transaction(context.db, async (tx) => {
    const claimed = await claimUnreported(tx, context.clock());
    if (claimed.length > 0) await mailItems(context, tx, claimed);
    return claimed;
  });
  for (const { itemId, kind, subject, details } of items)
    context.log.error({ item: itemId, kind, subject, ...details }, titleOf(kind, 'en'));
}

async function mailItems(context: AppContext, tx: Tx, items: readonly StoredItem[]): Promise<void> {
  const listed = items.slice(0, maxMailedItems);
  await queueMail(context, tx, {
    recipient: shop.contactEmail,
    // The language of the shop.
    locale: 'th',
    template: 'attention_notice',
    content: {
      items: listed.map(({ itemId, kind, subject, createdAt }) => ({
        itemId,
        title: titleOf(kind, 'th'),
        subject,
        advice: isKind(kind) ? attentionKinds[kind].advice.th : '',
        since: createdAt.toISOString(),
      })),
      more: items.length - listed.length,
    },
  });
}

/** How many items are open of each kind. */
export async function countOpenAttention(db: Db): Promise<Record<AttentionKind, number>> {
  const counts = Object.fromEntries(Object.keys(attentionKinds).map((kind) => [kind, 0])) as Record<
    AttentionKind,
    number
  >;
  for (const { kind, count } of await countOpen(db)) if (isKind(kind)) counts[kind] = count;
  return counts;
}

/** What happened, in words; the kind itself if a newer version stored it. */
export function titleOf(kind: string, locale: 'th' | 'en'): string {
  return isKind(kind) ? attentionKinds[kind].title[locale] : kind;
}

function isKind(kind: string): kind is AttentionKind {
  return Object.hasOwn(attentionKinds, kind);
}
