/** Assigns an e-mail address to the visitor's session, so that `/verify` shows it. */
export async function rememberEmail(email: string): Promise<void> {
  try {
    await window.fetch('/auth/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  } catch {
    // Without it the page asks for the address.
  }
}
