import { describe, expect, test } from 'vitest';
import { neededNumber, undeclaredContractions } from './compatibility-rules.ts';
import { readMigrations } from './migrate.ts';

/** The last migration that was written before migrations had to say what they need. */
const lastUndeclared = '0063_cookies_of_visited_pages';

describe('a migration', () => {
  test.each(readMigrations().filter(({ name }) => name > lastUndeclared))(
    '$name leaves the version before it working, or says which versions it needs',
    ({ script }) => {
      expect(undeclaredContractions(script)).toEqual([]);
    },
  );

  test.each([
    ['drop table carts', 'drops a table'],
    ['drop function price_of(integer)', 'drops a function'],
    ['alter table carts drop column note', 'drops a column'],
    ['alter table carts add column a integer,\n  drop note', 'drops a column'],
    ['alter table carts rename column note to remark', 'renames'],
    ['ALTER TABLE carts RENAME TO baskets', 'renames'],
    ['alter table carts alter column note type jsonb using note::jsonb', 'changes the type'],
    ['alter table carts alter note set not null', 'forbids null'],
    ['alter table carts alter note drop default', 'drops a default'],
    ['alter table carts add column note text not null', 'adds a column that needs a value'],
    ["alter table carts add column a text default '', add note text not null", 'adds a column that needs a value'],
    ['alter table carts add constraint short check (length(note) < 9)', 'adds a constraint'],
    ['alter table carts add unique (note)', 'adds a constraint'],
    ['create unique index carts_note on carts (note)', 'forbids equal rows'],
  ])('that has "%s" must say which versions it needs', (statement, what) => {
    expect(undeclaredContractions(`-- Notes of carts.\n${statement};`)).toEqual([expect.stringContaining(what)]);
    expect(undeclaredContractions(`-- needs versions from 0065: notes are remarks\n${statement};`)).toEqual([]);
  });

  test.each([
    'create table notes (note text not null); create unique index notes_note on notes (note)',
    'alter table carts add column note text',
    'alter table carts add column noted_at timestamptz check (noted_at is null or note is not null)',
    "alter table carts add column notes jsonb not null default '[]', add at timestamptz not null default now()",
    'alter table carts add column note_id integer not null generated always as identity',
    'alter table carts drop constraint state_check, add constraint state_check check (state in (1, 2, 3))',
    'alter table carts drop constraint carts_check1, add check (state in (1, 2, 3))',
    'alter table carts alter column note drop not null; alter table carts alter note set default 1',
    'drop trigger changed on carts; drop index carts_note; create index carts_note on carts (note)',
    'drop function f(integer); create function f(integer, text) returns integer language sql as $$ select 1; drop table a $$',
    "update carts set note = 'drop table carts; alter table carts drop column note'",
    'insert into menus (item) values (1) -- drop table carts;',
  ])('that has "%s" leaves the version before it working', (script) => {
    expect(undeclaredContractions(script)).toEqual([]);
  });

  test('says in its first line which versions it needs', () => {
    expect(neededNumber('-- needs versions from 0065: carts are read from baskets\ndrop table carts;')).toBe('0065');
    expect(neededNumber('-- Notes.\n-- needs versions from 0065\n')).toBeNull();
  });
});
