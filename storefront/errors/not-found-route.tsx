import { data } from 'react-router';

export function loader() {
  throw data(null, { status: 404 });
}

/** Never shown: the loader hands over to the error page. A page without a component would answer bare data. */
export default function NotFound() {
  return null;
}
