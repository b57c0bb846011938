/**
 * A text that wraps at its spaces only, and not before a number, such as a Thai address: browsers would separate แขวง and its
 * name, or leave the postcode on a line of its own. No-break spaces do not wrap.
 */
export function WrapAtSpaces({ children }: { children: string }) {
  return children.split(/( +)(?!\d+(?: |$))/).map((part, index) =>
    index % 2 === 1 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other key.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
