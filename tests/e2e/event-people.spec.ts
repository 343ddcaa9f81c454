import { expect, test } from '@playwright/test';
import { openAsNewMember, unique } from './forum-support.ts';
import { demo, expectNoViolations, signIn, toastOf } from './support.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

test('an event shows its speakers, and members who comes if they choose it', async ({ page, browser, baseURL }) => {
  await signIn(page, demo.admin);
  const title = unique('Foro de prueba');
  const data = { title, date: '2099-05-28', time: '14:30', capacity: 10 };
  const { id } = await (await page.request.post('/api/admin/events', { data, headers })).json();

  // A speaker without a name is told so in its row, and a late closing at its field.
  await page.goto(`/admin/eventos/${id}`);
  await page.getByRole('button', { name: 'Agregar un expositor' }).click();
  const name = page.getByRole('group', { name: 'Expositores' }).getByLabel('Nombre: Expositor');
  await expect(name).toBeFocused();
  await page.getByLabel('La inscripción cierra').fill('2099-05-29T10:00');
  await page.getByRole('button', { name: 'Guardar' }).first().click();
  await expect(name).toHaveAccessibleDescription(/Escribe el nombre/);
  await expect(page.getByLabel('La inscripción cierra')).toHaveAccessibleDescription(/cuando comienza el evento/);
  await page.getByRole('link', { name: 'Escribe el nombre' }).click();
  await expect(name).toBeFocused();
  await name.fill('Ana Gil');
  await page.getByLabel('Cargo y empresa').fill('Contadora');
  // The focus goes with a row that moves, and stays in the list when one is removed.
  for (const next of ['Benito Sosa', 'Caridad Mejía']) {
    await page.getByRole('button', { name: 'Agregar un expositor' }).click();
    await expect(name.last()).toBeFocused();
    await page.keyboard.type(next);
  }
  await page.getByRole('button', { name: 'Subir: Caridad Mejía' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Subir: Caridad Mejía' })).toBeFocused();
  // At either end the opposite button has it: in a field, the next Enter would save.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Bajar: Caridad Mejía' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Bajar: Caridad Mejía' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Subir: Caridad Mejía' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveCount(3);
  await expect(name.nth(1)).toHaveValue('Caridad Mejía');
  await page.getByRole('button', { name: 'Quitar: Caridad Mejía' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Quitar: Benito Sosa' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Quitar: Ana Gil' })).toBeFocused();
  await page.getByLabel('La inscripción cierra').fill('');
  await page.getByRole('button', { name: 'Guardar' }).first().click();
  await expect(toastOf(page)).toContainText('Evento actualizado');

  // A member comes, and is seen by others from then on.
  const going = await openAsNewMember(browser, baseURL, 'Ercilia');
  await going.goto(`/events/${id}`);
  await expect(going.getByRole('heading', { name: 'Ana Gil' })).toBeVisible();
  await going.getByRole('button', { name: 'Inscribirse' }).click();
  const choice = going.getByRole('checkbox', { name: 'Que los demás miembros vean que voy' });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  await expectNoViolations(going);

  const people = page.getByRole('region', { name: 'Quiénes van' });
  await page.goto(`/events/${id}`);
  await expect(people.getByRole('link', { name: /Ercilia/ })).toBeVisible();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await page.reload();
  await expect(people).toContainText('Todavía nadie ha querido mostrar su nombre');
});
