import type { BlockProps } from './block-view.ts';

/** Text of an editor, sanitised by the server. */
export function RichText({ data: { html } }: BlockProps<'rich_text'>) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it is stored and when it is read
    <div className="rich-text max-w-prose" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
