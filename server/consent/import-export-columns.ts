import { day, json, type RowOf } from '../import-export/columns.ts';
import { PolicyGroups } from './policy-groups.ts';

export const policyColumns = {
  published_on: day('the day of its publication in Bangkok, which names the version: 2022-05-01'),
  groups: json(
    'the groups of cookies: [{"code":"C0001","name":{"th":"…","en":"…"},"description":{…},"providers":[{"name":{…},"cookies":[{"name":"_ga_*","kind":"cookie","purpose":{…},"lifetime":{…}}, …]}, …]}, …]; kind is cookie, local_storage, session_storage or cache; {shop} in a text is the name of the shop',
    PolicyGroups,
  ),
};

/** A version of the policy in a file. */
export type PolicyFileRow = RowOf<typeof policyColumns>;
