import type { Keyring } from './keyring.ts';

const signedText = (purpose: string, id: string) => `${purpose} ${id}`;

/** Stateless, for one purpose and one id: links of old mails never expire. */
export const createSignedToken = (keyring: Keyring, purpose: string, id: string) =>
  `${id}.${keyring.sign(signedText(purpose, id))}`;

/** Undefined for a wrong signature or another purpose. */
export function readSignedToken(keyring: Keyring, purpose: string, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.');
  return keyring.verify(signedText(purpose, id), signature) ? id : undefined;
}
