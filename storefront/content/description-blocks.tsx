import type { DescriptionBlock } from '#contract/products.ts';
import { Picture } from '#storefront/ui/picture.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** The blocks of a description: of a product, a brand or a page. */
export function DescriptionBlocks({ blocks }: { blocks: readonly DescriptionBlock[] }) {
  return (
    <div className="grid max-w-prose gap-4">
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: DescriptionBlock }) {
  switch (block.type) {
    case 'header':
      return (
        <h3 className="mt-2 text-lg font-semibold first:mt-0">
          <WrapAtWords>{block.data.text}</WrapAtWords>
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <WrapAtWords>{block.data.text}</WrapAtWords>
        </p>
      );
    case 'image':
      return (
        <Picture
          src={block.data.url}
          alt={block.data.caption}
          width={640}
          height={640}
          sizes="(width >= 48rem) 480px, 92vw"
          className="aspect-square w-full max-w-120 rounded-card bg-ground"
        />
      );
    case 'list':
      return (
        <ul className="grid list-disc gap-1.5 pl-6 marker:text-brand">
          {block.data.items.map((item) => (
            <li key={item}>
              <WrapAtWords>{item}</WrapAtWords>
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table className="w-full text-left text-sm">
          <tbody>
            {block.data.rows.map(([heading = '', ...cells]) => (
              <tr key={heading} className="border-b border-line align-top">
                <th scope="row" className="py-2.5 pr-4 font-medium">
                  <WrapAtWords>{heading}</WrapAtWords>
                </th>
                {cells.map((cell) => (
                  <td key={cell} className="py-2.5 text-muted">
                    <WrapAtWords>{cell}</WrapAtWords>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}
