import type { AppContext } from '../../app-context.ts';
import { isOpen, windowOf } from '../page-rules.ts';
import { canonicalLinkPath } from '../rules.ts';
import { linkContentPaths, otherSources, type PageSource, pageSources, type SourceRow } from './check-queries.ts';
import { pathsWithoutPage } from './page-kinds.ts';
import { languageRemark, type Reference, referencesIn } from './references.ts';

/** A dead link or picture, or a remark about content that is not shown. */
export interface Finding {
  severity: 'dead' | 'remark';
  /** For the operator: `page / block hero: slides[0].link`. */
  place: string;
  problem: string;
}

interface CheckContext extends Pick<AppContext, 'db' | 'clock'> {
  /** Whether there is a picture, by its path below `/images/`. */
  hasPicture: (path: string) => Promise<boolean>;
}

interface Found extends Reference {
  source: string;
}

/** Checks all content of the shop. Links to other sites are checked by their form only. */
export async function checkContent({ db, clock, hasPicture }: CheckContext): Promise<Finding[]> {
  const now = clock();
  const ended: Finding[] = [];
  const sources: SourceRow[] = [];
  for (const page of await pageSources(db)) {
    if (page.endsAt !== null && page.endsAt <= now) ended.push(endedFinding(`page ${page.path}`, page.endsAt));
    else sources.push(...blockSources(page, now, ended));
  }
  sources.push(...(await otherSources(db, now)));
  const found = sources.flatMap(({ name, value }) =>
    referencesIn(value).map((reference): Found => ({ ...reference, source: name })),
  );
  const textPaths = await linkContentPaths(db);
  const internal = found.filter(({ kind, target }) => kind === 'link' && target.startsWith('/'));
  const missing = await pathsWithoutPage(
    db,
    [...internal.map(({ target }) => canonicalLinkPath(target)), ...textPaths],
    now,
  );
  const problems: Finding[] = [];
  // One after the other: pictures may be on another host.
  for (const reference of found) {
    const problem = await problemOf(reference, missing, hasPicture);
    if (problem !== undefined) problems.push(findingOf(reference, problem));
  }
  const unused = textPaths.flatMap((path): Finding[] =>
    missing.has(path) ? [{ severity: 'remark', place: `link ${path}`, problem: noSuch(missing.get(path)) }] : [],
  );
  return [...problems, ...unused, ...ended];
}

/** The blocks of a page that have not ended; those that have are reported. */
function blockSources({ path, image, blocks }: PageSource, now: Date, ended: Finding[]): SourceRow[] {
  const sources: SourceRow[] = [{ name: `page ${path}`, value: { image } }];
  for (const block of blocks) {
    const name = `page ${path} block ${block.id}`;
    const { endsAt } = windowOf(block);
    if (endsAt === null || isOpen({ startsAt: null, endsAt }, now)) sources.push({ name, value: block.data });
    else ended.push(endedFinding(name, endsAt));
  }
  return sources;
}

function endedFinding(place: string, endsAt: Date): Finding {
  return { severity: 'remark', place, problem: `ended at ${endsAt.toISOString()}` };
}

function findingOf({ kind, source, place }: Found, problem: string): Finding {
  return { severity: kind === 'missing-language' ? 'remark' : 'dead', place: `${source}: ${place}`, problem };
}

const noSuch = (kind: string | undefined) => `there is no such ${kind}`;

async function problemOf(
  { kind, target }: Found,
  missing: ReadonlyMap<string, string>,
  hasPicture: CheckContext['hasPicture'],
): Promise<string | undefined> {
  if (kind === 'missing-language') return languageRemark(target);
  if (target.startsWith('/images/'))
    return (await hasPicture(target.slice('/images/'.length))) ? undefined : `${target}: there is no such picture`;
  if (kind === 'picture' && !target.startsWith('https://'))
    return `${target}: must be a path such as /images/banners/sale-wide.png`;
  if (!target.startsWith('/')) return isExternalLink(target) ? undefined : `${target}: is not a valid address`;
  if (/^\/en(?:\/|$)/.test(target)) return `${target}: must be written without the language`;
  const path = canonicalLinkPath(target);
  return missing.has(path) ? `${target}: ${noSuch(missing.get(path))}` : undefined;
}

/** Whether a link that is no path of the shop has a valid form: another site, a mail address, a phone number or an anchor. */
function isExternalLink(link: string): boolean {
  if (/^(?:mailto:[^@\s]+@[^@\s]+\.[^@\s]+|tel:\+?[\d-]+|#\S+)$/.test(link)) return true;
  return link.startsWith('https://') && (URL.parse(link)?.hostname.includes('.') ?? false);
}
