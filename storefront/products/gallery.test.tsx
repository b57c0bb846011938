// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

afterEach(cleanup);

const front = { url: '/images/lamp-front.svg', alt: null, annotations: [] };
const detail = {
  url: '/images/lamp-detail.svg',
  alt: 'the switch and the joint',
  annotations: [
    { text: 'Switch', x: 30, y: 40 },
    { text: 'Joint', x: 70, y: 60 },
  ],
};

test('a picture is named by its number, the product and what it shows', () => {
  render(<Gallery name="Lamp" pictures={[front, detail]} />);
  expect(screen.getByRole('img', { name: 'รูปที่ 1 จาก 2 ของ Lamp' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'รูปที่ 2 จาก 2 ของ Lamp – the switch and the joint' })).toBeDefined();
});

test('the labels of a picture are a list, and those over it are for eyes only', () => {
  render(<Gallery name="Lamp" pictures={[front, detail]} />);
  const [list, ...others] = screen.getAllByRole('list', { name: 'รายละเอียดในรูป' });
  expect(others).toEqual([]);
  expect(
    list &&
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
  ).toEqual(['Switch', 'Joint']);
});

test('a gallery without labels has no list of them', () => {
  render(<Gallery name="Lamp" pictures={[front]} />);
  expect(screen.queryByRole('list', { name: 'รายละเอียดในรูป' })).toBeNull();
});
