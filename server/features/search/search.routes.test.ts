import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  createCategory,
  createComment,
  createEvent,
  createNews,
  createPost,
  createProject,
  createUser,
  signedIn,
} from '../../../tests/support/factories.ts';
import { forumCategories, forumPosts } from '../../database/schema/forum.ts';
import { connections } from '../../database/schema/networking.ts';
import { projects } from '../../database/schema/projects.ts';
import { siteSettings } from '../../database/schema/site.ts';

let portal: TestApp;
let member: Awaited<ReturnType<typeof signedIn>>;
let categoryId: string;

beforeAll(async () => {
  portal = await createTestApp();
  member = await signedIn(portal, { firstName: 'Buscadora', lastName: 'Incansable' });
});
beforeEach(async () => {
  await portal.database.delete(forumPosts);
  await portal.database.delete(forumCategories);
  await portal.database.delete(projects);
  categoryId = (await createCategory(portal.database, { name: 'General', description: 'De todo un poco' })).id;
});
afterAll(() => portal.close());

const search = async (q: string, more = '') =>
  (await member.client.get(`/api/search?q=${encodeURIComponent(q)}${more}`)).body;
const write = (title: string, content?: string) =>
  createPost(portal.database, { title, categoryId, authorId: member.user.id, ...(content && { content }) });
const titles = async (q: string) => (await search(q)).posts.map((post: { title: string }) => post.title);
const shown = (text: string, marks: [number, number][]) => marks.map(([start, end]) => text.slice(start, end));

describe('GET /api/search', () => {
  it('answers posts, projects and categories, each with its total', async () => {
    for (let index = 0; index < 5; index += 1) await write(`La logística del puerto ${index}`);
    await createProject(portal.database, { title: 'Centro logístico', status: 'in-progress' });
    await createCategory(portal.database, { name: 'Logística', description: 'Camiones y almacenes' });
    const body = await search('logistica');
    expect(body).toMatchObject({
      totals: { posts: 5, projects: 1, categories: 1, comments: 0, events: 0, news: 0, members: 0 },
      capped: [],
      isApproximate: false,
      projects: [{ title: 'Centro logístico', status: 'in-progress', category: 'technology' }],
      categories: [{ name: 'Logística', description: 'Camiones y almacenes' }],
    });
    expect(body.posts).toHaveLength(3);
    expect((await search('logistica', '&limit=4')).posts).toHaveLength(4);
  });

  it.each([
    ['', 'Escribe al menos 2 caracteres para buscar'],
    ['?q=a', 'Escribe al menos 2 caracteres para buscar'],
    ['?q=%20a%20', 'Escribe al menos 2 caracteres para buscar'],
    ['?q=%F0%9F%98%80', 'Escribe al menos 2 caracteres para buscar'],
    [`?q=${'x'.repeat(201)}`, 'La búsqueda no puede exceder 200 caracteres'],
  ])('refuses %s', async (query, message) => {
    const answer = await member.client.get(`/api/search${query}`);
    expect(answer).toMatchObject({ status: 400, body: { fields: { q: message } } });
  });

  it.each(['?q=ab&limit=0', '?q=ab&limit=21', '?q=ab&scope=nada', '?q=ab&q=cd'])('refuses %s', async (query) => {
    expect((await member.client.get(`/api/search${query}`)).status).toBe(400);
  });

  it('is for members', async () => {
    expect((await portal.visitor().get('/api/search?q=algo')).status).toBe(401);
  });
});

describe('Spanish', () => {
  it.each([
    ['exportación', ['exportaciones', 'exportacion', 'Exportar', 'exportamos', 'EXPORTADOR']],
    ['facturas', ['factura', 'facturación', 'facturar', 'facturacion']],
    ['Capacitación', ['capacitacion', 'capacitaciones', 'capacitar']],
    ['inversiones', ['inversión', 'inversion', 'INVERSIÓN']],
    ['crédito', ['creditos', 'CRÉDITO', 'cre\u0301dito']],
    ['años', ['año', 'ano', 'anos', 'AÑO']],
    ['obras', ['obra']],
    ['luces', ['luz']],
    ['leyes', ['ley']],
    ['compañías', ['compañía', 'compania', 'companias']],
    ['suplidores', ['suplidor']],
    ['contratación', ['contratar', 'contratos', 'contrataciones']],
    ['energético', ['energetica', 'energéticos']],
  ])('finds %s by %j', async (written, typed) => {
    await write(`Preguntas sobre ${written} este mes`);
    for (const word of typed)
      expect([word, await titles(word)]).toEqual([word, [`Preguntas sobre ${written} este mes`]]);
  });

  it('puts the exact ñ first, in both directions', async () => {
    await write('El ano y otras palabras');
    await write('Otras palabras y el año');
    expect(await titles('año')).toEqual(['Otras palabras y el año', 'El ano y otras palabras']);
    expect(await titles('ano')).toEqual(['El ano y otras palabras', 'Otras palabras y el año']);
    expect(await titles('an\u0303o')).toEqual(['Otras palabras y el año', 'El ano y otras palabras']);
  });

  it.each([
    'ex',
    'exp',
    'expor',
    'export',
    'exporta',
    'exportac',
    'exportaci',
    'exportacio',
    'exportación',
    'exportacione',
  ])('finds exportaciones while %s is typed', async (typed) => {
    await write('Las exportaciones de cacao');
    expect(await titles(typed)).toEqual(['Las exportaciones de cacao']);
    expect(await titles(`cacao ${typed}`)).toEqual(['Las exportaciones de cacao']);
  });

  it.each(['z', 'zu', 'zum'])('completes %s to the words that were used first, of very many', async (typed) => {
    await write('El zumo de chinola');
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const others = letters.flatMap((letter) => ['a', 'e', 'i', 'o'].map((vowel) => `zum${letter}${vowel}`));
    await write('Palabras que nadie usa', `Son estas: ${others.join(' ')}`);
    expect((await titles(`chinola ${typed}`))[0]).toBe('El zumo de chinola');
  });

  it.each([
    'exprtacion',
    'exporttacion',
    'exporatcion',
    'esportacion',
    'xportacion',
    'exportacoin',
    'exportaciom',
    'exprtac',
  ])('forgives one slip: %s', async (typed) => {
    await write('La exportación de cacao');
    const body = await search(typed);
    expect([body.posts[0]?.title, body.isApproximate]).toEqual(['La exportación de cacao', true]);
    expect(shown(body.posts[0].title, body.posts[0].titleMarks)).toEqual(['exportación']);
  });

  it('forgives none in short words', async () => {
    await write('Preguntas sobre la luz');
    expect(await titles('lux')).toEqual([]);
  });

  const forumList = async (q: string) =>
    (await member.client.get(`/api/forum/posts?search=${encodeURIComponent(q)}`)).body;

  it.each([
    ['Mota', 'La familia Mota', 'La ropa de moda'],
    ['Rijo', 'El taller de Rijo', 'Los hijos de todos'],
    ['exportación', 'La exportación de cacao', 'Las exportatión de cacao'],
  ])('shows what is like %s only where no post has it, and says so everywhere', async (word, exact, alike) => {
    await write(alike);
    expect(await search(word)).toMatchObject({ isApproximate: true, posts: [{ title: alike }] });
    expect(await forumList(word)).toMatchObject({ isApproximate: true, total: 1, posts: [{ title: alike }] });
    await write(exact);
    const found = await search(word);
    expect(found).toMatchObject({ isApproximate: false, totals: { posts: 1 }, posts: [{ title: exact }] });
    expect(shown(exact, found.posts[0].titleMarks)).toEqual([word]);
    expect(await forumList(word)).toMatchObject({ isApproximate: false, total: 1, posts: [{ title: exact }] });
  });

  it('says nothing of what is alike where nothing is', async () => {
    await write('La exportación de cacao');
    expect(await search('exportasion zzyzx')).toMatchObject({ isApproximate: false, totals: { posts: 0 } });
    expect(await forumList('exportasion zzyzx')).toMatchObject({ isApproximate: false, total: 0 });
  });

  it('finds words between slashes, hyphens, dots and tags', async () => {
    await write('Compra/venta de e-CF en www.dgii.gov.do <b>urgente</b>');
    for (const word of ['venta', 'compra', 'dgii', 'urgente']) {
      expect([word, (await titles(word)).length]).toEqual([word, 1]);
    }
    expect(await titles('e-CF')).toHaveLength(1);
  });

  it.each([
    '6e52f30',
    '9e8d7c6b',
    '1e5',
    '12ab3',
    '60hz',
    'tz9luz',
    '3dsion',
    'a1os',
    '1e5anos',
    '2e8luz',
    '0x1ces',
    '7жz',
  ])('finds the code %s, whatever number it begins like, and however it ends', async (code) => {
    await write(`Factura ${code} sin pagar`);
    for (const typed of [code, `${code} factura`, `"${code}"`]) {
      const [post] = (await search(typed)).posts;
      expect([typed, post?.title]).toEqual([typed, `Factura ${code} sin pagar`]);
      expect(shown(post.title, post.titleMarks)).toContain(code);
    }
  });

  it('needs every word, wherever it is, and ignores those that say nothing', async () => {
    await write(
      'El crédito de la cooperativa',
      'Pedí un préstamo para comprar un camión y me lo dieron en una semana.',
    );
    await write('La cooperativa de los taxistas');
    expect(await titles('camiones de la cooperativa')).toEqual(['El crédito de la cooperativa']);
    expect(await titles('camion taxistas')).toEqual([]);
  });

  it('puts what has it in the title first', async () => {
    await write('Una duda cualquiera', 'Quiero saber de la aduana, porque tengo un contenedor esperando en el puerto.');
    await write('La aduana de Haina');
    await write('Otra duda cualquiera', 'Quiero saber de la aduana, porque tengo un contenedor esperando en Haina.');
    expect((await titles('aduana'))[0]).toBe('La aduana de Haina');
  });
});

describe('quoted', () => {
  it.each(['"nota de crédito"', '«Notas de credito»', '“nota de crédito” cliente'])(
    '%s asks for these words in this order, next to each other',
    async (typed) => {
      await write('Una nota de crédito para un cliente');
      await write('El crédito de un cliente, con una nota');
      await write('Nota sobre un crédito de un cliente');
      expect(await titles(typed)).toEqual(['Una nota de crédito para un cliente']);
    },
  );

  it('nothing is completed or forgiven in it', async () => {
    await write('La exportación de cacao');
    expect(await titles('"expor"')).toEqual([]);
    expect(await titles('"exportasion"')).toEqual([]);
    expect(await titles('"de"')).toEqual([]);
    expect(await titles('"exportación')).toEqual(['La exportación de cacao']);
  });
});

describe('what matched', () => {
  it('is marked in the title and in the part of the text where it is', async () => {
    const before = 'Palabras que no vienen al caso. '.repeat(12);
    await write(
      '¿Quién FACTURA aquí?',
      `${before}Mi contador dice que la facturación electrónica será obligatoria 🇩🇴 pronto.`,
    );
    const [post] = (await search('facturas')).posts;
    expect(shown(post.title, post.titleMarks)).toEqual(['FACTURA']);
    expect(shown(post.excerpt, post.excerptMarks)).toEqual(['facturación']);
    expect(post.excerpt).toMatch(/^….*electrónica.*$/);
  });

  it.each([
    ['expo', 'Las EXPORTACIONES del año', ['EXPORTACIONES']],
    ['ano', 'Las exportaciones del año', ['año']],
    ['luces', 'La luz y las luces', ['luz', 'luces']],
    ['credito cooperativa', 'Crédito de la cooperativa', ['Crédito', 'cooperativa']],
    ['B0100', 'El comprobante B0100000123', ['B0100000123']],
    ['de la lab', 'El valor de la LABOR', ['LABOR']],
  ])('by %s in «%s» is %j', async (typed, title, marked) => {
    await write(title);
    const [post] = (await search(typed)).posts;
    expect(shown(post.title, post.titleMarks)).toEqual(marked);
  });

  it('is shown without the signs of Markdown', async () => {
    await write('Listas', '- Un *arancel* [nuevo](https://ejemplo.example)\n- **Otro** más');
    const [post] = (await search('arancel')).posts;
    expect(post.excerpt).toBe('Un arancel nuevo Otro más');
    expect(shown(post.excerpt, post.excerptMarks)).toEqual(['arancel']);
  });

  it('never carries markup of the server', async () => {
    await write('Etiquetas <mark>falsas</mark> aquí', `<script>alert(1)</script> y luego etiquetas ${'x'.repeat(60)}`);
    const [post] = (await search('etiquetas')).posts;
    expect(post.title).toBe('Etiquetas <mark>falsas</mark> aquí');
    expect(shown(post.title, post.titleMarks)).toEqual(['Etiquetas']);
    expect(shown(post.excerpt, post.excerptMarks)).toEqual(['etiquetas']);
  });
});

describe('scope=all', () => {
  it('also finds comments, events, news and members, with what everybody may see', async () => {
    const post = await write('Una publicación sin esa palabra');
    await createComment(portal.database, { postId: post.id, content: 'El ornitorrinco está en el comentario' });
    await createEvent(portal.database, { title: 'Feria del ornitorrinco', location: 'Higüey' });
    await createNews(portal.database, { title: 'Llega el ornitorrinco', excerpt: 'Un ornitorrinco en el puerto' });
    await createUser(portal.database, {
      firstName: 'Dulce',
      lastName: 'Ornitorrinco',
      company: 'Zoológico del Este',
      email: 'correo.secreto@prueba.example',
      phone: '809-555-0177',
    });
    const main = await search('ornitorrinco');
    expect(main.totals).toMatchObject({ posts: 0, comments: 0, events: 0, news: 0, members: 0 });
    const all = await search('ornitorrinco', '&scope=all');
    expect(all).toMatchObject({
      totals: { posts: 0, comments: 1, events: 1, news: 1, members: 1 },
      comments: [{ postId: post.id, postTitle: 'Una publicación sin esa palabra' }],
      events: [{ title: 'Feria del ornitorrinco', location: 'Higüey' }],
      news: [{ title: 'Llega el ornitorrinco' }],
      members: [{ firstName: 'Dulce', company: 'Zoológico del Este' }],
    });
    expect(shown(all.news[0].excerpt, all.news[0].excerptMarks)).toEqual(['ornitorrinco']);
    expect(JSON.stringify(all)).not.toMatch(/secreto|0177|password|email|phone/);
    for (const hidden of ['correo secreto', '809 555 0177', '5550177']) {
      expect((await search(hidden, '&scope=all')).members).toEqual([]);
    }
  });

  it('leaves out comments that were deleted or whose post is hidden, and unpublished news and projects', async () => {
    const hidden = await createPost(portal.database, { isPublished: false, title: 'Un equidna escondido' });
    await createComment(portal.database, { postId: hidden.id, content: 'Un equidna' });
    const open = await write('Otra cosa completamente distinta');
    await createComment(portal.database, { postId: open.id, content: 'equidna', deletedAt: new Date() });
    await createNews(portal.database, { title: 'Un equidna', isPublished: false });
    await createProject(portal.database, { title: 'Un equidna', isPublished: false });
    expect(Object.values((await search('equidna', '&scope=all')).totals)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('does not find members who are suspended', async () => {
    await createUser(portal.database, { firstName: 'Perengano', lastName: 'Suspendido', suspendedAt: new Date() });
    expect((await search('perengano', '&scope=all')).members).toEqual([]);
  });

  it('hides two members who blocked each other from one another', async () => {
    const blocked = await createUser(portal.database, { firstName: 'Zutano', lastName: 'Bloqueado' });
    const names = async () => (await search('zutano', '&scope=all')).members.length;
    expect(await names()).toBe(1);
    await portal.database
      .insert(connections)
      .values({ requesterId: blocked.id, receiverId: member.user.id, status: 'blocked' });
    expect(await names()).toBe(0);
  });
});

describe('what is switched off', () => {
  it('is not found: the forum, the projects', async () => {
    await write('Un manatí en la bahía');
    await createProject(portal.database, { title: 'Manatí' });
    await createCategory(portal.database, { name: 'Manatíes' });
    await portal.database.update(siteSettings).set({ enableForum: false, enableProjects: false });
    expect((await search('manatí', '&scope=all')).totals).toMatchObject({ posts: 0, projects: 0, categories: 0 });
    await portal.database.update(siteSettings).set({ enableForum: true, enableProjects: true });
    expect((await search('manatí')).totals).toMatchObject({ posts: 1, projects: 1, categories: 1 });
  });
});

describe('totals', () => {
  it('stop at a thousand, and say that there are more', async () => {
    await portal.database.$client.query(
      `insert into forum_posts (title, content, category_id, author_id, is_published, created_at)
       select 'Publicación frecuente ' || n, 'Un contenido', $1, $2, true, now() - make_interval(mins => n)
       from generate_series(1, 1002) n`,
      [categoryId, member.user.id],
    );
    // As autovacuum does after so many rows; until then plans are those of an empty table.
    await portal.database.$client.query('analyze');
    expect(await search('frecuente')).toMatchObject({ totals: { posts: 1000 }, capped: ['posts'] });
    const list = await member.client.get('/api/forum/posts?search=frecuentes&page=100');
    expect(list.body).toMatchObject({ total: 1000, totalPages: 100, capped: true });
    expect(list.body.posts).toHaveLength(10);
  });
});
