// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FormNotice } from './form-notice.tsx';
import { useFocusOnInvalid } from './use-focus-on-invalid.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Form({ submitCount, isInvalid = false }: { submitCount: number; isInvalid?: boolean }) {
  return (
    <form ref={useFocusOnInvalid(submitCount)}>
      {submitCount > 0 && <FormNotice>กรุณาเข้าสู่ระบบ</FormNotice>}
      <input aria-invalid={isInvalid} />
      <button type="submit">บันทึก</button>
    </form>
  );
}

test.each([
  ['the error of the whole form, far above the pressed button', false, 'P'],
  ['the first invalid field', true, 'INPUT'],
])('a refused form shows %s', (_what, isInvalid, shown) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(<Form submitCount={0} />);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<Form submitCount={1} isInvalid={isInvalid} />);
  expect(scroll.mock.contexts).toMatchObject([{ tagName: shown }]);
});
