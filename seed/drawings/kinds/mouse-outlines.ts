import { tones } from '../colour.ts';
import type { MouseForm } from '../model-forms.ts';
import type { Art } from '../sketch.ts';

type Outline = NonNullable<MouseForm['outline']> | 'trackball';

/** The outlines from above, around (0, 0), the buttons up. */
const OUTLINES: Readonly<Record<Outline, string>> = {
  compact:
    'M0 -290C110 -290 168 -232 172 -120C176 -20 186 70 184 140C180 240 110 300 0 300S-180 240 -184 140C-186 70 -176 -20 -172 -120C-168 -232 -110 -290 0 -290z',
  symmetric:
    'M-76 -300H76C136 -296 170 -262 170 -190C170 -100 152 -40 156 40C160 110 176 150 170 206C158 272 92 304 0 304S-158 272 -170 206C-176 150 -160 110 -156 40C-152 -40 -170 -100 -170 -190C-170 -262 -136 -296 -76 -300z',
  ergonomic:
    'M-84 -292C-20 -304 60 -308 108 -296C166 -278 184 -226 182 -160C178 -80 168 -20 180 60C190 130 192 190 170 226C140 284 80 306 6 304C-90 302 -166 268 -186 186C-198 124 -180 70 -172 20C-162 -50 -190 -110 -184 -190C-178 -256 -142 -284 -84 -292z',
  waisted:
    'M-60 -300L60 -300C130 -296 176 -262 180 -190C184 -110 158 -50 166 20C176 90 200 130 194 190C184 262 100 304 0 304S-184 262 -194 190C-200 130 -176 90 -166 20C-158 -50 -184 -110 -180 -190C-176 -262 -130 -296 -60 -300z',
  angular:
    'M-70 -300H84L158 -276L184 -190L160 -60L176 60L194 170L158 258L70 304H-30L-130 278L-196 210L-242 140L-236 44L-196 -20L-180 -110L-190 -200L-150 -280z',
  shelf:
    'M-20 -292C80 -296 150 -250 160 -150C168 -60 182 40 182 130C178 240 110 304 10 304C-60 304 -120 280 -150 240C-206 222 -242 170 -236 86C-230 20 -196 -16 -180 -66C-172 -130 -178 -180 -158 -228C-134 -276 -80 -292 -20 -292z',
  pebble: 'M0 -296C124 -296 180 -206 182 -10C184 196 124 300 0 300S-184 196 -182 -10C-180 -206 -124 -296 0 -296z',
  flat: 'M-104 -300H104C156 -300 172 -262 172 -214V206C172 270 120 300 0 300S-172 270 -172 206V-214C-172 -262 -156 -300 -104 -300z',
  long: 'M0 -308C104 -308 146 -262 148 -160V168C146 262 104 308 0 308S-146 262 -148 168V-160C-146 -262 -104 -308 0 -308z',
  trackball:
    'M-10 -290C90 -292 150 -250 156 -160C160 -60 190 60 188 140C184 250 100 304 -10 304S-214 250 -222 130C-230 20 -226 -60 -200 -150C-170 -250 -90 -288 -10 -290z',
};

const USUAL: Readonly<Record<string, Outline>> = {
  gaming: 'waisted',
  slim: 'flat',
  trackball: 'trackball',
};

/** What a mouse is like where its model states nothing: those for games have grips and lights. */
export function mouseForm({ line, shape }: Art) {
  const form = shape.mouse ?? {};
  const isGaming = line === 'gaming';
  const lights = shape.lighting === 'none' ? 'none' : (form.lights ?? (isGaming ? 'strip' : 'none'));
  return {
    outline: line === 'trackball' ? 'trackball' : (form.outline ?? USUAL[line] ?? 'compact'),
    shell: form.shell ?? (isGaming && !form.outline ? 'grips' : 'closed'),
    lights,
    size: form.size ?? 1,
    hasSplitButtons: form.splitButtons ?? false,
    hasThumbWheel: form.thumbWheel ?? false,
  } as const;
}

/** The outline of a mouse from above. */
export const outlineOf = (art: Art) => OUTLINES[mouseForm(art).outline];

/** Buttons with the wheel. */
export const buttonsOf = ({ shape }: Art) => shape.buttons ?? 6;

/** A mouse with one button has no wheel. */
export const hasWheel = (art: Art) => buttonsOf(art) > 1;

/** The tones of wheels, balls and lights. */
export const trimOf = ({ accent, shape }: Art) => (shape.mouse?.trim ? tones(shape.mouse.trim) : accent);
