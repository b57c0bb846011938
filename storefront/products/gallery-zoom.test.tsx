// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import GalleryZoom from './gallery-zoom.tsx';

afterEach(cleanup);

const pictures = ['front', 'side', 'back'].map((view) => ({
  url: `/images/lamp-${view}.svg`,
  alt: null,
  annotations: [],
}));

/** Opens the second of three pictures. Returns what receives touches, and the index that was asked for. */
function openSecond() {
  const onShow = vi.fn<(index: number) => void>();
  render(
    <GalleryZoom
      open
      onClose={() => {}}
      name="Lamp"
      pictures={pictures}
      shown={1}
      onShow={onShow}
      loadedUrl={() => undefined}
    />,
  );
  return { picture: screen.getByRole('button', { name: 'ขยายรูป' }), onShow };
}

function swipe(picture: HTMLElement, right: number, down: number): void {
  fireEvent.touchStart(picture, { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 200 + right, clientY: 200 + down }] });
}

test.each([
  ['to the left', -50, 2],
  ['to the right', 50, 0],
])('a swipe %s shows the neighbouring picture', (_, right, index) => {
  const { picture, onShow } = openSecond();
  swipe(picture, right, 10);
  expect(onShow.mock.calls).toEqual([[index]]);
});

test.each([
  ['a short one', -49, 0],
  ['one that goes down', -60, 60],
])('%s is no swipe', (_, right, down) => {
  const { picture, onShow } = openSecond();
  swipe(picture, right, down);
  expect(onShow).not.toHaveBeenCalled();
});

test('a finger moves over an enlarged picture without changing it', () => {
  const { picture, onShow } = openSecond();
  fireEvent.click(picture);
  expect(picture.getAttribute('aria-pressed')).toBe('true');
  swipe(picture, -200, 0);
  expect(onShow).not.toHaveBeenCalled();
});

test('two fingers pinch instead of swiping', () => {
  const { picture, onShow } = openSecond();
  const fingers = [
    { clientX: 200, clientY: 200 },
    { clientX: 260, clientY: 200 },
  ];
  fireEvent.touchStart(picture, { touches: fingers });
  fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 20, clientY: 200 }] });
  expect(onShow).not.toHaveBeenCalled();
});
