import type { CodeProvider } from '#contract/social-sign-in.ts';

/** Somebody with an account at a test provider. */
export interface TestPerson {
  name: string;
  email?: string;
  isEmailVerified?: boolean;
  /** The domain of the organisation that the account at Google belongs to. */
  hostedDomain?: string;
}

/** Those whom the page of each provider offers. */
const testPersons: Record<CodeProvider, readonly TestPerson[]> = {
  line: [{ name: 'มะลิ' }, { name: 'ต้นกล้า', email: 'tonkla@mail.example' }],
  google: [
    { name: 'Ploy Wattana', email: 'ploy.wattana@gmail.com', isEmailVerified: true },
    { name: 'Kanya Office', email: 'kanya@office.example', isEmailVerified: true, hostedDomain: 'office.example' },
    { name: 'Anan Suksai', email: 'anan@mail.example' },
  ],
  facebook: [{ name: 'Nida Chai', email: 'nida@mail.example' }, { name: 'Somsak Dee' }],
};

const names: Record<CodeProvider, string> = { line: 'LINE', google: 'Google', facebook: 'Facebook' };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The page on which a person agrees; `request` is the query that it was opened with. */
export function testProviderPage(provider: CodeProvider, request: URLSearchParams): string {
  const link = (label: string, answer: Record<string, string>) => {
    const query = new URLSearchParams([...request, ...Object.entries(answer)]);
    return `<a href="?${escapeHtml(String(query))}">${escapeHtml(label)}</a>`;
  };
  const persons = testPersons[provider].map((person) =>
    link([person.name, person.email].filter(Boolean).join(' · '), answerOf(person)),
  );
  const hidden = [...request].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const title = `${names[provider]} (test provider)`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body{font:18px/1.5 system-ui,sans-serif;max-width:24rem;margin:2rem auto;padding:0 1rem;display:grid;gap:1rem}
a,button{display:block;width:100%;box-sizing:border-box;padding:.75rem 1rem;border:1px solid #566074;border-radius:.5rem;background:#fff;color:#0e1726;font:inherit;text-align:left;text-decoration:none;cursor:pointer}
label{display:grid;gap:.25rem}input{font:inherit;padding:.5rem}form{display:grid;gap:.75rem}p{margin:0}
</style>
<h1>${title}</h1>
<p>This is not ${names[provider]}: it stands in for it while the shop is developed. Choose who signs in.</p>
${persons.join('\n')}
<form><label>Name<input name="name" required></label><label>Email<input name="email" type="email"></label>
<label><span><input type="checkbox" name="verified" value="yes"> Email is verified</span></label>${hidden.join('')}<button>Continue as this person</button></form>
${link('Cancel', { cancel: 'yes' })}
</html>`;
}

function answerOf({ name, email, isEmailVerified, hostedDomain }: TestPerson): Record<string, string> {
  return {
    name,
    ...(email ? { email } : {}),
    ...(isEmailVerified ? { verified: 'yes' } : {}),
    ...(hostedDomain ? { hd: hostedDomain } : {}),
  };
}

/** What was pressed on the page: a person, `cancelled`, or nothing yet. */
export function readAnswer(query: URLSearchParams): TestPerson | 'cancelled' | undefined {
  if (query.has('cancel')) return 'cancelled';
  const name = query.get('name');
  if (!name) return undefined;
  return {
    name,
    email: query.get('email') || undefined,
    isEmailVerified: query.has('verified'),
    hostedDomain: query.get('hd') || undefined,
  };
}
