import * as z from 'zod/mini';
import { get, post } from '../endpoint.ts';
import { email, signedToken } from '../fields.ts';
import { consent } from '../legal/consent.ts';

export const subscribeBody = z.object({ email: email('Ingresa un correo electrónico válido'), consent });

export const messageResponse = z.object({ message: z.string() });

export const newsletterContract = {
  subscribe: post(
    '/api/newsletter/subscribe',
    'public',
    'Suscribirse al boletín; llega un correo con un enlace para confirmarlo',
    { body: subscribeBody, response: messageResponse, status: 201 },
  ),
  confirmSubscription: post(
    '/api/newsletter/confirm',
    'public',
    'Confirmar la suscripción con el enlace recibido; repetirlo no cambia nada',
    { body: z.object({ token: signedToken }), response: messageResponse },
  ),
  /** One-click unsubscription (RFC 8058): mail programs call it without a session and without an `Origin`. */
  unsubscribe: post(
    '/api/newsletter/unsubscribe',
    'public',
    'Darse de baja con un solo clic, sin sesión; repetirlo no cambia nada',
    { anyOrigin: true, query: z.object({ token: signedToken }), response: messageResponse },
  ),
  /** For mail programs that open the link instead. Changes nothing: link scanners open it too. */
  showUnsubscribe: get('/api/newsletter/unsubscribe', 'public', 'Navegación: la página para darse de baja', {
    query: z.object({ token: signedToken }),
    status: 302,
  }),
};
