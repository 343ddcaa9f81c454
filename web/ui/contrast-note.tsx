import { TriangleAlert } from 'lucide-react';
import { contrast, isHexColor, MIN_CONTRAST, readableOn } from '../lib/site-theme.ts';

const WHITE = '#ffffff';

/** Contrast of white text on the chosen colour, and the consequence where it is too low (WCAG 1.4.3). */
export function ContrastNote({ color }: { color: string }) {
  if (!isHexColor(color)) return null;
  const withWhite = contrast(color, WHITE);
  const ratio = `${withWhite.toFixed(1)}:1`;
  if (withWhite >= MIN_CONTRAST) return <>Contraste con texto blanco: {ratio}.</>;
  return (
    <span className="flex items-start gap-1.5 font-semibold text-yellow-text">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        Contraste con texto blanco: {ratio}, por debajo de {MIN_CONTRAST}:1.
        {readableOn(color) === WHITE ? '' : ' El texto sobre este color irá en negro.'}
      </span>
    </span>
  );
}
