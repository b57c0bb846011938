/** Under this key, React Router's `ScrollRestoration` stores where each entry of the history was left. */
export const leftPlacesKey = 'react-router-scroll-positions';

/** How far the page was scrolled when the history entry that is shown was left, by a reload too; undefined if it is new. */
export function readLeftPlace(): number | undefined {
  try {
    const places: Record<string, unknown> = JSON.parse(sessionStorage.getItem(leftPlacesKey) ?? '{}');
    const place = places[window.history.state?.key];
    return typeof place === 'number' ? place : undefined;
  } catch {
    return undefined;
  }
}
