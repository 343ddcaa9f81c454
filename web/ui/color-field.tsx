import { TriangleAlert } from 'lucide-react';
import { contrast, isHexColor, MIN_CONTRAST } from '#contract/site/contrast.ts';
import { Field } from './field.tsx';
import { Input } from './form-controls.tsx';

const WHITE = '#ffffff';

/** WCAG 1.4.3: contrast of white text on the chosen colour. */
function ContrastNote({ color, consequence }: { color: string; consequence: string }) {
  if (!isHexColor(color)) return null;
  const withWhite = contrast(color, WHITE);
  const ratio = `${withWhite.toFixed(1)}:1`;
  if (withWhite >= MIN_CONTRAST) return <>Contraste con texto blanco: {ratio}.</>;
  return (
    <span className="flex items-start gap-1.5 font-semibold text-yellow-text">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        Contraste con texto blanco: {ratio}, por debajo de {MIN_CONTRAST}:1. {consequence}
      </span>
    </span>
  );
}

interface ColorFieldProps {
  label: string;
  id: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  lowContrast?: string | undefined;
}

export function ColorField({
  label,
  id,
  error,
  value,
  onChange,
  className,
  lowContrast = 'El texto sobre este color irá en negro.',
}: ColorFieldProps) {
  const note = <ContrastNote color={value} consequence={lowContrast} />;
  return (
    <Field label={label} id={id} error={error} help={note} className={className}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={`Elegir: ${label.replace(' *', '')}`}
            value={isHexColor(value) ? value : '#000000'}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-input border border-input-border bg-card p-1"
          />
          <Input
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
          />
        </span>
      )}
    </Field>
  );
}
