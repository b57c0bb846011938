import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { BlockProps } from './block-view.ts';

/** A table; wide ones scroll sideways. */
export function Table({ data: { caption, headings, rows } }: BlockProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full text-left text-sm">
        <caption className="pb-3 text-left text-xl font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            {headings.map((heading) => (
              <th key={heading} scope="col" className="py-2.5 pr-4 font-semibold">
                <WrapAtWords>{heading}</WrapAtWords>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading = '', ...cells]) => (
            <tr key={[heading, ...cells].join('|')} className="border-b border-line align-top">
              <th scope="row" className="py-2.5 pr-4 font-medium">
                <WrapAtWords>{heading}</WrapAtWords>
              </th>
              {cells.map((cell, column) => (
                <td key={headings[column + 1]} className="py-2.5 pr-4 text-muted">
                  <WrapAtWords>{cell}</WrapAtWords>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
