import { createHash, randomBytes } from 'node:crypto';

/** Secret of a link that is sent by mail. */
export const createLinkToken = () => randomBytes(32).toString('base64url');

/** Stored instead of the token: a copy of the database opens no link. */
export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest('hex');
