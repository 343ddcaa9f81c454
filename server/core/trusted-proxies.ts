import { BlockList, isIPv6 } from 'node:net';

const NAMED: Record<string, string> = {
  loopback: '127.0.0.0/8,::1/128',
  linklocal: '169.254.0.0/16,fe80::/10',
  uniquelocal: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7',
};

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Matches what Fastify decides for `X-Forwarded-For`. */
export function trustedProxies(list: string | false): (address: string | undefined) => boolean {
  if (!list) return () => false;
  const proxies = new BlockList();
  const entries = list.split(',').flatMap((each) => (NAMED[each.trim()] ?? each.trim()).split(','));
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    if (bits) proxies.addSubnet(address, Number(bits), familyOf(address));
    else proxies.addAddress(address, familyOf(address));
  }
  return (address = '') => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return plain !== '' && proxies.check(plain, familyOf(plain));
  };
}
