import { checkContent, pathsWithoutPage } from '../../content/content.ts';
import { pictureFinder } from '../../images/images.ts';
import { hasCookiePolicy } from '../queries.ts';
import { type Check, firstAndCount, notReady, ready } from './check.ts';

const policies = { '/help/terms': 'terms and conditions', '/help/privacy': 'privacy policy' };

/** What shoppers read. */
export const contentChecks: readonly Check[] = [
  {
    name: 'Terms and policies',
    async run({ db, clock }) {
      const absent = await pathsWithoutPage(db, Object.keys(policies), clock());
      const missing = Object.entries(policies).flatMap(([path, name]) => (absent.has(path) ? `${name} (${path})` : []));
      if (!(await hasCookiePolicy(db))) missing.push('cookie policy');
      return missing.length > 0
        ? notReady(
            `missing: ${missing.join(', ')}`,
            'npm run shop -- content import FILE, npm run shop -- cookie-policy import FILE',
          )
        : ready('terms, privacy policy and cookie policy are there');
    },
  },
  {
    name: 'Links and pictures',
    async run({ db, clock, settings }) {
      const findings = await checkContent({ db, clock, hasPicture: pictureFinder(settings, clock) });
      const dead = findings.flatMap(({ severity, place, problem }) =>
        severity === 'dead' ? `${place}: ${problem}` : [],
      );
      return dead.length > 0
        ? notReady(`dead: ${firstAndCount(dead)}`, 'npm run shop -- content check lists them')
        : ready('of content lead somewhere');
    },
  },
];
