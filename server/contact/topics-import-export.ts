import { rowWriter } from '../import-export/row-writer.ts';
import { contactTopicColumns } from './topic-columns.ts';
import { saveTopics, topicsByValue } from './topic-queries.ts';

/** Saves the topics of a file. */
export const writeContactTopics = rowWriter({
  columns: contactTopicColumns,
  key: ['type', 'value'],
  find: (tx, given) =>
    topicsByValue(
      tx,
      given.map(({ value }) => value),
    ),
  save: saveTopics,
});
