import * as z from 'zod/mini';

/** Only `http` and `https`, without user info before an `@`, which could pass for the site. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i;
const anyUrl = z.url();

export const isWebAddress = (text: string) => WEB_ADDRESS.test(text) && z.safeParse(anyUrl, text).success;

/** Only `https`, with a dot in the host name. */
export const isSecureAddress = (text: string) => isWebAddress(text) && /^https:\/\/[^/?#]+\.[^/?#]/i.test(text);
