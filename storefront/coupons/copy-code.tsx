import { m } from '#storefront/i18n/paraglide/messages.js';
import { showToast } from '#storefront/ui/toast-list.ts';

/** A coupon's code with a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      showToast(m.coupon_code_copied(), 'success');
    } catch {
      showToast(m.coupon_code_not_copied());
    }
  };
  return (
    <div className="flex min-h-11 items-stretch overflow-hidden rounded-field border border-dashed border-edge">
      <span className="figures flex min-w-0 items-center overflow-x-auto px-3 text-sm font-bold select-all">
        {code}
      </span>
      <button
        type="button"
        onClick={() => void copy()}
        className="shrink-0 border-l noscript:hidden border-dashed border-edge px-3 text-sm font-semibold text-brand -outline-offset-2 hover:bg-brand-soft"
      >
        {m.coupon_copy()}
        <span className="sr-only"> {code}</span>
      </button>
    </div>
  );
}
