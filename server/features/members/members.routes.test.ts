import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createCategory, createPost, createUser, giveSkills, signedIn } from '../../../tests/support/factories.ts';
import { users } from '../../database/schema/account.ts';
import { forumPosts } from '../../database/schema/forum.ts';
import { connections } from '../../database/schema/networking.ts';
import { siteSettings } from '../../database/schema/site.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let viewer: Person;
let member: Awaited<ReturnType<typeof createUser>>;

const MISSING = { status: 404, body: { message: 'El miembro que buscas no existe o ya no está disponible.' } };

beforeAll(async () => {
  portal = await createTestApp();
  viewer = await signedIn(portal, { firstName: 'Quien', lastName: 'Mira', location: 'Higüey' });
  await giveSkills(portal.database, viewer.user.id, { Turismo: 'expert', Buceo: 'beginner' });
  member = await createUser(portal.database, {
    firstName: 'Begoña',
    lastName: 'Peña; hija',
    position: 'Dueña',
    company: 'Sol, Mar y Arena',
    location: 'Bayahíbe',
    bio: 'Una biografía\ncon dos líneas',
    website: 'https://www.solymar.example/?a=1,2',
    email: 'begona@solymar.example',
    phone: '+18095550123',
    hasWhatsapp: true,
    createdAt: new Date('2025-03-04T12:00:00Z'),
  });
  await giveSkills(portal.database, member.id, { Turismo: 'intermediate', Cocina: 'expert' });
});
beforeEach(() => portal.database.delete(connections));
afterAll(() => portal.close());

const connect = (one: string, other: string, status: 'accepted' | 'pending' | 'blocked' = 'accepted') =>
  portal.database.insert(connections).values({ requesterId: one, receiverId: other, status });
const profile = (id = member.id, { client } = viewer) => client.get(`/api/members/${id}`);

describe('GET /api/members/{id}', () => {
  it('shows all that is on the card, and whole', async () => {
    const { status, body } = await profile();
    expect(status).toBe(200);
    expect(body).toEqual({
      id: member.id,
      firstName: 'Begoña',
      lastName: 'Peña; hija',
      position: 'Dueña',
      company: 'Sol, Mar y Arena',
      location: 'Bayahíbe',
      bio: 'Una biografía\ncon dos líneas',
      website: 'https://www.solymar.example/?a=1,2',
      profileImageUrl: null,
      email: 'begona@solymar.example',
      phone: '+18095550123',
      hasWhatsapp: true,
      contactWithheld: null,
      role: 'member',
      memberSince: '2025-03-04T12:00:00.000Z',
      skills: ['Cocina', 'Turismo'],
      skillLevels: [
        { skill: 'Cocina', level: 'expert' },
        { skill: 'Turismo', level: 'intermediate' },
      ],
      mutualConnections: 0,
      connectionsCount: 0,
      postsCount: 0,
      posts: [],
      connectionStatus: 'none',
      connectionId: null,
      isRequestMine: false,
      isSelf: false,
    });
  });

  it('counts whom both know, of those that the viewer may see', async () => {
    const [friend, stranger, gone, blocker] = await Promise.all([
      createUser(portal.database),
      createUser(portal.database),
      createUser(portal.database, { suspendedAt: new Date() }),
      createUser(portal.database),
    ]);
    for (const { id } of [friend, stranger, gone, blocker]) await connect(id, member.id);
    await connect(viewer.user.id, friend.id);
    await connect(blocker.id, viewer.user.id, 'blocked');
    await connect(viewer.user.id, member.id);
    expect((await profile()).body).toMatchObject({
      mutualConnections: 1,
      connectionsCount: 3,
      connectionStatus: 'connected',
    });
  });

  it('shows the latest published posts, and none of a forum that is switched off', async () => {
    const { id: categoryId } = await createCategory(portal.database, { name: 'Playa', color: '#112233' });
    for (let day = 1; day <= 6; day += 1) {
      const createdAt = new Date(`2026-01-0${day}T12:00:00Z`);
      await createPost(portal.database, { authorId: member.id, categoryId, createdAt, title: `Publicación ${day}` });
    }
    const hidden = { authorId: member.id, categoryId, isPublished: false, title: 'Retirada' };
    await createPost(portal.database, hidden);
    const { body } = await profile();
    expect(body.postsCount).toBe(6);
    expect(body.posts.map(({ title }: { title: string }) => title)).toEqual(
      [6, 5, 4, 3, 2].map((day) => `Publicación ${day}`),
    );
    expect(body.posts[0]).toMatchObject({ likes: 0, commentsCount: 0, category: { name: 'Playa', color: '#112233' } });
    const admin = await signedIn(portal, { role: 'admin' });
    expect((await profile(member.id, admin)).body.postsCount).toBe(6);

    await portal.database.update(siteSettings).set({ enableForum: false });
    expect((await profile()).body).toMatchObject({ postsCount: 0, posts: [] });
    await portal.database.update(siteSettings).set({ enableForum: true });
    await portal.database.delete(forumPosts);
  });

  it('shows oneself, with all one has', async () => {
    await portal.database.update(users).set({ emailVisibility: 'nobody' }).where(eq(users.id, viewer.user.id));
    await connect(viewer.user.id, member.id);
    expect((await profile(viewer.user.id)).body).toMatchObject({
      isSelf: true,
      email: viewer.user.email,
      mutualConnections: 0,
      connectionsCount: 1,
      connectionStatus: 'none',
    });
  });

  it('knows nobody who is unknown, suspended or blocked, in either direction', async () => {
    const gone = await createUser(portal.database, { suspendedAt: new Date() });
    expect(await profile(crypto.randomUUID())).toMatchObject(MISSING);
    expect(await profile(gone.id)).toMatchObject(MISSING);
    await connect(viewer.user.id, member.id, 'blocked');
    expect(await profile()).toMatchObject(MISSING);
    await portal.database.delete(connections);
    await connect(member.id, viewer.user.id, 'blocked');
    expect(await profile()).toMatchObject(MISSING);
  });

  it('refuses visitors, and ids that are none', async () => {
    expect((await portal.visitor().get(`/api/members/${member.id}`)).status).toBe(401);
    expect((await profile('nadie')).status).toBe(400);
  });
});

describe('GET /api/members/{id}/contact.vcf', () => {
  it('is a contact card with what may be seen', async () => {
    const answer = await viewer.client.get(`/api/members/${member.id}/contact.vcf`);
    expect(answer.headers['content-type']).toBe('text/vcard; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="begona-pena-hija.vcf"');
    expect(answer.body.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      `UID:urn:uuid:${member.id}`,
      'N:Peña\\; hija;Begoña;;;',
      'FN:Begoña Peña\\; hija',
      'ORG:Sol\\, Mar y Arena',
      'TITLE:Dueña',
      'TEL;TYPE=CELL:+18095550123',
      'EMAIL;TYPE=INTERNET:begona@solymar.example',
      'ADR;TYPE=WORK:;;;Bayahíbe;;;',
      'URL:https://www.solymar.example/?a=1,2',
      'END:VCARD',
      '',
    ]);
  });

  it('leaves out what is hidden or absent', async () => {
    const shy = await createUser(portal.database, { phone: '+18095550100', phoneVisibility: 'nobody' });
    const { body } = await viewer.client.get(`/api/members/${shy.id}/contact.vcf`);
    expect(body).not.toMatch(/TEL|ORG|TITLE|ADR|URL/);
    expect(body).toContain(`EMAIL;TYPE=INTERNET:${shy.email}`);
  });
});

describe('GET /api/members/suggestions', () => {
  const suggested = async (client = viewer.client) =>
    (await client.get('/api/members/suggestions')).body.members as {
      firstName: string;
      sharedSkills: string[];
      sharesLocation: boolean;
    }[];

  it('are those who share a skill or the place, who shares most first, and with whom there is nothing yet', async () => {
    const [both, place, skill, other] = await Promise.all([
      createUser(portal.database, { firstName: 'Ambos', location: 'higuey' }),
      createUser(portal.database, { firstName: 'Lugar', location: 'Higüey' }),
      createUser(portal.database, { firstName: 'Oficio', location: 'Miches' }),
      createUser(portal.database, { firstName: 'Nada', location: 'Miches' }),
    ]);
    await giveSkills(portal.database, both.id, { turismo: 'expert' });
    await giveSkills(portal.database, skill.id, { Buceo: 'expert' });
    await giveSkills(portal.database, other.id, { Costura: 'expert' });
    expect((await suggested()).map(({ firstName }) => firstName)).toEqual(['Ambos', 'Begoña', 'Lugar', 'Oficio']);
    expect((await suggested())[0]).toMatchObject({ sharedSkills: ['turismo'], sharesLocation: true, isSelf: false });
    expect((await suggested())[1]).toMatchObject({ sharedSkills: ['Turismo'], sharesLocation: false });

    await connect(both.id, viewer.user.id);
    await connect(viewer.user.id, place.id, 'pending');
    await connect(skill.id, viewer.user.id, 'blocked');
    await portal.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, member.id));
    expect(await suggested()).toEqual([]);
    await portal.database.update(users).set({ suspendedAt: null }).where(eq(users.id, member.id));
  });

  it('are none for who has neither skill nor place', async () => {
    expect(await suggested((await signedIn(portal)).client)).toEqual([]);
  });
});
