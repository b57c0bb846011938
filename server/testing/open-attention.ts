import type { Db } from '../db/database.ts';

/** The kinds of what needs attention about a subject, such as a mail, or an order with its charges and refunds; oldest first. */
export async function openAttention(db: Db, subject: string): Promise<string[]> {
  const items = await db
    .selectFrom('attention_items')
    .select('kind')
    .where('subject', 'like', `${subject}%`)
    .where('done_at', 'is', null)
    .orderBy('item_id')
    .execute();
  return items.map(({ kind }) => kind);
}
