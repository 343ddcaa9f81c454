import type { Page } from '@playwright/test';
import { demo, toastOf } from '../../e2e/support.ts';
import { expect } from '../support/fixtures.ts';
import { h1, main, region, stopClock, stubResponse } from '../support/screens.ts';
import { section } from '../support/section.ts';

const SUBJECTS = [
  ['membership', 'Información sobre membresía'],
  ['partnership', 'Oportunidades de colaboración'],
  ['events', 'Eventos y conferencias'],
  ['projects', 'Participación en proyectos'],
  ['media', 'Medios de comunicación'],
  ['other', 'Otro tema'],
] as const;

section('2 Contact page', ({ row }) => {
  row('is titled "Contáctanos"', async ({ openAs }) => {
    await expect(h1(await openAs.member('/contact'))).toHaveText('Contáctanos');
  });
  for (const label of ['Nombre *', 'Correo *', 'Teléfono', 'Empresa', 'Asunto *', 'Mensaje *']) {
    row(`the form has "${label}"`, async ({ openAs }) => {
      await expect((await openAs.member('/contact')).getByLabel(label, { exact: true })).toBeVisible();
    });
  }
  row('the message box has six rows', async ({ openAs }) => {
    await expect((await openAs.member('/contact')).getByLabel('Mensaje *')).toHaveAttribute('rows', '6');
  });
  row('the form stands left of the contact information', async ({ openAs }) => {
    const page = await openAs.member('/contact');
    const form = await region(page, 'Envíanos un mensaje').boundingBox();
    const info = await region(page, 'Información de contacto').boundingBox();
    expect(form?.x ?? 0).toBeLessThan(info?.x ?? 0);
  });
  row('shows the address with a postal code', async ({ openAs }) => {
    await expect(region(await openAs.member('/contact'), 'Información de contacto').locator('address')).toHaveText(
      /\b\d{5}\b/,
    );
  });
  row('shows three telephone lines', async ({ openAs }) => {
    await expect(
      region(await openAs.member('/contact'), 'Información de contacto').locator('a[href^="tel:"]'),
    ).toHaveCount(3);
  });
  row('shows the mail addresses of three departments', async ({ openAs }) => {
    await expect(
      region(await openAs.member('/contact'), 'Información de contacto').locator('a[href^="mailto:"]'),
    ).toHaveCount(3);
  });
  for (const [days, hours] of [
    ['Lunes a viernes', /^8:00\sa\.\sm\. – 6:00\sp\.\sm\.$/],
    ['Sábado', /^9:00\sa\.\sm\. – 1:00\sp\.\sm\.$/],
    ['Domingo', /^Cerrado$/],
  ] as const) {
    row(`opening hours: ${days}`, async ({ openAs }) => {
      const line = region(await openAs.member('/contact'), 'Información de contacto')
        .locator('dl > div')
        .filter({ hasText: days });
      await expect(line.locator('dd')).toHaveText(hours);
    });
  }
  row('has five social networks without a target', async ({ openAs }) => {
    const networks = region(await openAs.member('/contact'), 'Redes sociales');
    await expect(networks.getByRole('listitem')).toHaveCount(5);
    await expect(networks.getByRole('link')).toHaveCount(0);
  });
  row('has a place for the map', async ({ openAs }) => {
    await expect(main(await openAs.member('/contact'))).toContainText('El mapa estará disponible pronto.');
  });
  row('an unauthenticated visitor gets a toast', async ({ visitor }) => {
    await stopClock(visitor);
    await visitor.goto('/contact');
    await expect(toastOf(visitor)).toHaveText('UnauthorizedYou are logged out. Logging in again...');
  });
  row('and goes to /api/login after 500 ms, not before', async ({ visitor }) => {
    const asked: string[] = [];
    await visitor.route('**/api/login?*', (route) => void asked.push(route.request().url()));
    await stopClock(visitor);
    await visitor.goto('/contact', { waitUntil: 'commit' });
    await expect(toastOf(visitor)).toBeVisible();
    await visitor.clock.runFor(499);
    expect(asked).toEqual([]);
    await visitor.clock.runFor(2);
    await expect.poll(() => asked.length).toBe(1);
  });
});

section('3 Shapes', ({ row }) => {
  row('the contact form offers the six subjects in their order', async ({ openAs }) => {
    const options = (await openAs.member('/contact')).getByLabel('Asunto *').locator('option:not([value=""])');
    await expect(options).toHaveText(SUBJECTS.map(([, label]) => label));
  });
  for (const [value, label] of SUBJECTS) {
    row(`the subject "${label}" is sent as ${value}`, async ({ openAs }) => {
      const option = (await openAs.member('/contact')).getByLabel('Asunto *').locator(`option[value="${value}"]`);
      await expect(option).toHaveText(label);
    });
  }
});

async function fill(page: Page, values: Partial<Record<'Nombre *' | 'Correo *' | 'Asunto *' | 'Mensaje *', string>>) {
  await page.goto('/contact');
  const all = {
    'Nombre *': 'Rafael',
    'Correo *': demo.member,
    'Mensaje *': 'Un mensaje de prueba.',
    ...values,
  };
  for (const [label, value] of Object.entries(all)) {
    if (label !== 'Asunto *') await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel('Asunto *').selectOption(values['Asunto *'] ?? 'other');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
}

section('5 Validation', ({ row }) => {
  for (const [label, wrong, right, message] of [
    ['Nombre *', 'R', 'Ra', 'El nombre debe tener al menos 2 caracteres'],
    ['Correo *', 'rafael', 'r@e.do', 'Ingresa un correo electrónico válido'],
    ['Asunto *', '', 'media', 'Selecciona un asunto'],
    ['Mensaje *', '123456789', '1234567890', 'El mensaje debe tener al menos 10 caracteres'],
  ] as const) {
    row(`contact, ${label}: "${wrong}" is refused with "${message}" and nothing is sent`, async ({ member }) => {
      let sent = 0;
      await member.route('**/api/contact', (route) => {
        sent += 1;
        return route.fulfill({ status: 500, json: {} });
      });
      await fill(member, { [label]: wrong });
      await expect(main(member).getByRole('alert').getByRole('link', { name: message })).toBeVisible();
      expect(sent).toBe(0);
    });
    row(`contact, ${label}: "${right}" is sent`, async ({ member }) => {
      const asked = member.waitForRequest('**/api/contact');
      await member.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }));
      await fill(member, { [label]: right });
      expect(Object.values((await asked).postDataJSON())).toContain(right);
    });
  }
  row('contact: telephone and company are optional', async ({ member }) => {
    await member.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }));
    await member.goto('/contact');
    for (const label of ['Teléfono', 'Empresa']) await member.getByLabel(label, { exact: true }).fill('');
    await member.getByLabel('Asunto *').selectOption('other');
    await member.getByLabel('Mensaje *').fill('Un mensaje de prueba.');
    const asked = member.waitForRequest('**/api/contact');
    await member.getByRole('button', { name: 'Enviar mensaje' }).click();
    await asked;
  });
});

section('8 Errors', ({ row }) => {
  row('contact failure: "Error" / "No se pudo enviar el mensaje. Inténtalo de nuevo."', async ({ member }) => {
    await stubResponse(member, '**/api/contact', 500, { message: 'Uy.' });
    await fill(member, {});
    await expect(toastOf(member)).toHaveText('ErrorNo se pudo enviar el mensaje. Inténtalo de nuevo.');
  });
  row(
    'contact with an ended session: "Unauthorized" / "You are logged out. Logging in again..."',
    async ({ member }) => {
      await stubResponse(member, '**/api/contact', 401, { message: 'Unauthorized' });
      await member.route('**/api/login?*', () => {});
      await fill(member, {});
      await expect(toastOf(member)).toHaveText('UnauthorizedYou are logged out. Logging in again...');
    },
  );
});

section('4 States', ({ row }) => {
  row('while a message is sent the button reads "Enviando..." and is disabled', async ({ member }) => {
    await member.route('**/api/contact', () => {});
    await fill(member, {});
    await expect(member.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  });
});
