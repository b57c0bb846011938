import type { Cookie, CookieGroup } from '#contract/consent.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** The groups of the policy, each with a table of its cookies. */
export function CookieGroups({ groups }: { groups: readonly CookieGroup[] }) {
  return groups.map(({ groupCode, groupName, groupDesc, cookieList }) => {
    const cookies = Object.entries(cookieList).flatMap(([provider, list]) =>
      list.map((cookie) => ({ ...cookie, provider })),
    );
    return (
      <section key={groupCode} aria-labelledby={groupCode} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id={groupCode} className="text-lg font-semibold">
          {groupName} <span className="text-sm font-normal text-muted">{groupCode}</span>
        </h2>
        <p className="max-w-prose text-sm text-pretty">
          <WrapAtWords>{groupDesc}</WrapAtWords>
        </p>
        {cookies.length === 0 ? (
          <p className="text-sm text-muted">
            <WrapAtWords>{m.consent_none()}</WrapAtWords>
          </p>
        ) : (
          <CookieTable name={groupName} cookies={cookies} />
        )}
      </section>
    );
  });
}

const kindNames: Record<Cookie['kind'], () => string> = {
  cookie: m.consent_kind_cookie,
  local_storage: m.consent_kind_local_storage,
  session_storage: m.consent_kind_session_storage,
  cache: m.consent_kind_cache,
};

const head = 'py-2 pr-4 font-semibold whitespace-nowrap';
const cell = 'py-2 pr-4 max-sm:block max-sm:py-0 max-sm:pr-0';

/** On phones a cookie is a block of lines. */
function CookieTable({ name, cookies }: { name: string; cookies: readonly (Cookie & { provider: string })[] }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{name}</caption>
      <thead className="border-b border-edge max-sm:sr-only">
        <tr>
          <th scope="col" className={head}>
            {m.consent_column_name()}
          </th>
          <th scope="col" className={head}>
            {m.consent_column_provider()}
          </th>
          <th scope="col" className={head}>
            {m.consent_column_purpose()}
          </th>
          <th scope="col" className={head}>
            {m.consent_column_lifetime()}
          </th>
        </tr>
      </thead>
      <tbody>
        {cookies.map(({ name: cookie, kind, provider, purpose, lifetime }) => (
          <tr key={`${kind} ${cookie}`} className="border-b border-line align-top max-sm:block max-sm:py-3">
            <th scope="row" className={`${cell} font-medium break-all sm:w-[26%]`}>
              {cookie}
              <span className="block text-xs font-normal text-muted">{kindNames[kind]()}</span>
            </th>
            <td className={`${cell} text-muted sm:w-[18%]`}>{provider}</td>
            <td className={`${cell} text-pretty`}>
              <WrapAtWords>{purpose}</WrapAtWords>
            </td>
            <td className={`${cell} text-muted sm:w-[18%]`}>{lifetime}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
