import { hostCookieName, readCookies, readHostCookie } from '#storefront/request/cookie-names.ts';

const isSecure = () => window.location.protocol === 'https:';

/** The cookie with the cart's id: session cookie, path `/`, lax. Browser only. */
export interface CartCookie {
  read(): string | undefined;
  /** Undefined removes it. */
  write(cartId: string | undefined): void;
}

export const cartCookie: CartCookie = {
  read: () => readHostCookie(readCookies(document.cookie), 'cid', { secure: isSecure(), now: Date.now() }),
  write(cartId) {
    const secure = isSecure();
    const attributes = `; path=/; samesite=lax${secure ? '; secure' : ''}`;
    const end = '; max-age=0';
    document.cookie = `${hostCookieName('cid', secure)}=${encodeURIComponent(cartId ?? '')}${attributes}${cartId === undefined ? end : ''}`;
    // The cart of the earlier name has become this one, or is gone.
    if (secure) document.cookie = `cid=${attributes}${end}`;
  },
};
