import { expect } from '../support/fixtures.ts';
import { h1, main, region, stubResponse, terms } from '../support/screens.ts';
import { section } from '../support/section.ts';

section('2 Member dashboard', ({ row }) => {
  row("greets with the user's first name", async ({ openAs }) => {
    await expect(h1(await openAs.member('/home'))).toHaveText('Hola, Rafael');
  });
  row('says "Empresario" where there is no name', async ({ member }) => {
    await member.route('**/api/auth/user', async (route) => {
      await route.fulfill({ json: { ...(await (await route.fetch()).json()), firstName: '' } });
    });
    await member.goto('/home');
    await expect(h1(member)).toHaveText('Hola, Empresario');
  });
  for (const [name, href] of [
    ['Crear Post', '/forum?nuevo=1'],
    ['Ver Eventos', '/events'],
    ['Explorar Proyectos', '/projects'],
  ] as const) {
    row(`has the quick action "${name}"`, async ({ openAs }) => {
      await expect(main(await openAs.member('/home')).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        href,
      );
    });
  }
  for (const [label, value] of [
    ['Posts creados', '5'],
    ['Comentarios', '12'],
    ['Me gusta recibidos', '38'],
    ['Reputación', '245'],
  ] as const) {
    row(`has the tile "${label}" with ${value}`, async ({ openAs }) => {
      expect((await terms(region(await openAs.member('/home'), 'Tus cifras').locator('dl > div')))[label]).toBe(value);
    });
  }
  row('has a list of recent activity in the forum', async ({ openAs }) => {
    const list = region(await openAs.member('/home'), 'Actividad Reciente en el Foro');
    await expect(list.getByRole('listitem').first()).toBeVisible();
  });
  row('has the button "Ver toda la actividad"', async ({ openAs }) => {
    const list = region(await openAs.member('/home'), 'Actividad Reciente en el Foro');
    await expect(list.getByRole('link', { name: 'Ver toda la actividad' })).toBeVisible();
  });
  row('the profile card has initial, full name, e-mail and "Miembro desde 2025"', async ({ openAs }) => {
    const card = region(await openAs.member('/home'), 'Tu perfil');
    await expect(card).toContainText('Rafael Guzmán');
    await expect(card).toContainText('miembro@demo.example');
    await expect(card).toContainText('Miembro desde 2025');
    await expect(card.locator('img, span[aria-hidden]').first()).toBeVisible();
  });
  row('the profile card has "Editar Perfil"', async ({ openAs }) => {
    const link = region(await openAs.member('/home'), 'Tu perfil').getByRole('link', { name: 'Editar Perfil' });
    await expect(link).toHaveAttribute('href', '/profile?editar=1');
  });
  row('has three recommendations', async ({ openAs }) => {
    await expect(region(await openAs.member('/home'), 'Recomendado para ti').getByRole('listitem')).toHaveCount(3);
  });
  row('recommends the tax conference on 28 August', async ({ openAs }) => {
    await expect(region(await openAs.member('/home'), 'Recomendado para ti')).toContainText(/Impuestos.*28 de agosto/s);
  });
});

section('2 Profile page', ({ row }) => {
  row('the header has initials, full name and e-mail', async ({ openAs }) => {
    const header = main(await openAs.member('/profile'))
      .locator('header')
      .first();
    await expect(header.locator('img, span[aria-hidden]').first()).toBeVisible();
    await expect(header).toContainText('Rafael Guzmán');
    await expect(header).toContainText('miembro@demo.example');
  });
  for (const badge of ['Miembro desde 2025', 'Activo']) {
    row(`the header has the badge "${badge}"`, async ({ openAs }) => {
      await expect(main(await openAs.member('/profile')).getByText(badge, { exact: true })).toBeVisible();
    });
  }
  row('"Editar Perfil" turns into "Cancelar" and back', async ({ member }) => {
    await member.goto('/profile');
    const header = main(member).locator('header').first();
    await header.getByRole('button', { name: 'Editar Perfil' }).click();
    await header.getByRole('button', { name: 'Cancelar' }).click();
    await expect(header.getByRole('button', { name: 'Editar Perfil' })).toBeVisible();
  });
  row('view mode shows bio, company, position, telephone and site', async ({ openAs, api }) => {
    const { bio, company, position, website } = (await api.member.get('/api/auth/user')).body;
    const card = region(await openAs.member('/profile'), 'Información');
    await expect(card).toContainText(bio);
    const facts = await terms(card.locator('dl > div'));
    expect(facts.Empresa).toBe(company);
    expect(facts.Cargo).toBe(position);
    expect(facts.Teléfono).toMatch(/8[024]9/);
    expect(facts['Sitio web']).toContain(website.replace('https://', ''));
  });
  for (const [label, name] of [
    ['Nombre *', 'firstName'],
    ['Apellido *', 'lastName'],
    ['Correo *', 'email'],
    ['Empresa', 'company'],
    ['Cargo', 'position'],
    ['Sitio web', 'website'],
    ['Biografía', 'bio'],
  ] as const) {
    row(`edit mode has the field "${label}" with what is saved`, async ({ openAs, api }) => {
      const user = (await api.member.get('/api/auth/user')).body;
      await expect((await openAs.member('/profile?editar=1')).getByLabel(label, { exact: true })).toHaveValue(
        user[name],
      );
    });
  }
  row('edit mode has the field "Teléfono"', async ({ openAs }) => {
    await expect((await openAs.member('/profile?editar=1')).getByLabel('Teléfono', { exact: true })).toHaveValue(/\d/);
  });
  row('edit mode has "Guardar Cambios" and "Cancelar"', async ({ openAs }) => {
    const form = (await openAs.member('/profile?editar=1')).locator('form');
    await expect(form.getByRole('button', { name: 'Guardar Cambios' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  });
  row('"Cancelar" of the form goes back to view mode', async ({ member }) => {
    await member.goto('/profile?editar=1');
    await member.locator('form').getByRole('button', { name: 'Cancelar' }).click();
    await expect(region(member, 'Información')).toBeVisible();
  });
  row('the activity card has the four counts', async ({ openAs }) => {
    expect(await terms(region(await openAs.member('/profile'), 'Actividad').locator('dl > div'))).toEqual({
      'Posts creados': '5',
      Comentarios: '12',
      'Me gusta recibidos': '38',
      Reputación: '245',
    });
  });
  row('each count defaults to 0', async ({ member }) => {
    await stubResponse(member, '**/api/users/stats', 200, {
      connections: 1,
      eventsAttended: 1,
      projectsParticipated: 1,
    });
    await member.goto('/profile');
    expect(Object.values(await terms(region(member, 'Actividad').locator('dl > div')))).toEqual(['0', '0', '0', '0']);
  });
  row('"Logros" has the founding member, the active participant and the networker', async ({ openAs }) => {
    const list = region(await openAs.member('/profile'), 'Logros').getByRole('listitem');
    await expect(list).toHaveCount(3);
    for (const [index, title] of ['Miembro fundador', 'Participante activo', 'Networker'].entries()) {
      await expect(list.nth(index)).toContainText(title);
    }
  });
  row('recent activity shows the first five items, each with icon, title and time', async ({ openAs, api }) => {
    const items = (await api.member.get('/api/users/recent-activity')).body;
    const list = region(await openAs.member('/profile'), 'Actividad Reciente').getByRole('listitem');
    await expect(list).toHaveCount(5);
    for (const [index, { title }] of items.slice(0, 5).entries()) {
      await expect(list.nth(index)).toContainText(title);
      await expect(list.nth(index).locator('svg')).toHaveCount(1);
      await expect(list.nth(index).locator('time')).toHaveCount(1);
    }
  });
  row('recent activity has "Ver toda la actividad"', async ({ openAs }) => {
    const card = region(await openAs.member('/profile'), 'Actividad Reciente');
    await expect(card.getByRole('link', { name: 'Ver toda la actividad' })).toBeVisible();
  });
  row('"Tu Red" has 23 connections, 8 events attended and 2 projects', async ({ openAs }) => {
    expect(await terms(region(await openAs.member('/profile'), 'Tu Red').locator('dl > div'))).toEqual({
      Conexiones: '23',
      'Eventos asistidos': '8',
      Proyectos: '2',
    });
  });
  row('"Tu Red" has "Expandir Red"', async ({ openAs }) => {
    await expect(
      region(await openAs.member('/profile'), 'Tu Red').getByRole('link', { name: 'Expandir Red' }),
    ).toBeVisible();
  });
});

section('R Stubs', ({ row }) => {
  for (const [path, name, target] of [
    ['/home', 'Crear Post', '/forum?nuevo=1'],
    ['/home', 'Ver Eventos', '/events'],
    ['/home', 'Explorar Proyectos', '/projects'],
    ['/home', 'Editar Perfil', '/profile?editar=1'],
    ['/home', 'Ver toda la actividad', '/actividad'],
    ['/profile', 'Ver toda la actividad', '/actividad'],
    ['/profile', 'Expandir Red', '/members'],
  ] as const) {
    row(`${path}: "${name}" goes to ${target}`, async ({ member }) => {
      await member.goto(path);
      await main(member).getByRole('link', { name, exact: true }).click();
      await expect(member).toHaveURL(target);
    });
  }
  row('"Crear Post" of the dashboard opens the dialog', async ({ openAs }) => {
    await expect(
      (await openAs.member('/forum?nuevo=1')).getByRole('dialog', { name: 'Crear nuevo post' }),
    ).toBeVisible();
  });
  row('"Ver toda la actividad" opens the whole list', async ({ openAs, api }) => {
    const { total } = (await api.member.get('/api/users/activity')).body;
    await expect(main(await openAs.member('/actividad'))).toContainText(`de ${total}`);
  });
  row('the achievements are computed: somebody else has not earned them all', async ({ api }) => {
    const mine = (await api.member.get('/api/users/achievements')).body;
    expect(mine.map(({ earned }: { earned: boolean }) => earned)).toEqual([true, true, true]);
    const others = (await api.admin.get('/api/users/achievements')).body;
    expect(others.some(({ earned }: { earned: boolean }) => !earned)).toBe(true);
  });
  row('"Tu Red" is computed: the figures are those of the person', async ({ openAs, api }) => {
    const { connections } = (await api.admin.get('/api/users/stats')).body;
    const shown = await terms(region(await openAs.admin('/profile'), 'Tu Red').locator('dl > div'));
    expect(shown.Conexiones).toBe(String(connections));
  });
  row('"Miembro desde" names the year of joining', async ({ openAs, api }) => {
    const { createdAt } = (await api.admin.get('/api/auth/user')).body;
    await expect(main(await openAs.admin('/profile'))).toContainText(`Miembro desde ${createdAt.slice(0, 4)}`);
  });
});
