import { sql } from 'kysely';
import type { ContactTopic } from '#contract/contact.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import { type ContactTopicFileRow, contactTopicColumns } from './topic-columns.ts';

const storage = storedColumns(contactTopicColumns);

/** The topics that a message can have, in display order. */
export async function listTopics(db: Db, locale: Locale): Promise<ContactTopic[]> {
  const { rows } = await sql<ContactTopic>`
    select value, name ->> ${locale}::text as label from contact_topics order by position, contact_topic_id`.execute(
    db,
  );
  return rows;
}

/** The name of a topic; undefined if there is no such topic. */
export async function findTopicName(db: Db, value: string): Promise<Localised | undefined> {
  const row = await db.selectFrom('contact_topics').select('name').where('value', '=', value).executeTakeFirst();
  return row?.name as Localised | undefined;
}

/** Topics of these values, or all, in display order. */
export async function topicsByValue(db: Db, values: readonly string[] | null): Promise<ContactTopicFileRow[]> {
  const { rows } = await sql<object>`
    select ${storage.select('contact_topics')}
    from contact_topics where ${values}::text[] is null or value = any (${values}::text[])
    order by position, contact_topic_id`.execute(db);
  return rows.map(storage.fileRow);
}

export async function saveTopics(tx: Tx, rows: readonly ContactTopicFileRow[]): Promise<void> {
  await sql`
    insert into contact_topics (${storage.names})
    select ${storage.values} from json_to_recordset(${storage.json(rows)}::json) as r (${storage.record})
    on conflict (value) do update set ${storage.assignments({ except: ['value'] })}`.execute(tx);
}
