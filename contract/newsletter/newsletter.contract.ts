import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email } from '../fields.ts';

export const subscribeBody = z.object({ email: email('Ingresa un correo electrónico válido') });

export const newsletterContract = {
  subscribe: endpoint({
    method: 'POST',
    path: '/api/newsletter/subscribe',
    guard: 'public',
    summary: 'Suscribirse al boletín',
    body: subscribeBody,
    response: z.object({ message: z.string() }),
    status: 201,
  }),
};
