// @vitest-environment happy-dom
import { zodResolver } from '@hookform/resolvers/zod';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { AddressInput } from '#contract/accounts.ts';
import { TaxpayerFields } from './taxpayer-fields.tsx';

afterEach(cleanup);

function Form() {
  const form = useForm({
    resolver: zodResolver(AddressInput),
    mode: 'onTouched',
    defaultValues: { type: 'billing', taxpayerType: 'person', taxId: null, companyName: null, branch: null },
  });
  return <TaxpayerFields form={form} />;
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
/** What is said of the fields that are not valid. */
const problems = () =>
  screen
    .queryAllByRole('textbox')
    .filter((one) => one.getAttribute('aria-invalid') === 'true')
    .map((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent);
const leave = (name: RegExp, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

const ofPerson = ['หมายเลขบัตรประชาชนหรือหนังสือเดินทางไม่ถูกต้อง'];
const ofCompany = ['เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง'];

test('what is wrong with a number is said of the taxpayer who is chosen now', async () => {
  render(<Form />);
  leave(/^เลขบัตรประชาชน/, '1234');
  await waitFor(() => expect(problems()).toEqual(ofPerson));
  choose('นิติบุคคล');
  await waitFor(() => expect(problems()).toEqual(ofCompany));
  leave(/สาขา/, '1');
  await waitFor(() => expect(problems()).toHaveLength(2));
  choose('บุคคลธรรมดา');
  await waitFor(() => expect(problems()).toEqual(ofPerson));
  choose('นิติบุคคล');
  await waitFor(() => expect(problems()).toEqual(ofCompany));
});
