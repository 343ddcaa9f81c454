import type { Page } from '@playwright/test';
import { stallRequests } from '../../e2e/support.ts';
import { aMember } from '../support/demo-records.ts';
import { expect } from '../support/fixtures.ts';
import { cards, h1, main, stubResponse } from '../support/screens.ts';
import { section } from '../support/section.ts';

const MEMBERS = '**/api/members?*';

/** The directory with these changes to its first card. */
async function withFirst(page: Page, changes: object): Promise<void> {
  await page.route(MEMBERS, async (route) => {
    const list = await (await route.fetch()).json();
    const first = { ...list.members[0], isSelf: false, ...changes };
    await route.fulfill({ json: { ...list, members: [first, ...list.members.slice(1)] } });
  });
  await page.goto('/members');
}
const first = (page: Page) => cards(main(page)).first();

section('2 Members directory', ({ row }) => {
  row('asks a visitor to sign in: "Acceso Requerido" and its sentence', async ({ openAs }) => {
    const page = await openAs.visitor('/members');
    await expect(h1(page)).toHaveText('Acceso Requerido');
    await expect(main(page)).toContainText('Inicia sesión para ver el directorio de miembros');
  });
  row('the "Iniciar Sesión" of that screen leads to the server login', async ({ openAs }) => {
    const link = main(await openAs.visitor('/members')).getByRole('link', { name: 'Iniciar Sesión' });
    await expect(link).toHaveAttribute('href', '/api/login?next=%2Fmembers');
  });
  row('has a search box for name or company', async ({ openAs }) => {
    await expect((await openAs.member('/members')).getByLabel('Buscar por nombre o empresa')).toBeVisible();
  });
  for (const [what, of] of [
    ['a name', 'firstName'],
    ['a company', 'company'],
  ] as const) {
    row(`finds members by ${what}`, async ({ member, api }) => {
      const [someone] = (await api.member.get('/api/members')).body.members;
      await member.goto('/members');
      await member.getByLabel('Buscar por nombre o empresa').fill(someone[of]);
      await expect(cards(main(member)).filter({ hasText: `${someone.firstName} ${someone.lastName}` })).toBeVisible();
      await expect(member).toHaveURL(/buscar=/);
    });
  }
  row('the skill filter has "Todas las habilidades" and then the distinct skills', async ({ openAs, api }) => {
    const { facets } = (await api.member.get('/api/members')).body;
    const options = (await openAs.member('/members')).getByRole('combobox', { name: 'Habilidad' }).locator('option');
    await expect(options).toHaveText(['Todas las habilidades', ...facets.skills]);
    expect(new Set(facets.skills).size).toBe(facets.skills.length);
  });
  row('the location filter has "Todas las ubicaciones" and then the distinct locations', async ({ openAs, api }) => {
    const { facets } = (await api.member.get('/api/members')).body;
    const options = (await openAs.member('/members')).getByRole('combobox', { name: 'Ubicación' }).locator('option');
    await expect(options).toHaveText(['Todas las ubicaciones', ...facets.locations]);
    expect(new Set(facets.locations).size).toBe(facets.locations.length);
  });
  row('filters by skill', async ({ openAs, api }) => {
    const [skill] = (await api.member.get('/api/members')).body.facets.skills;
    const { members, total } = (await api.member.get(`/api/members?skill=${encodeURIComponent(skill)}`)).body;
    for (const { skills } of members) expect(skills).toContain(skill);
    await expect(
      main(await openAs.member(`/members?habilidad=${encodeURIComponent(skill)}`)).getByText(`${total} miembro`),
    ).toBeVisible();
  });
  row('filters by location', async ({ openAs, api }) => {
    const [location] = (await api.member.get('/api/members')).body.facets.locations;
    const { members, total } = (await api.member.get(`/api/members?location=${encodeURIComponent(location)}`)).body;
    for (const each of members) expect(each.location).toBe(location);
    await expect(
      main(await openAs.member(`/members?ubicacion=${encodeURIComponent(location)}`)).getByText(`${total} miembro`),
    ).toBeVisible();
  });
  row('"Limpiar Filtros" clears all three', async ({ member, api }) => {
    const { facets } = (await api.member.get('/api/members')).body;
    await member.goto(
      `/members?buscar=a&habilidad=${encodeURIComponent(facets.skills[0])}&ubicacion=${encodeURIComponent(facets.locations[0])}`,
    );
    await member.getByRole('button', { name: 'Limpiar Filtros' }).first().click();
    await expect(member).toHaveURL('/members');
    await expect(member.getByLabel('Buscar por nombre o empresa')).toHaveValue('');
  });
  row('shows 8 skeleton cards while it loads', async ({ member }) => {
    await stallRequests(member, MEMBERS);
    await member.goto('/members');
    await expect(
      member.getByRole('status').filter({ hasText: 'Cargando miembros...' }).locator('> div > div'),
    ).toHaveCount(8);
  });
  row('nobody: "No se encontraron miembros" / "Intenta ajustar tus filtros de búsqueda"', async ({ openAs }) => {
    const page = await openAs.member('/members?buscar=xyzzyqwk');
    await expect(page.getByText('No se encontraron miembros')).toBeVisible();
    await expect(page.getByText('Intenta ajustar tus filtros de búsqueda')).toBeVisible();
  });
  row('a card shows the image of who has one', async ({ member }) => {
    await withFirst(member, { profileImageUrl: '/favicon.svg' });
    await expect(first(member).locator('img')).toHaveAttribute('src', '/favicon.svg');
  });
  row('a card shows the initials of who has none', async ({ member }) => {
    await withFirst(member, { profileImageUrl: null, firstName: 'Milagros', lastName: 'Ozuna' });
    await expect(first(member)).toContainText('MO');
  });
  row('a card shows name, position at company and location', async ({ member }) => {
    await withFirst(member, {
      firstName: 'Milagros',
      lastName: 'Ozuna',
      position: 'Gerente',
      company: 'Colmado Ozuna',
      location: 'Miches',
    });
    await expect(first(member).getByRole('heading')).toHaveText('Milagros Ozuna');
    await expect(first(member)).toContainText('Gerente en Colmado Ozuna');
    await expect(first(member)).toContainText('Miches');
  });
  row('a card clamps the bio to two lines', async ({ member }) => {
    await withFirst(member, { bio: 'Vendo de todo un poco en la esquina. '.repeat(12) });
    await expect(first(member).getByText('Vendo de todo')).toHaveCSS('-webkit-line-clamp', '2');
  });
  row('a card shows the first three skills and a +N badge', async ({ member }) => {
    await withFirst(member, { skills: ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'] });
    const skills = first(member).getByRole('list', { name: 'Habilidades' });
    for (const name of ['Uno', 'Dos', 'Tres']) await expect(skills.getByText(name, { exact: true })).toBeVisible();
    await expect(skills.getByText('+2', { exact: true })).toBeVisible();
    await expect(skills.getByRole('listitem')).toHaveCount(4);
  });
  row('a card with three skills has no +N badge', async ({ member }) => {
    await withFirst(member, { skills: ['Uno', 'Dos', 'Tres'] });
    await expect(first(member).getByRole('list', { name: 'Habilidades' }).getByRole('listitem')).toHaveText([
      'Uno',
      'Dos',
      'Tres',
    ]);
  });
  row("one's own card has no connect button", async ({ member, api }) => {
    const { firstName, lastName } = (await api.member.get('/api/auth/user')).body;
    await member.goto(`/members?buscar=${encodeURIComponent(`${firstName} ${lastName}`)}`);
    const own = cards(main(member)).filter({ hasText: `${firstName} ${lastName}` });
    await expect(own).toBeVisible();
    await expect(own.getByRole('button', { name: /Conect|Pendiente|Bloqueado/ })).toHaveCount(0);
  });
  row('"Ver Perfil" leads to /members/{id}', async ({ openAs, api }) => {
    const [someone] = (await api.member.get('/api/members')).body.members;
    const link = first(await openAs.member('/members')).getByRole('link', { name: 'Ver Perfil' });
    await expect(link).toHaveAttribute('href', `/members/${someone.id}`);
  });
  row('the e-mail button opens a mail link', async ({ member }) => {
    await withFirst(member, { firstName: 'Milagros', email: 'milagros@colmado.example' });
    const link = first(member).getByRole('link', { name: 'Enviar un correo a Milagros' });
    await expect(link).toHaveAttribute('href', 'mailto:milagros@colmado.example');
  });
  row('the phone button opens a tel link', async ({ member }) => {
    await withFirst(member, { firstName: 'Milagros', phone: '+18095550142' });
    await expect(first(member).getByRole('link', { name: 'Llamar a Milagros' })).toHaveAttribute(
      'href',
      'tel:+18095550142',
    );
  });
  row('there is a message button', async ({ member }) => {
    await withFirst(member, { firstName: 'Milagros', connectionStatus: 'none', connectionId: null });
    await expect(first(member).getByRole('button', { name: 'Enviar un mensaje a Milagros' })).toBeVisible();
  });
  for (const [connectionStatus, label, isDisabled] of [
    ['connected', 'Conectado', true],
    ['pending', 'Pendiente', true],
    ['blocked', 'Bloqueado', true],
    ['none', 'Conectar', false],
  ] as const) {
    row(
      `${connectionStatus} is labelled "${label}" and ${isDisabled ? 'disabled' : 'can be pressed'}`,
      async ({ member }) => {
        await withFirst(member, { connectionStatus, connectionId: null, isRequestMine: true });
        const button = first(member).getByRole('button', { name: new RegExp(`^${label}`) });
        await expect(button).toBeVisible();
        await (isDisabled ? expect(button).toBeDisabled() : expect(button).toBeEnabled());
      },
    );
  }
  row('the button is disabled while it sends', async ({ member }) => {
    await withFirst(member, { connectionStatus: 'none', connectionId: null });
    await member.route('**/api/connections/send', () => {});
    await first(member)
      .getByRole('button', { name: /^Conectar/ })
      .click();
    await expect(first(member).getByRole('button', { name: /^(Conectar|Pendiente)/ })).toBeDisabled();
  });
});

section('R Stubs', ({ row }) => {
  row('the message icon of a connected member leads to a direct message', async ({ member }) => {
    await withFirst(member, { firstName: 'Milagros', connectionStatus: 'connected' });
    await expect(first(member).getByRole('link', { name: 'Enviar un mensaje a Milagros' })).toHaveAttribute(
      'href',
      /^\/mensajes\/[\da-f-]{36}$/,
    );
  });
});

section('R Routes', ({ row }) => {
  row('/members/{id} has everything on the card, the whole bio and all skills with level', async ({ openAs, api }) => {
    const { id } = await aMember(api);
    const profile = (await api.member.get(`/api/members/${id}`)).body;
    const page = main(await openAs.member(`/members/${id}`));
    for (const text of [profile.position, profile.company, profile.location, profile.bio])
      await expect(page).toContainText(text);
    for (const { skill } of profile.skillLevels) await expect(page).toContainText(skill);
    await expect(page).toContainText(/Principiante|Intermedio|Avanzado|Experto/);
  });
  row('/members/{id} lists the posts of the member', async ({ openAs, api }) => {
    const { author } = (await api.member.get('/api/forum/posts?limit=1')).body.posts[0];
    const { posts } = (await api.member.get(`/api/members/${author.id}`)).body;
    const list = (await openAs.member(`/members/${author.id}`)).getByRole('region', { name: 'Publicaciones' });
    await expect(list.getByRole('link')).toHaveText(posts.map(({ title }: { title: string }) => title));
  });
  row('/members/{id} can connect and block', async ({ member, api }) => {
    const { id, firstName } = await aMember(api);
    await member.goto(`/members/${id}`);
    await expect(main(member).getByRole('button', { name: /^Conectar/ })).toBeEnabled();
    await main(member)
      .getByRole('button', { name: /^Más acciones/ })
      .click();
    await expect(member.getByRole('menuitem', { name: `Bloquear a ${firstName}` })).toBeVisible();
  });
  row('/members/{id} of a connected member can message', async ({ openAs, api }) => {
    const { id } = await aMember(api, 'connected');
    const link = main(await openAs.member(`/members/${id}`)).getByRole('link', { name: 'Enviar mensaje' });
    await expect(link).toHaveAttribute('href', `/mensajes/${id}`);
  });
});

section('2 Networking', ({ row }) => {
  row('is titled "Mi Red de Contactos"', async ({ openAs }) => {
    await expect(h1(await openAs.member('/networking'))).toHaveText('Mi Red de Contactos');
  });
  row('has the tabs "Mis Conexiones" and "Pendientes" with their counts', async ({ openAs }) => {
    await expect((await openAs.member('/networking')).getByRole('tab')).toHaveText([
      'Mis Conexiones (23)',
      'Pendientes (3)',
    ]);
  });
  row('a connection shows name, company, position and an e-mail button', async ({ openAs, api }) => {
    const [{ connectedUser }] = (await api.member.get('/api/connections/my')).body.connections;
    const card = cards(main(await openAs.member('/networking'))).first();
    await expect(card.getByRole('heading')).toHaveText(`${connectedUser.firstName} ${connectedUser.lastName}`);
    await expect(card).toContainText(connectedUser.company);
    await expect(card).toContainText(connectedUser.position);
    await expect(card.locator('img, span[aria-hidden]').first()).toBeVisible();
    await expect(card.getByRole('link', { name: 'Correo' })).toHaveAttribute('href', `mailto:${connectedUser.email}`);
  });
  row('a connection shows its date in short Spanish form', async ({ openAs }) => {
    const card = cards(main(await openAs.member('/networking'))).first();
    await expect(card.locator('time')).toHaveText(/^\d{1,2} (ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic) \d{4}$/);
  });
  row('a connection without company shows "No especificado"', async ({ member }) => {
    await member.route('**/api/connections/my*', async (route) => {
      const list = await (await route.fetch()).json();
      list.connections[0].connectedUser.company = null;
      await route.fulfill({ json: list });
    });
    await member.goto('/networking');
    await expect(cards(main(member)).first()).toContainText('No especificado');
  });
  row('without connections: "Aún no tienes conexiones"', async ({ member }) => {
    await stubResponse(member, '**/api/connections/my*', 200, { connections: [], total: 0, page: 1, totalPages: 0 });
    await member.goto('/networking');
    await expect(member.getByText('Aún no tienes conexiones')).toBeVisible();
  });
  row(
    'a pending request shows name, company, position, sent date, "Aceptar" and "Rechazar"',
    async ({ openAs, api }) => {
      const [{ requester }] = (await api.member.get('/api/connections/pending')).body.connections;
      const card = cards(
        (await openAs.member('/networking?pestana=pendientes')).getByRole('region', { name: 'Recibidas' }),
      ).first();
      await expect(card.getByRole('heading')).toHaveText(`${requester.firstName} ${requester.lastName}`);
      await expect(card).toContainText(requester.company);
      await expect(card).toContainText(requester.position);
      await expect(card.locator('time')).toHaveText(/^\d{1,2} [a-z]{3} \d{4}$/);
      await expect(card.locator('img, span[aria-hidden]').first()).toBeVisible();
      await expect(card.getByRole('button', { name: 'Aceptar' })).toBeEnabled();
      await expect(card.getByRole('button', { name: 'Rechazar' })).toBeEnabled();
    },
  );
  row('without requests: "No tienes solicitudes pendientes"', async ({ member }) => {
    await stubResponse(member, '**/api/connections/pending*', 200, {
      connections: [],
      total: 0,
      page: 1,
      totalPages: 0,
    });
    await member.goto('/networking?pestana=pendientes');
    await expect(member.getByText('No tienes solicitudes pendientes')).toBeVisible();
  });
  row('a visitor reads "Debes iniciar sesión para acceder al networking"', async ({ openAs }) => {
    await expect(main(await openAs.visitor('/networking'))).toContainText(
      'Debes iniciar sesión para acceder al networking',
    );
  });
});
