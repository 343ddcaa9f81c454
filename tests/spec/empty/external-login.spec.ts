import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../../server/core/project-root.ts';
import { IsolatedPortal } from '../../e2e/isolated-portal.ts';
import { newEmail } from '../../e2e/support.ts';
import { freePort } from '../../support/free-port.ts';
import { type Person, startIssuer, walkThroughIssuer } from '../../support/oidc-server.ts';
import { Api } from '../support/api.ts';
import { expect } from '../support/fixtures.ts';
import { PRODUCTION, registerAt } from '../support/new-people.ts';
import { PortalDatabase } from '../support/portal-database.ts';
import { section } from '../support/section.ts';

async function startWithIssuer() {
  const PORT = String(await freePort());
  const issuer = await startIssuer(`http://127.0.0.1:${PORT}/api/login/callback`);
  const { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET } = issuer.settings;
  const portal = await IsolatedPortal.start({ PORT, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET });
  const close = async () => {
    await portal.discard();
    await issuer.close();
  };
  return { portal, issuer, close };
}

/** `npm run portal -- admin grant …`, as an operator runs it beside the portal. */
async function grantRole({ dataDir }: IsolatedPortal, email: string): Promise<void> {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server/portal.js'), 'admin', 'grant', email], {
    env: { PATH: process.env.PATH ?? '', ...PRODUCTION, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
}

section('R Accounts', ({ row }) => {
  row(
    '/api/login is OpenID Connect: authorization code with PKCE, against the configured issuer',
    async ({ playwright }) => {
      const { portal, issuer, close } = await startWithIssuer();
      const context = await playwright.request.newContext({ baseURL: portal.url });
      const answer = await context.get('/api/login?next=%2Fcontact', { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      const target = new URL(answer.headers().location ?? '');
      expect(target.origin).toBe(issuer.settings.issuer);
      expect(Object.fromEntries(target.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: issuer.settings.clientId,
        code_challenge_method: 'S256',
      });
      await context.dispose();
      await close();
    },
  );
  row(
    'an external identity joins a local account only with a verified e-mail; authProvider tells local or oidc',
    async ({ playwright }) => {
      const { portal, issuer, close } = await startWithIssuer();
      await registerAt(portal);
      const local = await registerAt(portal);
      const database = await PortalDatabase.join(portal.dataDir);
      // Confirmed, or the external sign-in would take over the unconfirmed account.
      await database.rows('update users set is_email_verified = true');
      await database.close();
      const comeAs = async (claims: Omit<Person, 'subject'>) => {
        issuer.person = { subject: crypto.randomUUID(), name: 'Yudelka Peña', ...claims };
        const api = new Api(await playwright.request.newContext({ baseURL: portal.url }));
        const away = (await api.get('/api/login')).headers.location;
        await api.get(await walkThroughIssuer(String(away), portal.url));
        const { status, body } = await api.get('/api/auth/user');
        await api.context.dispose();
        return status === 200 ? { id: body.id, authProvider: body.authProvider } : status;
      };
      expect(await comeAs({ email: local.email, email_verified: false })).toBe(401);
      expect(await comeAs({ email: local.email, email_verified: true })).toEqual({
        id: local.id,
        authProvider: 'local',
      });
      expect(await comeAs({ email: newEmail(), email_verified: true })).toMatchObject({ authProvider: 'oidc' });
      await close();
    },
  );
  row(
    'in production there are no demo accounts, the first to register is no administrator, and the command line grants the role',
    async () => {
      const portal = await IsolatedPortal.start({ ...PRODUCTION, RATE_LIMITS: 'on', DEMO: '' });
      const first = await registerAt(portal);
      expect(first.role).toBe('member');
      const database = await PortalDatabase.join(portal.dataDir);
      const people = () => database.rows('select email, role from users');
      expect(await people()).toEqual([{ email: first.email, role: 'member' }]);
      await grantRole(portal, first.email);
      expect(await people()).toEqual([{ email: first.email, role: 'admin' }]);
      await database.close();
      await portal.discard();
    },
  );
});
