/** Characters that XML 1.0 cannot contain: control characters, lone surrogates and two noncharacters. */
const invalidXmlCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text escaped for an element or an attribute. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(invalidXmlCharacters, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** An element with text content. */
export function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
