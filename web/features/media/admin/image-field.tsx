import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Crop, Images } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ImageFieldProps, WithImagesProps } from '../../../ui/image-field-props.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { mediaQuery } from './admin-media.api.ts';
import { LogoPreview } from './logo-preview.tsx';

const MediaPicker = lazyPart(async () => (await import('./media-picker.tsx')).MediaPicker);
const MediaEditor = lazyPart(async () => (await import('./media-editor.tsx')).MediaEditor);

export function ImageField(props: ImageFieldProps) {
  const { label, help, id, name = label, value, error, onChange, grounds, className } = props;
  const [isOpen, setOpen] = useState(false);
  const [isCropping, setCropping] = useState(false);
  const { data: image } = useQuery(mediaQuery(value));
  useEffect(() => MediaPicker.preload(), []);

  return (
    <div className={className}>
      <p className="font-semibold">{label}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        {value && image && !grounds ? (
          <Picture image={image} sizes="12rem" className="aspect-video w-48 rounded-input" />
        ) : null}
        {value && image ? grounds?.map((ground) => <LogoPreview key={ground} src={image.url} ground={ground} />) : null}
        {value && image === null ? <p className="text-sm text-destructive">Esa imagen ya no está.</p> : null}
        <Button
          id={id}
          variant="outline"
          aria-label={`${value ? 'Cambiar imagen' : 'Elegir imagen'}: ${name}`}
          onClick={() => setOpen(true)}
        >
          <Images aria-hidden="true" className="size-5" />
          {value ? 'Cambiar imagen' : 'Elegir imagen'}
        </Button>
        {value && image && !grounds ? (
          <Button variant="outline" aria-label={`Ajustar encuadre: ${name}`} onClick={() => setCropping(true)}>
            <Crop aria-hidden="true" className="size-5" />
            Ajustar encuadre
          </Button>
        ) : null}
        {value ? (
          <Button variant="ghost" aria-label={`Quitar: ${name}`} onClick={() => onChange('')}>
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
      {image ? (
        <Dialog open={isCropping} onClose={() => setCropping(false)} title="Encuadre y descripción">
          <MediaEditor item={image} saveLabel="Guardar" onSaved={() => setCropping(false)} />
        </Dialog>
      ) : null}
    </div>
  );
}

export function WithImages({ ids, children }: WithImagesProps) {
  const queryClient = useQueryClient();
  const wanted = [...new Set(ids.filter(Boolean))];
  const { data = [] } = useQuery({
    queryKey: ['previewed-images', wanted],
    queryFn: () => Promise.all(wanted.map((id) => queryClient.ensureQueryData(mediaQuery(id)))),
  });
  return children((id) => data.find((image) => image?.id === id) ?? null);
}
