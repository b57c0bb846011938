import { parseCookie } from 'cookie';

const name = 'cid';

/** The cookie with the cart's id: session cookie, path `/`, lax. Browser only. */
export interface CartCookie {
  read(): string | undefined;
  /** Undefined removes it. */
  write(cartId: string | undefined): void;
}

export const cartCookie: CartCookie = {
  read: () => parseCookie(document.cookie)[name] || undefined,
  write(cartId) {
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    const age = cartId === undefined ? '; max-age=0' : '';
    document.cookie = `${name}=${encodeURIComponent(cartId ?? '')}; path=/; samesite=lax${secure}${age}`;
  },
};
