/**
 * A text that wraps at its spaces only, such as a Thai address, in which browsers would separate แขวง and its name. No-break
 * spaces do not wrap.
 */
export function WrapAtSpaces({ children }: { children: string }) {
  return children.split(/( +)/).map((part, index) =>
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
