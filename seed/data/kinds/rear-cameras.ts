import type { Localised } from '../../types.ts';
import { text } from '../text.ts';

const roles: Record<string, Localised> = {
  m: text('หลัก', 'main'),
  u: text('อัลตร้าไวด์', 'ultra wide'),
  t: text('เทเลโฟโต้', 'telephoto'),
  c: text('มาโคร', 'macro'),
  d: text('วัดระยะ', 'depth'),
};

interface RearCamera {
  megapixels: number;
  role: Localised;
  /** Optical zoom of a telephoto. */
  zoom?: number;
}

/** Parses `50m+8u+50t3`: megapixels and role of each camera, with the zoom factor of a telephoto. */
export const rearCameras = (short: string): RearCamera[] =>
  short.split('+').map((part) => {
    const [, megapixels, letter = '', zoom] = /^(\d+)([a-z])([\d.]+)?$/.exec(part) ?? [];
    const role = roles[letter];
    if (!megapixels || !role) throw new Error(`${part} is no camera`);
    return { megapixels: Number(megapixels), role, ...(zoom && { zoom: Number(zoom) }) };
  });

export const camerasText = (cameras: readonly RearCamera[]): Localised => {
  const of = (language: keyof Localised, times: string) =>
    cameras
      .map(({ megapixels, role, zoom }) => `${megapixels}MP ${role[language]}${zoom ? ` ${zoom}${times}` : ''}`)
      .join(' + ');
  return text(of('th', ' เท่า'), of('en', 'x'));
};
