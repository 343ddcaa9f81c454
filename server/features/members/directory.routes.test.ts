import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, giveSkills, signedIn } from '../../../tests/support/factories.ts';
import { connections } from '../../database/schema/networking.ts';

let portal: TestApp;
let viewer: Awaited<ReturnType<typeof signedIn>>;
const ids: Record<string, string> = {};

/** The whole directory of this test. */
const PEOPLE = {
  ana: { firstName: 'Ana', lastName: 'Ñáñez', company: 'Panadería El Trigo', location: 'Higüey' },
  andres: { firstName: 'Andrés', lastName: 'Núñez', company: 'Ferretería Ñame', location: 'Bávaro' },
  angel: { firstName: 'Ángel', lastName: 'Zorrilla', company: 'Hotel Playa', location: 'Higüey' },
  begona: { firstName: 'Begoña', lastName: 'Peña', company: null, location: 'Higuey' },
  oscar: { firstName: 'Óscar', lastName: 'Pérez', company: 'Transporte Pérez', location: null },
  nandu: { firstName: 'Ñico', lastName: 'Abreu', company: 'Colmado Ñico', location: 'Bávaro' },
  nuria: { firstName: 'Nuria', lastName: 'Zapata', company: 'S.R.L. Zapata & Hijos', location: 'El Seibo' },
} as const;

beforeAll(async () => {
  portal = await createTestApp();
  viewer = await signedIn(portal, { firstName: 'Quien', lastName: 'Mira' });
  for (const [key, values] of Object.entries(PEOPLE)) ids[key] = (await createUser(portal.database, values)).id;
  await giveSkills(portal.database, ids.ana ?? '', { Turismo: 'beginner', Inglés: 'expert', Ventas: 'advanced' });
  await giveSkills(portal.database, ids.oscar ?? '', { turismo: 'expert', Ingles: 'intermediate' });
  await giveSkills(portal.database, ids.nuria ?? '', { Turismo: 'advanced' });
});
afterAll(() => portal.close());

const list = async (query = '') => (await viewer.client.get(`/api/members${query}`)).body;
const names = async (query = '') =>
  (await list(query)).members.map((member: { firstName: string; lastName: string }) => member.firstName);
const search = (text: string, more = '') => names(`?search=${encodeURIComponent(text)}${more}`);

describe('GET /api/members', () => {
  it('lists everybody in the order of the Spanish alphabet, ñ after n, oneself included', async () => {
    expect(await names()).toEqual(['Ana', 'Andrés', 'Ángel', 'Begoña', 'Nuria', 'Ñico', 'Óscar', 'Quien']);
    const body = await list();
    const shown = body.members.map((member: { firstName: string }) => member.firstName);
    expect(shown).toEqual([...shown].sort(new Intl.Collator('es').compare));
    expect(body).toMatchObject({ total: 8, isApproximate: false, page: 1, totalPages: 1 });
  });

  it('shows each member with skills, the best first, and how the two stand to each other', async () => {
    const body = await list('?search=ana');
    expect(body.members[0]).toEqual({
      id: ids.ana,
      firstName: 'Ana',
      lastName: 'Ñáñez',
      position: null,
      company: 'Panadería El Trigo',
      location: 'Higüey',
      bio: null,
      skills: ['Inglés', 'Ventas', 'Turismo'],
      profileImageUrl: null,
      email: expect.stringContaining('@prueba.example'),
      phone: null,
      hasWhatsapp: false,
      contactWithheld: null,
      role: 'member',
      connectionStatus: 'none',
      connectionId: null,
      isRequestMine: false,
      isSelf: false,
    });
    expect((await list('?search=quien')).members).toMatchObject([{ isSelf: true, connectionStatus: 'none' }]);
  });

  it('offers the skills and locations of all members, each once, however they are spelled', async () => {
    const facets = { skills: ['Inglés', 'Turismo', 'Ventas'], locations: ['Bávaro', 'El Seibo', 'Higüey'] };
    expect((await list()).facets).toEqual(facets);
    expect((await list('?search=inexistente')).facets).toEqual(facets);
    expect((await list('?location=El%20Seibo&page=9')).facets).toEqual(facets);
  });

  it('narrows down by skill and by location, whatever the spelling', async () => {
    expect(await names('?skill=Turismo')).toEqual(['Ana', 'Nuria', 'Óscar']);
    expect(await names('?skill=INGL%C3%89S')).toEqual(['Ana', 'Óscar']);
    expect(await names('?location=higuey')).toEqual(['Ana', 'Ángel', 'Begoña']);
    expect(await names('?skill=Turismo&location=El%20Seibo')).toEqual(['Nuria']);
    expect(await list('?skill=Turismo&location=B%C3%A1varo')).toMatchObject({ members: [], total: 0, totalPages: 0 });
    expect(await names('?skill=Tur')).toEqual([]);
  });

  it('pages, and tells the total on a page past the end too', async () => {
    expect(await names('?limit=3&page=2')).toEqual(['Begoña', 'Nuria', 'Ñico']);
    expect(await list('?limit=3&page=3')).toMatchObject({ total: 8, page: 3, totalPages: 3 });
    expect(await list('?limit=3&page=4')).toMatchObject({ members: [], total: 8, totalPages: 3 });
    expect(await list('?limit=2&page=2&skill=Turismo')).toMatchObject({ total: 3, totalPages: 2 });
    expect(await names('?limit=2&page=2&skill=Turismo')).toEqual(['Óscar']);
    expect(await list('?page=1000000')).toMatchObject({ members: [], total: 8 });
  });

  it.each([
    '?page=0',
    '?page=uno',
    '?limit=0',
    '?limit=51',
    `?search=${'x'.repeat(101)}`,
    '?skill=a&skill=b',
    '?search=%00',
  ])('refuses %s', async (query) => {
    expect((await viewer.client.get(`/api/members${query}`)).status).toBe(400);
  });

  it('is for members', async () => {
    const answer = await portal.visitor().get('/api/members');
    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
  });
});

describe('searching by name or company', () => {
  it.each([
    ['andres', ['Andrés']],
    ['ANDRÉS NÚÑEZ', ['Andrés']],
    ['nunez andres', ['Andrés']],
    ['angel', ['Ángel']],
    ['óscar', ['Óscar']],
    ['begona', ['Begoña']],
    ['Begon\u0303a', ['Begoña']],
    ['panaderia', ['Ana']],
    ['trigo ana', ['Ana']],
    ['zapata hijos', ['Nuria']],
    ['S.R.L.', ['Nuria']],
    ['  ana  ', ['Ana']],
  ])('finds %s, without minding accents, capitals or order', async (text, found) => {
    expect(await search(text)).toEqual(found);
  });

  it.each([
    ['an', ['Ana', 'Andrés', 'Ángel']],
    ['n', ['Nuria', 'Ñico', 'Ana', 'Andrés']],
    ['pan', ['Ana']],
    ['pe', ['Begoña', 'Óscar']],
    ['tra per', ['Óscar']],
  ])('finds what begins with %s, names that do first', async (text, found) => {
    expect(await search(text)).toEqual(found);
  });

  it.each(['zorilla', 'zorrila', 'zorrrilla', 'zorirlla', 'sorrilla', 'xorrilla', 'zorrilka'])(
    'forgives one slip: %s',
    async (typed) => {
      const body = await list(`?search=${typed}`);
      expect(body).toMatchObject({ total: 1, isApproximate: true, members: [{ firstName: 'Ángel' }] });
    },
  );

  it('forgives a slip in a word that is still being typed, and in each of several', async () => {
    expect(await search('ferretwri')).toEqual(['Andrés']);
    expect(await search('ferretwria nunex')).toEqual(['Andrés']);
    expect(await list('?search=zorrilla')).toMatchObject({ isApproximate: false });
  });

  it.each(['zorrlaa', 'anx', 'inexistente', '!!!', '%', '_', "'", '\\', ':*', '&', '😀', '中文', '#turismo', '<->'])(
    'finds nobody for %s',
    async (text) => {
      expect(await list(`?search=${encodeURIComponent(text)}`)).toMatchObject({
        members: [],
        total: 0,
        totalPages: 0,
        isApproximate: false,
      });
    },
  );

  it('looks into whole profiles where no name or company has the words, and says so', async () => {
    const { id } = await createUser(portal.database, {
      firstName: 'Zoe',
      lastName: 'Paracaídas',
      bio: 'Vendemos cemento y varilla al por mayor',
      position: 'Astronauta',
      location: 'Higüey',
    });
    for (const text of ['¿Quién vende cemento?', 'cementos', 'astronautas', '"varilla al por mayor"']) {
      const found = { total: 1, inProfiles: true, isApproximate: false, members: [{ id }] };
      expect([text, await list(`?search=${encodeURIComponent(text)}`)]).toMatchObject([text, found]);
    }
    expect(await list('?search=paraca')).toMatchObject({ total: 1, inProfiles: false, isApproximate: false });
    expect(await list('?search=semento')).toMatchObject({ total: 1, inProfiles: false, isApproximate: true });
    expect(await list('?search=cemento&location=Higüey')).toMatchObject({ total: 1, inProfiles: true });
    expect(await list('?search=cemento&location=Bávaro')).toMatchObject({ total: 0, inProfiles: false });
  });

  it('never looks into e-mail addresses and telephones', async () => {
    await createUser(portal.database, {
      firstName: 'Zulema',
      lastName: 'Discreta',
      email: 'escondida@oculto.example',
      phone: '+18095550199',
    });
    for (const text of ['escondida', 'oculto', '8095550199', '+1809']) expect(await search(text)).toEqual([]);
  });

  it('shows what is alike only where nobody has the word, in names or in profiles', async () => {
    await createUser(portal.database, { firstName: 'Luz', lastName: 'Motta' });
    expect(await list('?search=mota')).toMatchObject({ total: 1, isApproximate: true });
    await createUser(portal.database, { firstName: 'Sol', lastName: 'Ureña', bio: 'Taller de la familia Mota' });
    expect(await list('?search=mota')).toMatchObject({ total: 1, inProfiles: true, members: [{ firstName: 'Sol' }] });
  });

  it('can be narrowed down further', async () => {
    expect(await search('an', '&location=Higüey')).toEqual(['Ana', 'Ángel']);
    expect(await search('an', '&skill=Turismo')).toEqual(['Ana']);
  });
});

describe('who is not in the directory', () => {
  it('is suspended', async () => {
    const user = await createUser(portal.database, {
      firstName: 'Xiomara',
      suspendedAt: new Date(),
      location: 'Miches',
    });
    await giveSkills(portal.database, user.id, { Buceo: 'expert' });
    expect(await search('xiomara')).toEqual([]);
    const { facets } = await list();
    expect(facets.skills).not.toContain('Buceo');
    expect(facets.locations).not.toContain('Miches');
  });

  it('blocked somebody, and is not seen by that one; nor the other way round', async () => {
    const { client, user } = await signedIn(portal, { firstName: 'Wanda', location: 'La Romana' });
    await giveSkills(portal.database, user.id, { Cerámica: 'expert' });
    const before = (await list()).total;
    await portal.database
      .insert(connections)
      .values({ requesterId: user.id, receiverId: viewer.user.id, status: 'blocked' });
    expect(await search('wanda')).toEqual([]);
    expect(await names('?skill=Cer%C3%A1mica')).toEqual([]);
    expect(await names('?location=La%20Romana')).toEqual([]);
    expect(await names()).not.toContain('Wanda');
    expect((await list()).total).toBe(before - 1);
    expect(await list('?limit=1&page=2')).toMatchObject({ total: before - 1, totalPages: before - 1 });
    expect((await client.get('/api/members?search=quien')).body).toMatchObject({ members: [], total: 0 });
    expect((await client.get('/api/members?search=wanda')).body.total).toBe(1);
  });
});
