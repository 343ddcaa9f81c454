import { logIn } from '../../e2e/forum-support.ts';
import { demo, stallRequests, toastOf } from '../../e2e/support.ts';
import { aMember, aPost, aProject, conferenceOf, someNews } from '../support/demo-records.ts';
import { expect } from '../support/fixtures.ts';
import { HERO, h1, main, stopClock } from '../support/screens.ts';
import { section } from '../support/section.ts';

section('2 Routes', ({ row }) => {
  for (const [path, title] of [
    ['/', HERO],
    ['/home', 'Hola, Rafael'],
    ['/forum', 'Foro Empresarial'],
    ['/projects', 'Nuestros Proyectos'],
    ['/events', 'Eventos Empresariales'],
    ['/profile', 'Rafael Guzmán'],
    ['/about', 'Quiénes Somos'],
    ['/contact', 'Contáctanos'],
    ['/members', 'Directorio de Miembros'],
    ['/networking', 'Mi Red de Contactos'],
  ] as const) {
    row(`signed in, ${path} is its own screen, "${title}"`, async ({ openAs }) => {
      const page = await openAs.member(path);
      await expect(h1(page)).toHaveText(title);
      await expect(page).toHaveURL(path);
    });
  }

  for (const [path, title] of [
    ['/', /^Consejo de Desarrollo Empresarial del Este/],
    ['/home', /^Mi panel —/],
    ['/forum', /^Foro —/],
    ['/projects', /^Proyectos —/],
    ['/events', /^Eventos —/],
    ['/profile', /^Mi perfil —/],
    ['/about', /^Quiénes Somos —/],
    ['/contact', /^Contáctanos —/],
    ['/members', /^Miembros —/],
    ['/networking', /^Mi Red de Contactos —/],
  ] as const) {
    row(`signed in, the window of ${path} has a title of its own`, async ({ openAs }) => {
      await expect(await openAs.member(path)).toHaveTitle(title);
    });
  }

  row('signed in, /forum/post/{id} shows the post', async ({ openAs, api }) => {
    const { id, title } = await aPost(api);
    const page = await openAs.member(`/forum/post/${id}`);
    await expect(h1(page)).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 20)}`));
  });
  row('signed in, /projects/{id} shows the project', async ({ openAs, api }) => {
    const { id, title } = await aProject(api);
    await expect(h1(await openAs.member(`/projects/${id}`))).toHaveText(title);
  });
  row('signed in, /members/{id} shows the public profile of a member', async ({ openAs, api }) => {
    const { id, firstName, lastName } = await aMember(api);
    await expect(h1(await openAs.member(`/members/${id}`))).toHaveText(`${firstName} ${lastName}`);
  });
  row('/admin is the administration panel for an administrator', async ({ openAs }) => {
    await expect(h1(await openAs.admin('/admin'))).toHaveText('Panel de Control Administrativo');
  });
  for (const viewer of ['visitor', 'member'] as const) {
    row(`any other address reads "404 Page Not Found" to a ${viewer}`, async ({ openAs }) => {
      await expect(h1(await openAs[viewer]('/no-existe/en-absoluto'))).toHaveText('404 Page Not Found');
    });
  }
  row('an address that does not exist is answered with status 404', async ({ api }) => {
    expect((await api.visitor.get('/no-existe')).status).toBe(404);
    expect((await api.visitor.get('/about')).status).toBe(200);
  });

  for (const [path, title] of [
    ['/', HERO],
    ['/login', 'Iniciar Sesión'],
    ['/register', 'Crear Cuenta'],
    ['/forum', HERO],
    ['/projects', HERO],
    ['/about', 'Quiénes Somos'],
    ['/events', 'Eventos Empresariales'],
  ] as const) {
    row(`not signed in, ${path} shows "${title}" and stays at its address`, async ({ openAs }) => {
      const page = await openAs.visitor(path);
      await expect(h1(page)).toHaveText(title);
      await expect(page).toHaveURL(path);
    });
  }
  row('not signed in, /contact shows the landing until the login takes over', async ({ visitor }) => {
    await stopClock(visitor);
    await visitor.goto('/contact');
    await expect(h1(visitor)).toHaveText(HERO);
  });
  row('a centred spinner shows while the authentication state loads', async ({ member }) => {
    await stallRequests(member, '**/api/auth/user');
    await member.goto('/forum');
    const spinner = main(member).getByRole('status', { name: 'Cargando' }).locator('svg, span').first();
    await expect(spinner).toBeVisible();
    const { x = 0, width = 0 } = (await spinner.boundingBox()) ?? {};
    expect(Math.abs(x + width / 2 - (member.viewportSize()?.width ?? 0) / 2)).toBeLessThan(20);
  });
  row('/about of a member shows the spinner as well', async ({ member }) => {
    await stallRequests(member, '**/api/auth/user');
    await member.goto('/about');
    await expect(main(member).getByRole('status', { name: 'Cargando' })).toBeVisible();
  });
  row('/about of a visitor has nothing to wait for: it comes finished from the server', async ({ api }) => {
    expect((await api.visitor.get('/about')).body).toContain('Equipo Directivo');
  });
});

section('R Routes', ({ row }) => {
  row('/ is the landing of a visitor: it has news and events', async ({ openAs }) => {
    const page = await openAs.visitor('/');
    await expect(page.locator('#noticias')).toBeVisible();
    await expect(page.locator('#eventos')).toBeVisible();
  });
  row('/ is the home of a member: posts and projects, no news', async ({ openAs }) => {
    const page = await openAs.member('/');
    await expect(page.getByRole('heading', { name: 'Últimas Publicaciones' })).toBeVisible();
    await expect(page.locator('#noticias')).toHaveCount(0);
  });
  row('/home leads a visitor to the login at once', async ({ visitor }) => {
    await visitor.goto('/home');
    await expect(visitor).toHaveURL('/login?next=%2Fhome');
  });
  row('/home comes back after the login', async ({ visitor }) => {
    await visitor.goto('/login?next=%2Fhome');
    await logIn(visitor, demo.member);
    await expect(visitor).toHaveURL('/home');
  });
  for (const path of ['/login', '/register']) {
    row(`${path} sends a signed-in member to /`, async ({ member }) => {
      await member.goto(path);
      await expect(member).toHaveURL('/');
    });
  }
  for (const [what, find] of [
    ['/forum/post/{id}', async (api) => `/forum/post/${(await aPost(api)).id}`],
    ['/projects/{id}', async (api) => `/projects/${(await aProject(api)).id}`],
    ['/profile', async () => '/profile'],
  ] as [string, (api: Parameters<typeof aPost>[0]) => Promise<string>][]) {
    row(`${what}: a visitor gets the landing, a toast, the login, and comes back here`, async ({ visitor, api }) => {
      const path = await find(api);
      // The toast and the page wait for whoever looks slowly.
      await stopClock(visitor);
      await visitor.goto(path);
      await expect(h1(visitor)).toHaveText(HERO);
      await expect(toastOf(visitor)).toBeVisible();
      await visitor.clock.resume();
      await expect(visitor).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
      await logIn(visitor, demo.member);
      await expect(visitor).toHaveURL(path);
    });
  }
  row('/events/{id} is public', async ({ openAs, api }) => {
    const { id, title } = await conferenceOf(api);
    await expect(h1(await openAs.visitor(`/events/${id}`))).toHaveText(title);
  });
  row('/events/{id} is the same page for members', async ({ openAs, api }) => {
    const { id, title } = await conferenceOf(api);
    await expect(h1(await openAs.member(`/events/${id}`))).toHaveText(title);
  });
  row('/noticias/{id} is public', async ({ openAs, api }) => {
    const { id, title } = await someNews(api);
    await expect(h1(await openAs.visitor(`/noticias/${id}`))).toHaveText(title);
  });
  for (const path of ['/contact', '/admin']) {
    row(`${path}: a visitor is led to /api/login with the way back`, async ({ visitor }) => {
      const asked = visitor.waitForRequest('**/api/login?*');
      await visitor.goto(path);
      expect(new URL((await asked).url()).searchParams.get('next')).toBe(path);
      await expect(visitor).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    });
  }
  row('/admin: whoever is no administrator gets a clear screen without permission', async ({ openAs }) => {
    const page = await openAs.member('/admin');
    await expect(h1(page)).toHaveText('No tienes permiso');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  });
  for (const path of [
    '/admin/eventos',
    '/admin/noticias',
    '/admin/miembros',
    '/admin/mensajes',
    '/admin/boletin',
    '/admin/moderacion',
    '/admin/proyectos',
    '/admin/auditoria',
    '/admin/estado',
    '/admin/mensajes/departamentos',
    '/admin/boletin/nuevo',
    '/admin/boletin/suscriptores',
    '/admin/miembros/invitaciones',
    '/admin/eventos/nuevo',
    '/admin/proyectos/nuevo',
    '/admin/noticias/nueva',
    '/admin/contenido',
    '/admin/contenido/nueva-pagina',
    '/admin/contenido/nuevo-servicio',
  ]) {
    row(`${path} follows the pattern of /admin`, async ({ openAs, visitor }) => {
      await expect(h1(await openAs.member(path))).toHaveText('No tienes permiso');
      await expect(h1(await openAs.admin(path))).not.toHaveText('No tienes permiso');
      await visitor.goto(path);
      await expect(visitor).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    });
  }
  row('/members/{id} shows a visitor the sign-in screen of /members', async ({ openAs, api }) => {
    const { id } = await aMember(api);
    await expect(h1(await openAs.visitor(`/members/${id}`))).toHaveText('Acceso Requerido');
  });
  for (const path of [
    '/search',
    '/mensajes',
    '/avisos',
    '/avisos/preferencias',
    '/actividad',
    '/mis-eventos',
    '/profile/seguridad',
  ]) {
    row(`${path}: members see the page, visitors the landing and then the login`, async ({ openAs, visitor }) => {
      const page = await openAs.member(path);
      await expect(page).toHaveURL(path);
      await expect(h1(page)).not.toHaveText(HERO);
      // The toast and the page wait for whoever looks slowly.
      await stopClock(visitor);
      await visitor.goto(path);
      await expect(h1(visitor)).toHaveText(HERO);
      await expect(toastOf(visitor)).toBeVisible();
      await visitor.clock.resume();
      await expect(visitor).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    });
  }
  row('the 404 screen has a line in Spanish and a way back', async ({ visitor }) => {
    await visitor.goto('/no-existe');
    await expect(main(visitor)).toContainText('La página que buscas no existe');
    await visitor.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(visitor).toHaveURL('/');
  });
  row('"404 Page Not Found" is marked as English', async ({ openAs }) => {
    await expect(h1(await openAs.visitor('/no-existe'))).toHaveAttribute('lang', 'en');
  });
  for (const viewer of ['visitor', 'member'] as const) {
    row(`the page of a ${viewer} is marked as Dominican Spanish`, async ({ openAs }) => {
      await expect((await openAs[viewer]('/')).locator('html')).toHaveAttribute('lang', 'es-DO');
    });
  }
  row('the "Unauthorized" toast is marked as English', async ({ visitor }) => {
    await stopClock(visitor);
    await visitor.goto('/contact');
    await expect(toastOf(visitor).locator('[lang=en]')).toContainText('Unauthorized');
  });
  row('the Admin link shows to a member who is no administrator', async ({ openAs }) => {
    await expect((await openAs.member('/about')).getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
  });
  for (const next of ['https://otro.example/', '//otro.example', '/\\otro.example', 'javascript:alert(1)']) {
    row(`a login with next=${next} ends at / of this site`, async ({ visitor, portal }) => {
      await visitor.goto(`/login?next=${encodeURIComponent(next)}`);
      await logIn(visitor, demo.member);
      await expect(visitor).toHaveURL(`${portal.url}/`);
    });
    row(`/api/login ignores next=${next}`, async ({ api }) => {
      const answer = await api.visitor.get(`/api/login?next=${encodeURIComponent(next)}`);
      expect(answer.headers.location).toBe('/login');
    });
  }
  row('/api/login keeps a next that is a path of this site', async ({ api }) => {
    const { status, headers } = await api.visitor.get('/api/login?next=%2Fcontact');
    expect([status, headers.location]).toEqual([302, '/login?next=%2Fcontact']);
  });
});
