import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Key = string | Buffer;

const hmac = (key: Key, text: string) => createHmac('sha256', key).update(text).digest();

/** Key rotation: the present key makes everything, both keys read it. */
export class Keyring {
  private readonly keys: readonly Key[];

  constructor(
    private readonly present: Key,
    former?: Key,
  ) {
    this.keys = former === undefined ? [present] : [present, former];
  }

  /** HKDF: independent keys for one purpose. */
  derive(purpose: string): Keyring {
    const [present, former] = this.keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32)));
    return new Keyring(present as Buffer, former);
  }

  hash(text: string): string {
    return hmac(this.present, text).toString('hex');
  }

  /** The present hash first. */
  hashes(text: string): string[] {
    return this.keys.map((key) => hmac(key, text).toString('hex'));
  }

  sign(text: string, bytes = 32): string {
    return hmac(this.present, text).subarray(0, bytes).toString('base64url');
  }

  /** Compares the encoded text: the last character of base64url has bits to spare. */
  verify(text: string, signature: string, bytes = 32): boolean {
    const given = Buffer.from(signature);
    return this.keys.some((key) => {
      const expected = Buffer.from(hmac(key, text).subarray(0, bytes).toString('base64url'));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }

  /** AES-256-GCM, for derived keys. The owner is authenticated data: copied to another row, it does not decrypt. */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.present, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Undefined for another secret or owner, or after tampering. */
  open(sealed: string, owner: string): { text: string; isFormer: boolean } | undefined {
    for (const [index, key] of this.keys.entries()) {
      const text = openWith(key, sealed, owner);
      if (text !== undefined) return { text, isFormer: index > 0 };
    }
    return undefined;
  }
}

function openWith(key: Key, sealed: string, owner: string): string | undefined {
  const parts = Buffer.from(sealed, 'base64url');
  const nonce = parts.subarray(0, NONCE_BYTES);
  const tag = parts.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    const text = Buffer.concat([decipher.update(parts.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}
