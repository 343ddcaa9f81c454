import { expect, type Page, test } from '@playwright/test';
import { openAsNewMember, unique } from './forum-support.ts';
import { demo, expectNoViolations, newEmail, signIn, toastOf } from './support.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const box = (page: Page) => page.getByRole('complementary', { name: 'Datos del evento' });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('the office asks, adds, seats, writes, prints and copies', async ({ page, browser, baseURL }) => {
  await signIn(page, demo.admin);
  const title = unique('Rueda de prueba');
  const onlineUrl = 'https://reunion.example/sala';
  const data = { title, date: '2099-05-28', time: '14:30', capacity: 1, onlineUrl, price: 'RD$ 1,500', memberPrice: 0 };
  const { id } = await (await page.request.post('/api/admin/events', { data, headers })).json();

  // A question.
  await page.goto(`/admin/eventos/${id}`);
  await page.getByRole('button', { name: 'Agregar una pregunta' }).click();
  await expect(page.getByLabel('Texto: Pregunta 1')).toBeFocused();
  await page.getByLabel('Texto: Pregunta 1').fill('¿Qué ofreces?');
  // A second one, moved by keyboard and removed.
  await page.getByRole('button', { name: 'Agregar una pregunta' }).click();
  await expect(page.getByLabel('Texto: Pregunta 2')).toBeFocused();
  await page.getByRole('button', { name: 'Bajar: ¿Qué ofreces?' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Subir: ¿Qué ofreces?' })).toBeFocused();
  await page.getByRole('button', { name: 'Quitar: Pregunta 1' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Quitar: ¿Qué ofreces?' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Obligatoria' }).check();
  await page.getByRole('button', { name: 'Guardar' }).first().click();
  await expect(toastOf(page)).toContainText('Evento actualizado');

  // A member answers it, and sees the link.
  const member = await openAsNewMember(browser, baseURL, 'Ercilia');
  await member.goto(`/events/${id}`);
  await expect(box(member)).toContainText('Miembros: Gratis · Los demás: RD$ 1,500');
  await expect(box(member).getByRole('link', { name: 'Conectarme' })).toHaveCount(0);
  await box(member).getByRole('button', { name: 'Inscribirse' }).click();
  const form = member.getByRole('dialog', { name: 'Antes de inscribirte' });
  await form.getByRole('button', { name: 'Inscribirme' }).click();
  await expect(form).toContainText('Responde esta pregunta');
  await expect(form.getByLabel('¿Qué ofreces?')).toBeFocused();
  await expectNoViolations(member);
  await form.getByLabel('¿Qué ofreces?').fill('Quesos');
  await form.getByRole('button', { name: 'Inscribirme' }).click();
  await expect(toastOf(member)).toContainText('¡Inscripción confirmada!');
  await expect(box(member).getByRole('link', { name: 'Conectarme' })).toHaveAttribute('href', onlineUrl);
  await box(member).getByRole('button', { name: 'Mis respuestas' }).click();
  await expect(member.getByRole('dialog').getByLabel('¿Qué ofreces?')).toHaveValue('Quesos');

  // Somebody without an account, who waits and is given a seat.
  await page.goto(`/admin/eventos/${id}/asistentes`);
  await expect(rowOf(page, 'Ercilia')).toContainText('Quesos');
  await page.getByRole('button', { name: 'Inscribir a alguien' }).click();
  const adding = page.getByRole('dialog', { name: 'Inscribir a alguien' });
  await expect(adding.getByLabel('Inscribir aunque esté lleno')).not.toBeChecked();
  await adding.getByText('Alguien sin cuenta').click();
  await adding.getByRole('button', { name: 'Inscribir sin cuenta' }).click();
  await expect(adding).toContainText('El nombre es requerido');
  await expect(adding.getByLabel('Nombre *')).toBeFocused();
  await adding.getByLabel('Nombre *').fill('Rosa');
  await adding.getByLabel('Apellido').fill('Marte');
  await adding.getByLabel('Correo', { exact: true }).fill(newEmail());
  await expectNoViolations(page);
  await adding.getByRole('button', { name: 'Inscribir sin cuenta' }).click();
  await expect(toastOf(page)).toContainText('Rosa Marte espera con el n.º 1.');
  await expect(adding.getByLabel('Nombre *')).toBeFocused();

  // A member, by keyboard: the search is empty again and ready for the next one.
  const leonte = unique('Leonte');
  await openAsNewMember(browser, baseURL, leonte);
  const search = adding.getByLabel('Buscar un miembro');
  await search.fill(leonte);
  await adding.getByRole('button', { name: `Inscribir a ${leonte}` }).press('Enter');
  await expect(toastOf(page)).toContainText('espera con el n.º 2.');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();
  await expect(page.getByRole('button', { name: 'Inscribir a alguien' })).toBeFocused();
  await page.getByRole('button', { name: /^En espera/ }).click();
  await page.getByRole('button', { name: 'Más acciones: Rosa Marte' }).click();
  await page.getByRole('menuitem', { name: 'Dar un cupo' }).click();
  await expect(page.getByRole('dialog')).toContainText('pasará de 1 a 2');
  await page.getByRole('button', { name: 'Dar un cupo aunque esté lleno' }).click();
  await expect(toastOf(page)).toContainText('Cupo asignado');

  // A message to one of them.
  await page.getByRole('button', { name: /^Confirmados/ }).click();
  await page.getByRole('checkbox', { name: 'Seleccionar: Rosa Marte' }).check();
  await page.getByRole('button', { name: 'Escribirles' }).click();
  const writing = page.getByRole('dialog');
  await expect(writing.getByLabel('Asunto')).toBeFocused();
  await writing.getByLabel('Asunto').fill('Dónde parquearse');
  await writing.getByLabel('Mensaje').fill('Por la calle de atrás.');
  // What was written outlives the dialog.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Escribirles' })).toBeFocused();
  await page.getByRole('button', { name: 'Escribirles' }).click();
  await expect(writing.getByLabel('Mensaje')).toHaveValue('Por la calle de atrás.');
  await writing.getByRole('button', { name: 'Ver antes de enviar' }).click();
  await expect(writing).toContainText('Lo recibe 1 persona.');
  await expect(writing.getByRole('region', { name: 'Vista previa' })).toContainText('Por la calle de atrás.');
  await expect(writing.getByRole('region', { name: 'Vista previa' })).toBeFocused();
  await writing.getByRole('button', { name: 'Corregir' }).press('Enter');
  await expect(writing.getByLabel('Asunto')).toBeFocused();
  await page.keyboard.press('Enter');
  await writing.getByRole('button', { name: 'Enviar' }).press('Enter');
  await expect(toastOf(page)).toContainText('Mensaje enviado');
  await expect(page.getByRole('button', { name: 'Escribirles' })).toBeFocused();

  // On paper: the list alone, with a place to sign.
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Imprimir la lista' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.printed-list');
  await expect(sheet.getByRole('row')).toHaveCount(3);
  await expect(sheet).toContainText('Rosa Marte');
  await expect(page.getByRole('button', { name: 'Inscribir a alguien' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // Three copies, a week apart.
  await page.goto(`/admin/eventos/${id}`);
  await page.getByRole('button', { name: 'Duplicar' }).click();
  const copying = page.getByRole('dialog', { name: 'Duplicar el evento' });
  await copying.getByLabel('Fecha').fill('2027-06-03');
  await copying.getByLabel('Se repite').selectOption('Cada semana');
  await copying.getByLabel('Cuántas veces').fill('3');
  await copying.getByRole('button', { name: 'Duplicar' }).click();
  await expect(toastOf(page)).toContainText('3 copias, la primera el 3 de junio de 2027.');
  await expect(page).toHaveURL('/admin/eventos?estado=borradores');
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(3);

  const { events } = await (await page.request.get(`/api/admin/events?search=${encodeURIComponent(title)}`)).json();
  for (const copy of events) await page.request.delete(`/api/admin/events/${copy.id}`, { headers });
});
