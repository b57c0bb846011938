/** What a product's page shows, as far as fault tests care: its status, and which of some texts are on it. */
export async function shownAt(origin: string, slug: string, texts: string[]): Promise<string> {
  const answer = await fetch(`${origin}/en/product/${slug}`);
  const page = await answer.text();
  return [answer.status, ...texts.filter((text) => page.includes(text))].join(' ');
}
