import { compile } from '@fastify/proxy-addr';

/** As Fastify decides for `X-Forwarded-For`. */
export function trustedProxies(list: string | false): (address: string | undefined) => boolean {
  const isTrusted = compile(list ? list.split(',').map((each) => each.trim()) : []);
  return (address = '') => isTrusted(address, 0);
}
