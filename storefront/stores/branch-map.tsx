import { Link } from 'react-router';
import { formatNumber } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import type { MapData } from './map-data.ts';
import { type MapPoint, mapPoint, type Position } from './map-projection.ts';
import mapFile from './thailand.svg?url';

export interface BranchMapProps {
  map: MapData;
  /** Accessible name. */
  label: string;
  /** The URL of the list of a province. */
  provinceHref: (id: number) => string;
  /** Where the shopper is. */
  position?: Position | undefined;
  /** The page's own branch. */
  here?: MapPoint;
}

/** Provinces and branches on a map of Thailand, whose shapes are in a file that browsers keep. */
export function BranchMap({ map, label, provinceHref, position, here }: BranchMapProps) {
  const { area, province, provinces, branches, dots } = map;
  // A tall map is as high as its box, which is about 600 px; a pixel in units of the map:
  const pixel = Math.max(area.height / 560, area.width / 380);
  return (
    <svg
      viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
      className="size-full rounded-card border border-line bg-ground"
      strokeLinejoin="round"
      strokeLinecap="round"
      fill="none"
    >
      <title>{label}</title>
      <use href={`${mapFile}#thailand`} className="fill-surface stroke-line" strokeWidth={pixel} />
      {provinces.map(({ id, label: name, count }) => (
        <Link
          key={id}
          to={provinceHref(id)}
          preventScrollReset
          aria-label={m.stores_map_province({ name, count: formatNumber(count) })}
          className="group outline-none"
        >
          <title>{m.stores_map_province({ name, count: formatNumber(count) })}</title>
          <Province
            id={id}
            width={pixel}
            className="fill-brand-soft stroke-mist group-hover:fill-accent-soft group-focus-visible:fill-accent group-focus-visible:stroke-ink"
          />
        </Link>
      ))}
      {province !== null && <Province id={province} width={pixel} className="fill-accent-soft stroke-edge" />}
      <path d={dots} strokeWidth={9 * pixel} className="pointer-events-none stroke-surface" />
      <path d={dots} strokeWidth={7 * pixel} className="pointer-events-none stroke-brand" />
      {branches.map(({ x, y, slug, name }) => (
        <Link key={slug} to={localeHref('/store/:slug', { slug })} aria-label={name} className="group outline-none">
          <title>{name}</title>
          <circle cx={x} cy={y} r={12 * pixel} className="fill-surface/0" />
          <circle
            cx={x}
            cy={y}
            r={6 * pixel}
            strokeWidth={2 * pixel}
            className="fill-brand stroke-surface group-hover:fill-ink group-focus-visible:fill-ink group-focus-visible:stroke-accent"
          />
        </Link>
      ))}
      {here && <Marker point={here} pixel={pixel} className="fill-sale stroke-surface" />}
      {position && <Marker point={mapPoint(position)} pixel={pixel} className="fill-accent stroke-ink" />}
    </svg>
  );
}

function Province({ id, width, className }: { id: number; width: number; className: string }) {
  return <use href={`${mapFile}#province-${id}`} strokeWidth={width} className={className} />;
}

function Marker({ point: { x, y }, pixel, className }: { point: MapPoint; pixel: number; className: string }) {
  return <circle cx={x} cy={y} r={9 * pixel} strokeWidth={3 * pixel} className={`pointer-events-none ${className}`} />;
}
