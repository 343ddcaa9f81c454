import { HttpError, notFound } from '../../core/errors.ts';

export const photoUnreadable = () =>
  new HttpError(
    400,
    'unreadable_image',
    'La imagen no se pudo leer. Prueba con otra, en formato JPEG, PNG, WebP o GIF.',
  );

export const photoNotFound = () => notFound('Esa foto ya no está.');
