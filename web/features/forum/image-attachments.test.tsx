import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Image } from '#contract/media/media.contract.ts';
import type { Uploads } from '../../ui/use-uploads.ts';
import { ImageAttachments } from './image-attachments.tsx';

const image = (id: string): Image => ({
  id,
  url: `/${id}.webp`,
  srcset: null,
  avifSrcset: null,
  jpegUrl: null,
  width: 4,
  height: 3,
  alt: '',
  placeholder: null,
  focal: { x: 0.5, y: 0.5 },
});

it('keeps a failed upload in view where no other picture fits', () => {
  const transfers = [{ key: 'e', name: 'quinta.jpg', progress: 0, problem: 'No se pudo subir.', file: new Blob() }];
  const uploads = { transfers, leftOut: '' } as unknown as Uploads;
  const images = ['a', 'b', 'c', 'd'].map(image);
  const page = renderToStaticMarkup(<ImageAttachments images={images} onChange={() => {}} uploads={uploads} />);
  expect(page).toContain('No se pudo subir.');
  expect(page).toContain('Reintentar quinta.jpg');
  expect(page).toContain('Quitar quinta.jpg');
  expect(page).toMatch(/<div hidden="" class="[^"]*"><button[^>]*>.*?Subir imágenes/);
});
