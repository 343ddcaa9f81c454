import { createHmac, randomBytes } from 'node:crypto';

/** RFC 6238 with the parameters that every authenticator app supports: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks differ, and people type slowly: one step to either side. */
const TOLERANCE = 1;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

const counterAt = (time: Date) => Math.floor(time.getTime() / 1000 / STEP_SECONDS);

/** HOTP of RFC 4226. */
function codeOf(secret: string, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const digest = createHmac('sha1', fromBase32(secret)).update(message).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

export const totpCode = (secret: string, time: Date) => codeOf(secret, counterAt(time));

export function matchingCounter(secret: string, code: string, time: Date): number | undefined {
  const now = counterAt(time);
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => now - TOLERANCE + index);
  return steps.find((counter) => codeOf(secret, counter) === code);
}

export function totpUri({ secret, siteName, email }: { secret: string; siteName: string; email: string }): string {
  const query = new URLSearchParams({ secret, issuer: siteName });
  // Apps read `+` as a plus.
  return `otpauth://totp/${encodeURIComponent(siteName)}:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`;
}
