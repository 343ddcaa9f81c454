import * as z from 'zod/mini';

/** Only what a browser opens as a page, and without a name before an `@` that would pass for the site. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i;
const anyUrl = z.url();

export const isWebAddress = (text: string) => WEB_ADDRESS.test(text) && z.safeParse(anyUrl, text).success;

/** One that is encrypted, with a dot in the name of its site. */
export const isSecureAddress = (text: string) => isWebAddress(text) && /^https:\/\/[^/?#]+\.[^/?#]/i.test(text);
