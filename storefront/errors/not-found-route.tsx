import { data } from 'react-router';

export function loader() {
  throw data(null, { status: 404 });
}

/** Never shown, since the loader always throws. A route without a component would return bare data. */
export default function NotFound() {
  return null;
}
