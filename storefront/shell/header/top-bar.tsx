import { ChevronDown, Globe, MapPin, Phone } from 'lucide-react';
import { memo } from 'react';
import { formatPhone } from '#contract/phone-number.ts';
import { shop } from '#contract/shop.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { LanguageLinks, languageNames } from '../language-links.tsx';
import { HoverPopover } from '../menus/hover-popover.tsx';

const item = 'flex h-10 items-center gap-2 rounded-tight px-2 hover:text-accent';

/** The desktop's top row: phone number, nearest store and language. */
export const TopBar = memo(function TopBar() {
  return (
    <div className="bg-ink text-xs text-surface">
      <div className="page-column flex items-center justify-between">
        <a href={`tel:${shop.contactPhone}`} className={`${item} -ml-2`}>
          <Phone aria-hidden="true" className="size-4" />
          <span>
            {m.shell_call_us()} <span className="figures font-semibold">{formatPhone(shop.contactPhone)}</span>
          </span>
        </a>
        <div className="flex items-center gap-4">
          <a href={localiseLink('/store')} className={item}>
            <MapPin aria-hidden="true" className="size-4" />
            {m.shell_find_store()}
          </a>
          <HoverPopover
            triggerClass={`${item} -mr-2`}
            trigger={
              <>
                <Globe aria-hidden="true" className="size-4" />
                <span className="sr-only">{m.shell_language()}</span>
                {languageNames[getLocale()]}
                <ChevronDown aria-hidden="true" className="size-4" />
              </>
            }
          >
            <LanguageLinks className="popover-item" />
          </HoverPopover>
        </div>
      </div>
    </div>
  );
});
