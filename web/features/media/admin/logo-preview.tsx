import { useState } from 'react';
import { contrast } from '#contract/site/contrast.ts';
import { classNames } from '../../../lib/class-names.ts';
import type { LogoGround } from '../../../ui/image-field-props.ts';

const SAMPLE = 32;
/** WCAG 1.4.11: contrast of graphics. */
const MIN_GRAPHIC_CONTRAST = 3;
/** A visible rim or accent alone does not make a logo readable. */
const MIN_SEEN_SHARE = 0.25;

const hexOf = (channels: ArrayLike<number>) =>
  `#${[0, 1, 2].map((index) => (channels[index] ?? 0).toString(16).padStart(2, '0')).join('')}`;

/** Most opaque pixels are too close to the background. */
function isHardToSee(image: HTMLImageElement): boolean {
  const context = Object.assign(document.createElement('canvas'), { width: SAMPLE, height: SAMPLE }).getContext('2d');
  const ground = getComputedStyle(image).backgroundColor.match(/\d+/g)?.map(Number);
  if (!context || !ground) return false;
  context.drawImage(image, 0, 0, SAMPLE, SAMPLE);
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE);
  const pixels = Array.from({ length: SAMPLE * SAMPLE }, (_, index) => data.subarray(index * 4, index * 4 + 4));
  const opaque = pixels.filter((pixel) => (pixel[3] ?? 0) > 127);
  const seen = opaque.filter((pixel) => contrast(hexOf(pixel), hexOf(ground)) >= MIN_GRAPHIC_CONTRAST);
  return seen.length < opaque.length * MIN_SEEN_SHARE;
}

const grounds: Record<LogoGround, { className: string; warning: string }> = {
  light: {
    className: 'bg-white',
    warning: 'Sobre un fondo claro, como el de los correos, casi no se ve.',
  },
  navy: {
    className: 'bg-navy',
    warning: 'En la cabecera, que es oscura, casi no se ve. Elige una variante clara para fondos oscuros.',
  },
};

export function LogoPreview({ src, ground }: { src: string; ground: LogoGround }) {
  const [isHidden, setHidden] = useState(false);
  const { className, warning } = grounds[ground];
  return (
    <div className="max-w-48">
      <img
        src={src}
        alt=""
        onLoad={(event) => setHidden(isHardToSee(event.currentTarget))}
        className={classNames('h-20 w-48 rounded-input border border-border object-contain p-3', className)}
      />
      {isHidden ? <p className="mt-1.5 text-sm font-semibold text-destructive">{warning}</p> : null}
    </div>
  );
}
