/** Whether the cart icon opens the mini cart here, which it does not on checkout and cart page. */
export function cartOpensDrawer(pathname: string): boolean {
  return !/^(\/en)?\/(checkout|cart)(\/|$)/.test(pathname);
}
