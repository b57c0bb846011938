/** Whether the cart icon opens the mini cart here; checkout and the cart itself have the page (spec 2). */
export function cartOpensDrawer(pathname: string): boolean {
  return !/^(\/en)?\/(checkout|cart)(\/|$)/.test(pathname);
}
