import { createHash, randomBytes } from 'node:crypto';

export const createLinkToken = () => randomBytes(32).toString('base64url');

/** Stored instead of the token: a copy of the database opens no link. */
export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest('hex');
