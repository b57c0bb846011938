import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { wrapHtmlAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { BlockProps } from './block-view.ts';

/** Text of an editor, sanitised by the server. */
export function RichText({ data: { html } }: BlockProps<'rich_text'>) {
  // Links of editors are without the language, as all links of content.
  const localised = html.replace(
    /(<a href=")(\/[^"]*)/g,
    (_, start: string, link: string) => start + localiseLink(link),
  );
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it is stored and when it is read
    <div className="rich-text max-w-prose" dangerouslySetInnerHTML={{ __html: wrapHtmlAtWords(localised) }} />
  );
}
