import { useRevalidator } from 'react-router';

/** How long the shop may take to answer, in milliseconds. */
const timeoutMs = 15_000;

/**
 * Loads the data of the page again. While the shop does not answer, the page stays as it is: the router would replace it by the error page.
 * Resolves to whether it was loaded.
 */
export function useDataReload(): () => Promise<boolean> {
  const { revalidate } = useRevalidator();
  return async () => {
    if (!(await answers(window.location.href))) return false;
    await revalidate();
    return true;
  };
}

/** Whether the page can be loaded now; a redirect, such as to the sign-in, is an answer. */
function answers(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
