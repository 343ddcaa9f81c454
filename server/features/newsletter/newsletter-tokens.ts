import { createHmac, timingSafeEqual } from 'node:crypto';

type Purpose = 'confirm' | 'unsubscribe';

function sign(secret: string, purpose: Purpose, subscriberId: string): string {
  return createHmac('sha256', secret).update(`newsletter ${purpose} ${subscriberId}`).digest('base64url');
}

/** Stateless signed token for one purpose and subscriber: unsubscribe links of old mails never expire. */
export function subscriberToken(secret: string, purpose: Purpose, subscriberId: string): string {
  return `${subscriberId}.${sign(secret, purpose, subscriberId)}`;
}

/** The subscriber's id; undefined for a wrong signature or another purpose. */
export function readSubscriberToken(secret: string, purpose: Purpose, token: string): string | undefined {
  const [subscriberId = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, purpose, subscriberId));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? subscriberId : undefined;
}
