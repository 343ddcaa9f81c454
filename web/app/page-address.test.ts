import { describe, expect, it } from 'vitest';
import { resolveAddress } from './page-address.ts';
import { routes } from './routes.ts';

const ID = '0197a3de-1111-7222-8333-444455556666';
const resolve = (url: string, signedIn = false) => resolveAddress({ url, origin: 'https://portal.example', signedIn });
const shared = (url: string) => ({ url, isShared: true });
const alone = (url: string) => ({ url, isShared: false });

describe('for a visitor', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=chat&fbclid=x', '/'],
    ['/events?utm_source=chat', '/events'],
    ['/forum?categoria=impuestos', '/forum'],
    ['/login?next=%2Fforum', '/login'],
    ['/restablecer?token=secreto', '/restablecer'],
    [`/events/${ID}`, `/events/${ID}`],
    [`/noticias/${ID}?utm_source=chat`, `/noticias/${ID}`],
    ['/servicios/asesoria-legal?utm_source=chat', '/servicios/asesoria-legal'],
  ])('%s is the page %s', async (url, page) => {
    expect(await resolve(url)).toEqual(shared(page));
  });

  it.each([
    ['/forum/post/1', '/forum/post/:id'],
    ['/forum/post/2/', '/forum/post/:id'],
    [`/projects/${ID}?pagina=3`, '/projects/:id'],
    [`/projects/2`, '/projects/:id'],
  ])('%s is the same page as %s, which only members see', async (url, page) => {
    expect(await resolve(url)).toEqual(shared(page));
  });

  it.each(['/nada', '/nada?a=1', '/events/1/2', `/${'x'.repeat(5000)}`, '/%E0%A4%A', '//otro.example/'])(
    '%s is the page that is shown for every unknown address',
    async (url) => expect(await resolve(url)).toEqual(shared('/404')),
  );

  it.each([
    ['/?noticias=inventada&utm_source=chat', '/?noticias=inventada'],
    ['/events?x=1&fecha=2027-01-01&tipo=workshop', '/events?tipo=workshop&fecha=2027-01-01'],
    ['/privacidad?version=2&version=3', '/privacidad?version=2'],
    ['/login?paso=segundo-factor&next=%2F', '/login?paso=segundo-factor'],
    ['/events/', '/events/'],
    ['/%65vents', '/%65vents'],
    ['/events/no-es-un-id', '/events/no-es-un-id'],
    ['/servicios/Asesoria', '/servicios/Asesoria'],
    [`/paginas/${'a'.repeat(81)}`, `/paginas/${'a'.repeat(81)}`],
    [`/events/${ID.toUpperCase()}`, `/events/${ID.toUpperCase()}`],
    [`/noticias/${ID}/`, `/noticias/${ID}/`],
    ['/demo/correo', '/demo/correo'],
    [`/forum/post/${ID}?pagina=3`, `/forum/post/${ID}`],
  ])('%s is rendered for itself, as %s', async (url, page) => {
    expect(await resolve(url)).toEqual(alone(page));
  });
});

it('a member gets one shell for each route, whatever the id and the query', async () => {
  expect(await resolve(`/forum/post/${ID}?pagina=2`, true)).toEqual(shared('/forum/post/:id'));
  expect(await resolve('/admin/?x=1', true)).toEqual(shared('/admin'));
  expect(await resolve('/nada', true)).toEqual(shared('/404'));
});

it('no route is the address of the page for unknown ones', () => {
  expect(routes.map(({ path }) => path)).not.toContain('/404');
});
