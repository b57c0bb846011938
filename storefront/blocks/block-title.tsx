import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** The heading of a block. */
export function BlockTitle({ id, children }: { id?: string; children: string }) {
  return (
    <h2 id={id} className="text-xl font-semibold text-pretty">
      <WrapAtWords>{children}</WrapAtWords>
    </h2>
  );
}
