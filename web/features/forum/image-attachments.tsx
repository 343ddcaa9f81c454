import { X } from 'lucide-react';
import { forumContract, forumLimits } from '#contract/forum/forum.contract.ts';
import { type Image, mediaLimits } from '#contract/media/media.contract.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { ImageDrop } from '../../ui/image-drop.tsx';
import { Picture } from '../../ui/picture.tsx';

interface ImageAttachmentsProps {
  images: readonly Image[];
  /** Like that of a state, because several uploads may end one after the other. */
  onChange: (change: (images: Image[]) => Image[]) => void;
}

/** Pictures of a post or comment that is being written. */
export function ImageAttachments({ images, onChange }: ImageAttachmentsProps) {
  const room = forumLimits.images - images.length;
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
      {room > 0 ? (
        <ImageDrop
          upload={(file, onProgress, signal) => uploadFile(forumContract.uploadImage, file, { onProgress, signal })}
          onUploaded={(image) => onChange((current) => [...current, image].slice(0, forumLimits.images))}
          maxBytes={forumLimits.imageBytes}
          room={room}
          isCompact
        />
      ) : null}
      <p className="text-sm text-muted">
        Hasta {forumLimits.images} imágenes. Se guardan sin la ubicación ni otros datos de la cámara. La descripción la
        leen en voz alta los programas de quienes no las ven.
      </p>
    </div>
  );
}
