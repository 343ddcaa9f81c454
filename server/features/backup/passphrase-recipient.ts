import { createCipheriv, createDecipheriv, randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { type Identity, type Recipient, Stanza } from 'age-encryption';

/** 2^17: 128 MB of memory and a third of a second for each guess. */
const LOG_N = 17;
const MAX_LOG_N = 20;
const SALT_BYTES = 16;
const FILE_KEY_BYTES = 16;
const TAG_BYTES = 16;
const CIPHER = 'chacha20-poly1305';
const NONCE = Buffer.alloc(12);

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

function keyOf(passphrase: string, salt: Buffer, logN: number): Promise<Buffer> {
  const N = 2 ** logN;
  const salted = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]);
  return deriveKey(passphrase, salted, 32, { N, r: 8, p: 1, maxmem: 129 * N * 8 });
}

/** Node's own scrypt (age format, https://age-encryption.org/v1): the library's JavaScript blocks for seconds. */
export class PassphraseRecipient implements Recipient, Identity {
  constructor(private readonly passphrase: string) {}

  async wrapFileKey(fileKey: Uint8Array): Promise<Stanza[]> {
    const salt = randomBytes(SALT_BYTES);
    const key = await keyOf(this.passphrase, salt, LOG_N);
    const cipher = createCipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES });
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    return [new Stanza(['scrypt', salt.toString('base64').replaceAll('=', ''), String(LOG_N)], body)];
  }

  async unwrapFileKey([stanza]: Stanza[]): Promise<Uint8Array | null> {
    const [type, salt = '', logN = ''] = stanza?.args ?? [];
    const body = stanza?.body ?? new Uint8Array();
    const isValid = type === 'scrypt' && /^[1-9]\d?$/.test(logN) && body.length === FILE_KEY_BYTES + TAG_BYTES;
    if (!isValid || Number(logN) > MAX_LOG_N) return null;
    const key = await keyOf(this.passphrase, Buffer.from(salt, 'base64'), Number(logN));
    const decipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(body.subarray(FILE_KEY_BYTES));
    try {
      return Buffer.concat([decipher.update(body.subarray(0, FILE_KEY_BYTES)), decipher.final()]);
    } catch {
      return null;
    }
  }
}
