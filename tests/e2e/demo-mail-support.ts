import { expect, type Page } from '@playwright/test';

/** Waits for the mail in the demo mailbox, and opens it. */
export async function openMail(page: Page, email: string, subject: string) {
  await page.goto('/demo/correo', { waitUntil: 'networkidle' });
  await page.getByLabel('Buscar por destinatario').fill(email);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(`/demo/correo?para=${encodeURIComponent(email)}`);
  const mail = page.getByRole('article').filter({ hasText: subject }).first();
  await expect(async () => {
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass();
  for (const each of await page.getByRole('article').all()) await expect(each).toContainText(`Para ${email}`);
  const open = mail.getByRole('button', { name: 'Abrir' });
  if (await open.isVisible()) await open.click();
  return mail;
}
