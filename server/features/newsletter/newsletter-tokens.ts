import { createHmac, timingSafeEqual } from 'node:crypto';

type Purpose = 'confirm' | 'unsubscribe';

function sign(secret: string, purpose: Purpose, subscriberId: string): string {
  return createHmac('sha256', secret).update(`newsletter ${purpose} ${subscriberId}`).digest('base64url');
}

/** Good for one purpose and one subscriber, without anything to keep: an old mail's link to leave works for ever. */
export function subscriberToken(secret: string, purpose: Purpose, subscriberId: string): string {
  return `${subscriberId}.${sign(secret, purpose, subscriberId)}`;
}

/** Whose token it is; nobody's when it was not signed here, or for something else. */
export function readSubscriberToken(secret: string, purpose: Purpose, token: string): string | undefined {
  const [subscriberId = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, purpose, subscriberId));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? subscriberId : undefined;
}
