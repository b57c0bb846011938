import { expect, test } from 'vitest';
import type { Cookie, CookieGroup } from '#contract/consent.ts';
import { cookieDomains, namesToDelete } from './stored-names.ts';

const cookie = (name: string, kind: Cookie['kind']): Cookie => ({ name, kind, purpose: '', lifetime: '' });
const group = (groupCode: CookieGroup['groupCode'], cookies: Cookie[]): CookieGroup => ({
  groupCode,
  groupName: '',
  groupDesc: '',
  cookieList: { Shop: cookies },
  policyVersion: '2022-05-01',
});
const policy = [
  group('C0001', [cookie('session_id', 'cookie'), cookie('compare', 'local_storage')]),
  group('C0002', [cookie('_ga', 'cookie'), cookie('_ga_*', 'cookie')]),
  group('C0003', [cookie('recent-searches', 'local_storage')]),
];
const stored = {
  cookie: ['session_id', '_ga', '_ga_ABC', '_gat', 'recent-searches'],
  local_storage: ['compare', 'recent-searches'],
  session_storage: ['_ga'],
};

test('what belongs to a group that is no longer allowed is deleted, and nothing else', () => {
  expect(namesToDelete(policy, ['C0001', 'C0003'], stored)).toEqual({
    cookie: ['_ga', '_ga_ABC'],
    local_storage: [],
    session_storage: [],
  });
  expect(namesToDelete(policy, ['C0001'], stored)).toMatchObject({ local_storage: ['recent-searches'] });
});

test('cookies are deleted from the host and from the domains above it', () => {
  expect(cookieDomains('www.shop.example')).toEqual(['www.shop.example', 'shop.example']);
  expect(cookieDomains('localhost')).toEqual([]);
});
