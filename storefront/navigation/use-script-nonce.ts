import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/** The nonce of an inline script of the page, by which the content security policy knows it; undefined in browsers. */
export function useScriptNonce(): string | undefined {
  return useContext(FrameworkContext)?.nonce;
}
