import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

/** The value of an attribute of the first element with this tag. */
function attribute(html: string, tag: string, name: string): string | undefined {
  return html.match(new RegExp(`<${tag}\\b[^>]*\\s${name}="([^"]*)"`))?.[1];
}

test('a field is named by its label', () => {
  const html = renderToStaticMarkup(<TextField label="อีเมล" name="email" />);
  expect(attribute(html, 'input', 'id')).toBe(attribute(html, 'label', 'for'));
  expect(attribute(html, 'input', 'aria-invalid')).toBeUndefined();
  expect(attribute(html, 'input', 'aria-describedby')).toBeUndefined();
});

test('an error replaces the hint and describes the field', () => {
  const html = renderToStaticMarkup(<TextField label="อีเมล" hint="name@example.com" error="อีเมลไม่ถูกต้อง" />);
  expect(html).not.toContain('name@example.com');
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  expect(attribute(html, 'input', 'aria-describedby')).toBe(attribute(html, 'p', 'id'));
});

test('a field is required unless it is marked as optional', () => {
  expect(attribute(renderToStaticMarkup(<TextField label="ชื่อ" />), 'input', 'aria-required')).toBe('true');
  const optional = renderToStaticMarkup(<TextField label="ชื่อ" optional />);
  expect(attribute(optional, 'input', 'aria-required')).toBeUndefined();
  expect(optional).toContain('(ไม่บังคับ)');
});

test('a select starts with its placeholder', () => {
  const html = renderToStaticMarkup(
    <SelectField label="จังหวัด" placeholder="เลือกจังหวัด" options={[{ value: '10', label: 'กรุงเทพมหานคร' }]} />,
  );
  expect(html).toMatch(/<option value="">เลือกจังหวัด<\/option><option value="10">กรุงเทพมหานคร<\/option>/);
});

test('a password is hidden initially', () => {
  const html = renderToStaticMarkup(<PasswordField label="รหัสผ่าน" autoComplete="current-password" />);
  expect(attribute(html, 'input', 'type')).toBe('password');
  expect(attribute(html, 'button', 'aria-pressed')).toBe('false');
});
