import { Outlet } from 'react-router';
import { ErrorPage } from './error-page.tsx';

export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
