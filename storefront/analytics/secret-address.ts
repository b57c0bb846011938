/**
 * Whether the address of a page is a secret: that of a shared wishlist, or of a preview. The tag manager would report it with every event.
 */
export function isSecretAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return /^(?:\/en)?\/wishlist\/./.test(pathname) || new URLSearchParams(search).has('previewKey');
}
