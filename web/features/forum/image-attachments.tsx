import { X } from 'lucide-react';
import { forumContract, forumLimits } from '#contract/forum/forum.contract.ts';
import type { Image } from '#contract/media/media.contract.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { Button } from '../../ui/button.tsx';
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
  return (
    <div className="grid gap-3">
      <ul aria-label="Imágenes" className="grid grid-cols-2 gap-2 empty:hidden sm:grid-cols-4">
        {images.map((image, index) => (
          <li key={image.id} className="relative">
            <Picture image={image} sizes="10rem" className="aspect-4/3 rounded-input" />
            <Button
              variant="secondary"
              size="icon"
              className="absolute top-1 right-1"
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
        Hasta {forumLimits.images} imágenes. Se guardan sin la ubicación ni otros datos de la cámara.
      </p>
    </div>
  );
}
