import { expect, it } from 'vitest';
import { clientNetworks } from './client-network.ts';

it.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['::ffff:203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', 'site:2001:db8:1::/48']],
  ['2001:db8:1:2::9', ['2001:db8:1:2::/64', 'site:2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::', ['2001:db8:1:2::/64', 'site:2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', 'site:2001:db8:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'site:fe80:0:0::/48']],
  ['::1', ['0:0:0:0::/64', 'site:0:0:0::/48']],
  ['64:ff9b::203.0.113.9', ['64:ff9b:0:0::/64', 'site:64:ff9b:0::/48']],
])('%s counts as %j', (address, networks) => {
  expect(clientNetworks(address)).toEqual(networks);
});
