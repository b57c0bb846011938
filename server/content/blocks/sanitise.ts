import sanitiseHtml, { type IOptions } from 'sanitize-html';

const linkHref = /^(\/(?![^?#]*\/\/|[/\\\s])|https:\/\/|mailto:|tel:|#)/;

/** The elements and attributes of rich text. Style is the storefront's; scripts, frames and forms are not content. */
const options: IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'b',
      'i',
      's',
      'sub',
      'sup',
      'br',
      'hr',
      'a',
      'blockquote',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'code'],
  ],
  allowedAttributes: {
    a: ['href'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    h2: ['id'],
    h3: ['id'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** HTML without what rich text must not have. Applied to what is stored as well, at every rendering. */
export function sanitise(html: string): string {
  return sanitiseHtml(html, options);
}

/** What `sanitise` would remove, for the editor; empty if nothing. */
export function refusedHtml(html: string): string[] {
  const refused = new Set<string>();
  const tags = options.allowedTags as string[];
  const attributes = options.allowedAttributes as Record<string, string[]>;
  sanitiseHtml(html, {
    ...options,
    onOpenTag(name, given) {
      if (!tags.includes(name)) refused.add(`<${name}>`);
      else
        for (const [attribute, value] of Object.entries(given))
          if (!attributes[name]?.includes(attribute)) refused.add(`${attribute} of <${name}>`);
          else if (attribute === 'href' && !linkHref.test(value)) refused.add(`the link ${value}`);
    },
  });
  return [...refused];
}
