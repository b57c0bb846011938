import type { PictureAnnotation } from '#contract/product-pictures.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { labelHeight, labelPlaces } from './label-places.ts';

/** Where a line begins below its label, in percent of the picture from the edge. */
const lineStart = 12;

const percent = (value: number) => `${value}%`;

interface LabelsProps {
  annotations: readonly PictureAnnotation[];
}

/** The labels of a picture as a list for screen readers. */
export function LabelList({ annotations }: LabelsProps) {
  if (annotations.length === 0) return null;
  return (
    <ul aria-label={m.product_picture_details()} className="sr-only">
      {annotations.map(({ text, x, y }) => (
        <li key={`${text} ${x} ${y}`}>{text}</li>
      ))}
    </ul>
  );
}

/**
 * Labels of details over a square picture, each with a line to its detail, for eyes only. The element around it has the picture's size.
 */
export function PictureLabels({ annotations }: LabelsProps) {
  if (annotations.length === 0) return null;
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {labelPlaces(annotations).map(({ text, x, y, side, middle }) => {
        const isLeft = side === 'left';
        const line = {
          x1: percent(isLeft ? lineStart : 100 - lineStart),
          y1: percent(middle),
          x2: percent(x),
          y2: percent(y),
        };
        return (
          <g key={`${text} ${x} ${y}`}>
            <line {...line} className="stroke-surface" strokeWidth="4" />
            <line {...line} className="stroke-ink" strokeWidth="1.5" />
            <circle cx={percent(x)} cy={percent(y)} r="4.5" className="fill-brand stroke-surface" strokeWidth="2" />
            <foreignObject
              x={isLeft ? '0' : '50%'}
              y={percent(middle - labelHeight / 2)}
              width="50%"
              height={percent(labelHeight)}
            >
              {/* On desktops the arrows of the gallery are between a label and the edge. */}
              <div
                className={classNames(
                  'flex h-full items-center',
                  isLeft ? 'justify-start pl-1.5 lg:pl-15' : 'justify-end pr-1.5 lg:pr-15',
                )}
              >
                <span className="max-w-2/3 rounded-field bg-surface/90 px-1.5 py-0.5 text-xs leading-tight font-medium text-ink shadow-float md:px-2 md:text-sm lg:max-w-full">
                  <WrapAtWords>{text}</WrapAtWords>
                </span>
              </div>
            </foreignObject>
          </g>
        );
      })}
    </svg>
  );
}
