import { isIPv6 } from 'node:net';

/** A provider's /48 gets this many times the limit of a single /64. */
export const WIDE_NETWORK_FACTOR = 8;
const WIDE_NETWORK_PREFIX = 'site:';

export const isWideNetwork = (subject: string) => subject.startsWith(WIDE_NETWORK_PREFIX);

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const missing = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0);
  return [...(left ?? []), ...Array<string>(missing).fill('0'), ...(right ?? [])].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

/**
 * Rate-limit subjects: the IPv4 address, or the IPv6 /64, within which one client changes addresses at will, and its
 * /48, which many providers give out.
 */
export function clientNetworks(address: string): [line: string, ...site: string[]] {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return [mapped ?? plain];
  const groups = groupsOf(plain.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0'));
  return [`${groups.slice(0, 4).join(':')}::/64`, `${WIDE_NETWORK_PREFIX}${groups.slice(0, 3).join(':')}::/48`];
}

/** Anonymized: an IPv4 /24 or an IPv6 /48, which names a provider but no household. */
export function truncatedNetwork(address: string): string {
  const [line, site] = clientNetworks(address);
  if (site) return site.slice(WIDE_NETWORK_PREFIX.length);
  const parts = line.split('.');
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : '';
}
