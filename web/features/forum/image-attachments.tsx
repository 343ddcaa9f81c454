import { X } from 'lucide-react';
import { forumContract, forumLimits } from '#contract/forum/forum.contract.ts';
import { type Image, mediaLimits } from '#contract/media/media.contract.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { ImageDrop } from '../../ui/image-drop.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type Uploads, useUploads } from '../../ui/use-uploads.ts';

interface ImageUploadsOptions {
  owner: string;
  onUploaded: (image: Image) => void;
  attached: () => number;
}

export function useImageUploads(options: ImageUploadsOptions) {
  const uploads = useUploads<Image>({
    ...options,
    upload: (file, _, onProgress, signal) => uploadFile(forumContract.uploadImage, file, { onProgress, signal }),
    maxBytes: forumLimits.imageBytes,
    room: forumLimits.images,
  });
  const { length } = uploads.transfers;
  const share = `${Math.round(uploads.progress * 100)} %`;
  const what = length === 1 ? 'termine la foto' : `terminen las ${length} fotos`;
  return { ...uploads, busyLabel: length > 0 ? `Publicando cuando ${what}… ${share}` : undefined };
}

interface ImageAttachmentsProps {
  images: readonly Image[];
  /** Takes an updater, since several uploads may end one after the other. */
  onChange: (change: (images: Image[]) => Image[]) => void;
  uploads: Uploads;
}

export function ImageAttachments({ images, onChange, uploads }: ImageAttachmentsProps) {
  const describe = (id: string, alt: string) =>
    onChange((current) => current.map((image) => (image.id === id ? { ...image, alt } : image)));
  return (
    <div className="grid gap-3">
      <ul aria-label="Imágenes" className="grid gap-3 empty:hidden">
        {images.map((image, index) => (
          <li key={image.id} className="flex items-end gap-3">
            <Picture image={image} sizes="6rem" className="aspect-square w-18 shrink-0 rounded-input sm:w-24" />
            <Field label={`Describe la imagen ${index + 1}`} className="min-w-0 grow">
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  maxLength={mediaLimits.alt}
                  placeholder="Qué se ve en ella"
                  value={image.alt}
                  onChange={(event) => describe(image.id, event.target.value)}
                />
              )}
            </Field>
            <Button
              variant="secondary"
              size="icon"
              className="shrink-0"
              aria-label={`Quitar imagen ${index + 1}`}
              onClick={() => onChange((current) => current.filter(({ id }) => id !== image.id))}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      <ImageDrop
        uploads={uploads}
        maxBytes={forumLimits.imageBytes}
        isCompact
        isFull={images.length >= forumLimits.images}
      />
      <p className="text-sm text-muted">
        Hasta {forumLimits.images} imágenes. Se guardan sin la ubicación ni otros datos de la cámara. La descripción la
        leen en voz alta los programas de quienes no las ven.
      </p>
    </div>
  );
}
