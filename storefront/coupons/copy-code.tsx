import { m } from '#storefront/i18n/paraglide/messages.js';
import { copyText } from '#storefront/ui/copy-text.ts';

/** A coupon's code with a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  return (
    <div className="flex min-h-12 items-stretch overflow-hidden rounded-field border border-dashed border-edge">
      <span className="figures flex min-w-0 items-center overflow-x-auto px-3 text-sm font-bold select-all">
        {code}
      </span>
      <button
        type="button"
        onClick={() => void copyText(code, { copied: m.coupon_code_copied(), failed: m.coupon_code_not_copied() })}
        className="shrink-0 border-l noscript:hidden border-dashed border-edge px-3 text-sm font-semibold text-brand -outline-offset-2 hover:bg-brand-soft"
      >
        {m.coupon_copy()}
        <span className="sr-only"> {code}</span>
      </button>
    </div>
  );
}
