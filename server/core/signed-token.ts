import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, purpose: string, id: string) =>
  createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url');

/** Stateless, for one purpose and one id: links of old mails never expire. */
export const createSignedToken = (secret: string, purpose: string, id: string) => `${id}.${sign(secret, purpose, id)}`;

/** The id; undefined for a wrong signature or another purpose. */
export function readSignedToken(secret: string, purpose: string, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, purpose, id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
