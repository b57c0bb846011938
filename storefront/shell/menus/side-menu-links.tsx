import { Globe, MapPin } from 'lucide-react';
import type { MenuItem } from '#contract/menus.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { LanguageLinks } from '../language-links.tsx';

/** The items of the right menu in the phone's menu: links, or accordions of their sub-items. */
export function SideMenuItems({ items }: { items: readonly MenuItem[] }) {
  return items.map(({ name, link, menus }) =>
    menus.length === 0 ? (
      <a key={`${name} ${link}`} href={localiseLink(link ?? '/')} className="side-menu-link">
        {name}
      </a>
    ) : (
      <Accordion key={`${name} ${link}`} summary={name} group="side-menu-items">
        {[...(link === null ? [] : [{ name: m.shell_all_of({ name }), link }]), ...menus].map((sub) => (
          <a key={`${sub.name} ${sub.link}`} href={localiseLink(sub.link)} className="side-menu-child-link">
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
        <LanguageLinks className="side-menu-child-link pl-8" />
      </Accordion>
      <a href={localiseLink('/store')} className="side-menu-link">
        <MapPin aria-hidden="true" className="size-5 text-muted" />
        {m.shell_find_store()}
      </a>
    </>
  );
}
