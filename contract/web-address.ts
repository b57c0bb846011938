/**
 * Whether mail programs could turn a part of a text into a link: `https://…`, `www.…`, an e-mail address, or a dot between letters as in
 * `shop.example`. Thai titles such as `ดร.สมชาย` are no links, because no domain ends like that.
 */
export function hasWebAddress(text: string): boolean {
  // Wide letters and dots, and characters without width, as browsers read them.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.');
  return (
    /https?:|:\/\/|www\.|@/i.test(plain) ||
    /[\p{L}\p{M}\p{N}-]\.(?:(?!\p{Script=Thai})[\p{L}\p{N}-]){2}/u.test(plain) ||
    /\.(?:ไทย|คอม)(?!\p{Script=Thai})/u.test(plain)
  );
}
