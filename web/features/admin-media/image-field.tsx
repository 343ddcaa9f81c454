import { useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Picture } from '../../ui/picture.tsx';
import { mediaQuery } from './admin-media.api.ts';

const MediaPicker = lazyPart(async () => (await import('./media-picker.tsx')).MediaPicker);

/** Ties a field of the form to the picture, and tells which one it shows now. */
export function useImageField<Values extends FieldValues>(form: UseFormReturn<Values>, name: Path<Values>) {
  const value = form.watch(name) as string;
  const { data } = useQuery(mediaQuery(value));
  const onChange = (picked: string) =>
    form.setValue(name, picked as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
  return { field: { value, onChange }, shown: (value && data) || null };
}

interface ImageFieldProps {
  label: string;
  help?: string;
  id?: string;
  /** Id of the picture; empty for none. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  className?: string;
}

/** Field of a form that refers to a picture of the library. */
export function ImageField({ label, help, id, value, error, onChange, className }: ImageFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: image } = useQuery(mediaQuery(value));
  const labelId = useId();
  useEffect(() => MediaPicker.preload(), []);

  return (
    <div className={className}>
      <p id={labelId} className="font-semibold">
        {label}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        {value && image ? <Picture image={image} sizes="12rem" className="aspect-video w-48 rounded-input" /> : null}
        {value && image === null ? <p className="text-sm text-destructive">Esa imagen ya no está.</p> : null}
        <Button id={id} variant="outline" aria-describedby={labelId} onClick={() => setOpen(true)}>
          <Images aria-hidden="true" className="size-5" />
          {value ? 'Cambiar imagen' : 'Elegir imagen'}
        </Button>
        {value ? (
          <Button variant="ghost" aria-describedby={labelId} onClick={() => onChange('')}>
            Quitar
          </Button>
        ) : null}
      </div>
      {error ? <p className="mt-1.5 text-sm font-semibold text-destructive">{error}</p> : null}
      {help ? <p className="mt-1.5 text-sm text-muted">{help}</p> : null}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Elegir imagen" size="lg">
        <MediaPicker
          onPick={(picked) => {
            onChange(picked);
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}
