import { Globe, MapPin } from 'lucide-react';
import type { MenuItem } from '#contract/menus.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { LanguageLinks } from '../language-links.tsx';

/** Style of a link on the first level of the phone's menu. */
export const sideLinkStyle =
  'flex min-h-12 items-center gap-3 border-b border-line font-semibold -outline-offset-2 hover:text-brand';
/** Style of a link below it. */
export const sideChildLinkStyle =
  'flex min-h-11 items-center rounded-field text-sm -outline-offset-2 hover:text-brand aria-[current]:font-semibold';

/** The items of the right menu in the phone's menu: links, or accordions of their sub-items. */
export function SideMenuItems({ items }: { items: readonly MenuItem[] }) {
  return items.map(({ name, link, menus }) =>
    menus.length === 0 ? (
      <a key={`${name} ${link}`} href={localiseLink(link ?? '/')} className={sideLinkStyle}>
        {name}
      </a>
    ) : (
      <Accordion key={`${name} ${link}`} summary={name} group="side-menu-items">
        {[...(link === null ? [] : [{ name: m.shell_all_of({ name }), link }]), ...menus].map((sub) => (
          <a key={`${sub.name} ${sub.link}`} href={localiseLink(sub.link)} className={sideChildLinkStyle}>
            {sub.name}
          </a>
        ))}
      </Accordion>
    ),
  );
}

/** Languages and the nearest store, at the end of the phone's menu. */
export function SideMenuEnd() {
  return (
    <>
      <Accordion
        summary={
          <span className="flex items-center gap-3">
            <Globe aria-hidden="true" className="size-5 text-muted" />
            {m.shell_language()}
          </span>
        }
      >
        <LanguageLinks className={`${sideChildLinkStyle} pl-8`} />
      </Accordion>
      <a href={localiseLink('/store')} className={sideLinkStyle}>
        <MapPin aria-hidden="true" className="size-5 text-muted" />
        {m.shell_find_store()}
      </a>
    </>
  );
}
