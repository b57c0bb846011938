/*
 * Messages that shoppers send to the shop (docs/reference/contact.md).
 */

export { deleteExpiredMessages, deleteMessagesOf, readMessagesOf } from './messages.ts';
export { contactTopicColumns } from './topic-columns.ts';
export { listTopics, topicsByValue } from './topic-queries.ts';
export { writeContactTopics } from './topics-import-export.ts';
