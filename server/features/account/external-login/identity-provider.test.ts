import dns from 'node:dns';
import { afterEach, expect, it, vi } from 'vitest';
import { IdentityProvider } from './identity-provider.ts';

afterEach(() => vi.restoreAllMocks());

it('gives up on an issuer whose name no server resolves', async () => {
  // Asked, and never answered.
  const asked = vi.spyOn(dns, 'lookup').mockImplementation((() => {}) as unknown as typeof dns.lookup);
  const settings = { issuer: 'https://identidad.example', clientId: 'portal', clientSecret: 'x' };
  const provider = new IdentityProvider(settings, 'http://portal.test/api/login/callback', 0.05);
  await expect(provider.startLogin()).rejects.toThrow('the issuer did not answer in time');
  expect(asked).toHaveBeenCalledOnce();
});
