import iconUrl from '#brand/icon.svg';
import logoUrl from '#brand/logo.svg';
import { shop } from '#contract/shop.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

const height = 36;

function Name() {
  return <span className="text-xl leading-none font-bold tracking-tight">{shop.name[getLocale()]}</span>;
}

/** The shop's logo, on a light ground. */
export function Logo() {
  const { width, withName } = shop.logo;
  return (
    <span className="flex items-center gap-2.5">
      <img src={logoUrl} alt={withName ? '' : shop.name[getLocale()]} width={width} height={height} />
      {withName && <Name />}
    </span>
  );
}

/** Icon and name, on any ground: the name has the colour of the text around it. */
export function IconAndName() {
  return (
    <span className="flex items-center gap-2.5">
      <img src={iconUrl} alt="" width={height} height={height} />
      <Name />
    </span>
  );
}

/** The logo in the header, which leads home. */
export function HomeLink() {
  return (
    <a href={localiseLink('/')} className="flex min-h-11 items-center rounded-field">
      <Logo />
      <span className="sr-only">{m.shell_home()}</span>
    </a>
  );
}
