import { expect, test } from 'vitest';
import { analyticsSources } from './analytics-settings.ts';
import { readSettings } from './settings.ts';

const sourcesOf = (environment: Record<string, string>) => analyticsSources(readSettings(environment).analytics);

test('without a container pages load nothing of a tag manager and send nothing elsewhere', () => {
  expect(sourcesOf({})).toEqual({ trusted: [], connect: [] });
});

test('with a container pages load Google’s scripts, and send to Google Analytics', () => {
  expect(sourcesOf({ TAG_MANAGER_ID: 'GTM-ABC1234' })).toEqual({
    trusted: ['https://*.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  });
});

test('other tags load from the sources that are named, and from no others', () => {
  const { trusted } = sourcesOf({
    TAG_MANAGER_ID: 'GTM-ABC1234',
    TAG_MANAGER_SOURCES: 'https://connect.facebook.net, https://*.doubleclick.net',
  });
  expect(trusted).toEqual([
    'https://*.googletagmanager.com',
    'https://connect.facebook.net',
    'https://*.doubleclick.net',
  ]);
});

test.each([
  [{ TAG_MANAGER_ID: 'UA-12345' }, /TAG_MANAGER_ID: must be the id of a container/],
  [{ TAG_MANAGER_ID: 'GTM-ABC1234', TAG_MANAGER_SOURCES: 'https:' }, /TAG_MANAGER_SOURCES: must be https origins/],
  [{ TAG_MANAGER_ID: 'GTM-ABC1234', TAG_MANAGER_SOURCES: "'unsafe-inline'" }, /must be https origins/],
  [{ TAG_MANAGER_ID: 'GTM-ABC1234', TAG_MANAGER_SOURCES: 'https://*' }, /must be https origins/],
  [{ TAG_MANAGER_SOURCES: 'https://connect.facebook.net' }, /TAG_MANAGER_ID: needed with TAG_MANAGER_SOURCES/],
])('the settings %j are refused', (environment, problem) => {
  expect(() => readSettings(environment)).toThrow(problem);
});
