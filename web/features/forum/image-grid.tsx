import type { Image } from '#contract/media/media.contract.ts';
import { Picture } from '../../ui/picture.tsx';

export const imageFields = (images: readonly Image[]) => ({
  imageIds: images.map(({ id }) => id),
  imageAlts: images.map(({ alt }) => alt),
});

export function ImageGrid({ images }: { images: readonly Image[] }) {
  return (
    <ul className="mt-4 grid grid-cols-2 gap-2 empty:hidden">
      {images.map((image, index) => (
        <li key={image.id}>
          <a
            href={image.url}
            target="_blank"
            rel="noopener"
            aria-label={`${image.alt || `Imagen ${index + 1}`}, se abre en otra pestaña`}
          >
            <Picture image={image} sizes="(min-width: 64rem) 24rem, 50vw" className="aspect-4/3 rounded-input" />
          </a>
        </li>
      ))}
    </ul>
  );
}
