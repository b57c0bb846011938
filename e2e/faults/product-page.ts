/** Fetches the English page of a product, and returns its HTTP status and which of the texts it contains, separated by spaces. */
export async function productPageSummary(origin: string, slug: string, texts: string[]): Promise<string> {
  const response = await fetch(`${origin}/en/product/${slug}`);
  const page = await response.text();
  return [response.status, ...texts.filter((text) => page.includes(text))].join(' ');
}
