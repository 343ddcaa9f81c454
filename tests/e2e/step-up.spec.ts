import { test as base, expect, type Page } from '@playwright/test';
import { PortalDatabase } from '../spec/support/portal-database.ts';
import { plugInAuthenticator } from './authenticator-support.ts';
import { IsolatedPortal } from './isolated-portal.ts';
import { demo, expectCleanAtExtremes, signIn, toastOf } from './support.ts';

interface Own {
  portal: IsolatedPortal;
  database: PortalDatabase;
}

/** A portal of their own, because the settings hold for the whole site; by host name, so that passkeys work. */
const test = base.extend<object, { own: Own }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern for the fixtures it takes
    async ({}, use) => {
      const portal = await IsolatedPortal.start({ DEMO: 'on' });
      const database = await PortalDatabase.join(portal.dataDir);
      await use({ portal, database });
      await database.close();
      await portal.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.portal.url.replace('127.0.0.1', 'localhost')),
});
test.describe.configure({ mode: 'default' });

/** Sets the rules as the settings page would. */
async function setRules({ database }: Own, factor: boolean, proof: boolean): Promise<void> {
  await database.rows('update site_settings set require_admin_factor = $1, require_recent_proof = $2', [factor, proof]);
}

/** Backdates every sign-in and proof of identity. */
async function advanceTime({ database }: Own): Promise<void> {
  const then = new Date(Date.now() - 11 * 60_000).toISOString();
  await database.rows(`update sessions set sess = sess - 'provedAt' || jsonb_build_object('signedInAt', $1::text)`, [
    then,
  ]);
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirma que eres tú' });

test('both rules are switches among the settings', async ({ page, own }) => {
  await setRules(own, false, false);
  await signIn(page, demo.admin);
  await page.goto('/admin?pestana=configuracion');
  const proof = page.getByLabel('Confirmar la identidad antes de las acciones delicadas');
  await expect(page.getByLabel('Exigir segundo factor a los administradores')).not.toBeChecked();
  await proof.check();
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await expect(toastOf(page)).toContainText('Configuración actualizada');
  await page.reload();
  await expect(proof).toBeChecked();
});

test('what is delicate asks who is there, and then goes on', async ({ page, own }) => {
  await setRules(own, false, true);
  await signIn(page, demo.admin);
  await page.goto('/admin/miembros');
  await advanceTime(own);
  await page
    .getByRole('button', { name: /^Más acciones/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Dar el rol de administrador' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Dar/ }).click();
  await expect(question(page).getByLabel('Tu contraseña')).toBeVisible();
  await expectCleanAtExtremes(page);

  await question(page).getByLabel('Tu contraseña').fill('no-es-esta');
  await question(page).getByRole('button', { name: 'Confirmar con la contraseña' }).click();
  await expect(question(page).getByText('La contraseña no es correcta').first()).toBeVisible();
  await question(page).getByLabel('Tu contraseña').fill(demo.password);
  await question(page).getByRole('button', { name: 'Confirmar con la contraseña' }).click();
  await expect(toastOf(page)).toContainText('Rol cambiado');
  await expect(question(page)).toHaveCount(0);
});

test('whoever cancels is told why nothing happened', async ({ page, own }) => {
  await setRules(own, false, true);
  await signIn(page, demo.admin);
  await page.goto('/admin?pestana=configuracion');
  await page.getByLabel('Nombre del sitio *').fill('Otro nombre');
  await advanceTime(own);
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(toastOf(page)).toContainText('No se pudieron guardar los cambios.');
  await expect(page.getByLabel('Nombre del sitio *')).toHaveValue('Otro nombre');
});

test('a list of people is downloaded after the question, and at once the next time', async ({ page, own }) => {
  await setRules(own, false, true);
  await signIn(page, demo.admin);
  await page.goto('/admin/boletin/suscriptores');
  await advanceTime(own);
  const link = page.getByRole('link', { name: 'Descargar CSV' });
  await link.click();
  const first = page.waitForEvent('download');
  await question(page).getByLabel('Tu contraseña').fill(demo.password);
  await question(page).getByRole('button', { name: 'Confirmar con la contraseña' }).click();
  expect((await first).suggestedFilename()).toMatch(/\.csv$/);
  const second = page.waitForEvent('download');
  await link.click();
  await second;
});

test('an administrator is led to a second factor first, and may then prove who they are with it', async ({
  page,
  own,
}) => {
  await setRules(own, true, true);
  await plugInAuthenticator(page);
  await page.goto('/login?next=%2Fadmin');
  await page.getByLabel('Email').fill(demo.admin);
  await page.getByLabel('Contraseña', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL('/profile/seguridad');
  await expect(page.getByText('Para administrar el portal, agrega aquí')).toBeVisible();

  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Protege tu cuenta para seguir' })).toBeVisible();
  await expectCleanAtExtremes(page);
  await page.getByRole('main').getByRole('link', { name: 'Agregar la protección' }).click();
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Crear la llave' }).click();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Para administrar el portal, agrega aquí')).toHaveCount(0);
  await page.goto('/admin/boletin/suscriptores');
  await expect(page.getByRole('heading', { level: 1, name: /suscriptores/i })).toBeVisible();

  await advanceTime(own);
  await page.getByRole('link', { name: 'Descargar CSV' }).click();
  const download = page.waitForEvent('download');
  await question(page).getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await download;
});
