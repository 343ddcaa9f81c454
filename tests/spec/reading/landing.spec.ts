import { anEvent, conferenceOf, eventsOf, nextEventOf } from '../support/demo-records.ts';
import { expect } from '../support/fixtures.ts';
import { cards, h1, heading, main, stubResponse } from '../support/screens.ts';
import { section } from '../support/section.ts';
import { longDate, twelveHours } from '../support/spanish-dates.ts';

section('1 Product', ({ row }) => {
  for (const claim of ['Activos desde 2018', 'Más de 500 empresarios conectados', '150+ proyectos']) {
    row(`the landing claims "${claim}"`, async ({ openAs }) => {
      await expect(
        main(await openAs.visitor('/'))
          .getByRole('listitem')
          .filter({ hasText: claim }),
      ).toBeVisible();
    });
  }
  row('the about page gives 2010 as the year of foundation', async ({ openAs }) => {
    const founded = main(await openAs.visitor('/about'))
      .getByRole('listitem')
      .filter({ hasText: 'Fundación' });
    await expect(founded).toContainText('2010');
  });
  row('a visitor is offered to register and to log in', async ({ openAs }) => {
    const page = main(await openAs.visitor('/'));
    await expect(page.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/login');
    await expect(page.getByRole('link', { name: 'Crear Cuenta' })).toHaveAttribute('href', '/register');
  });
  row(
    'a member reaches home screen, profile, forum, projects, events, directory, network and contact',
    async ({ api }) => {
      for (const path of [
        '/home',
        '/profile',
        '/forum',
        '/projects',
        '/events',
        '/members',
        '/networking',
        '/contact',
      ]) {
        expect((await api.member.get(path)).status, path).toBe(200);
      }
    },
  );
});

section('2 Public landing', ({ row }) => {
  for (const [name, href] of [
    ['Ir al Foro', '/forum'],
    ['Ver Proyectos', '/projects'],
  ] as const) {
    row(`the hero has the button "${name}" to ${href}`, async ({ openAs }) => {
      const hero = main(await openAs.visitor('/'))
        .locator('header')
        .first();
      await expect(hero.getByRole('link', { name })).toHaveAttribute('href', href);
    });
  }
  row('has a section about who we are', async ({ openAs }) => {
    await expect(heading(await openAs.visitor('/'), 'Quiénes Somos')).toBeVisible();
  });
  for (const name of ['Misión', 'Visión', 'Valores']) {
    row(`has the card "${name}" with a text`, async ({ openAs }) => {
      const card = cards(await openAs.visitor('/')).filter({ has: heading(await openAs.visitor('/'), name) });
      await expect(card).toContainText(/\S{4,}.{30,}/);
    });
  }
  row('has a call to log in', async ({ openAs }) => {
    const call = (await openAs.visitor('/')).getByRole('region', { name: 'Tu próximo socio ya está aquí' });
    await expect(call.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  });
  row('has a news section', async ({ openAs }) => {
    await expect(heading(await openAs.visitor('/'), 'Últimas Noticias')).toBeVisible();
  });
  row('has an events section', async ({ openAs }) => {
    await expect(heading(await openAs.visitor('/'), 'Próximos Eventos')).toBeVisible();
  });
  row('has a newsletter section with the anchor newsletter', async ({ openAs }) => {
    await expect((await openAs.visitor('/')).locator('#newsletter')).toContainText('Boletín Informativo');
  });
  row('the sections stand in the order of the specification', async ({ openAs }) => {
    const titles = await main(await openAs.visitor('/'))
      .getByRole('heading', { level: 2 })
      .allTextContents();
    const wanted = [
      'Quiénes Somos',
      'Tu próximo socio ya está aquí',
      'Últimas Noticias',
      'Próximos Eventos',
      'Boletín Informativo',
    ];
    expect(titles.filter((title) => wanted.includes(title))).toEqual(wanted);
  });
});

const news = '#noticias';

section('2 News section', ({ row }) => {
  row('the category filter offers exactly Todas and Eventos, Todas first', async ({ openAs }) => {
    const filter = (await openAs.visitor('/'))
      .locator(news)
      .getByRole('group', { name: 'Filtrar noticias por categoría' });
    await expect(filter.getByRole('button')).toHaveText(['Todas', 'Eventos']);
    await expect(filter.getByRole('button', { name: 'Todas' })).toHaveAttribute('aria-pressed', 'true');
  });
  row('shows three items first', async ({ openAs }) => {
    await expect(cards((await openAs.visitor('/')).locator(news))).toHaveCount(3);
  });
  row('one item is featured and about the tax and e-invoicing conference', async ({ openAs }) => {
    const featured = cards((await openAs.visitor('/')).locator(news)).filter({ hasText: 'Destacada' });
    await expect(featured).toHaveCount(1);
    await expect(featured).toContainText(/facturación electrónica/i);
  });
  row('a card shows title, excerpt, date and reading time', async ({ openAs, api }) => {
    const [item] = (await api.visitor.get('/api/news?limit=1')).body.news;
    const card = cards((await openAs.visitor('/')).locator(news)).filter({ hasText: item.title });
    await expect(card).toContainText(item.excerpt);
    await expect(card).toContainText(longDate(item.date));
    await expect(card).toContainText(item.readTime);
  });
  row('"Cargar Más Noticias" adds three more', async ({ visitor }) => {
    await visitor.goto('/');
    await visitor.getByRole('button', { name: 'Cargar Más Noticias' }).click();
    await expect(cards(visitor.locator(news))).toHaveCount(6);
  });
  row('pressed again it adds three more', async ({ visitor }) => {
    await visitor.goto('/');
    for (const count of [6, 9]) {
      await visitor.getByRole('button', { name: 'Cargar Más Noticias' }).click();
      await expect(cards(visitor.locator(news))).toHaveCount(count);
    }
  });
  row('the button is gone once everything shows', async ({ visitor, api }) => {
    const { total } = (await api.visitor.get('/api/news')).body;
    await visitor.goto('/');
    const more = visitor.getByRole('button', { name: 'Cargar Más Noticias' });
    for (let shown = 3; shown < total; shown += 3) await more.click();
    await expect(cards(visitor.locator(news))).toHaveCount(total);
    await expect(more).toHaveCount(0);
  });
  row('choosing Eventos shows only news of events', async ({ visitor, api }) => {
    const { news: items } = (await api.visitor.get('/api/news?category=Eventos&limit=100')).body;
    await visitor.goto('/');
    await visitor.locator(news).getByRole('button', { name: 'Eventos', exact: true }).click();
    await expect(visitor.locator(news).getByRole('button', { name: 'Eventos', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // Those of all categories are shown until the filtered ones arrive.
    const titles = () => cards(visitor.locator(news)).getByRole('heading').allTextContents();
    const latest = items.slice(0, 3).map((item: { title: string }) => item.title);
    await expect.poll(async () => (await titles()).sort()).toEqual(latest.sort());
  });
  row('a button leads to the newsletter form', async ({ visitor }) => {
    await visitor.goto('/');
    await visitor.locator(news).getByRole('link', { name: 'Recibir noticias por correo' }).click();
    await expect(visitor).toHaveURL('/#newsletter');
    await expect(visitor.locator('#newsletter')).toBeInViewport();
  });
});

const events = '#eventos';

section('2 Events section', ({ row }) => {
  row('the category filter offers exactly Todos and Capacitación, Todos first', async ({ openAs }) => {
    const filter = (await openAs.visitor('/'))
      .locator(events)
      .getByRole('group', { name: 'Filtrar eventos por categoría' });
    await expect(filter.getByRole('button')).toHaveText(['Todos', 'Capacitación']);
    await expect(filter.getByRole('button', { name: 'Todos' })).toHaveAttribute('aria-pressed', 'true');
  });
  row('choosing Capacitación shows only events of that category', async ({ visitor, api }) => {
    const training = (await eventsOf(api)).filter(({ category }) => category === 'Capacitación');
    // The landing shows the next four.
    const shown = Math.min(training.length, 4);
    await visitor.goto('/');
    await visitor.locator(events).getByRole('button', { name: 'Capacitación', exact: true }).click();
    await expect(cards(visitor.locator(events)).getByText('Capacitación', { exact: true })).toHaveCount(shown);
    await expect(cards(visitor.locator(events))).toHaveCount(shown);
  });
  row('a switch turns the list into a calendar and back', async ({ visitor }) => {
    await visitor.goto('/');
    const list = visitor.locator(events);
    await expect(list.getByRole('button', { name: 'Lista' })).toHaveAttribute('aria-pressed', 'true');
    await list.getByRole('button', { name: 'Calendario' }).click();
    await expect(list.getByRole('grid')).toBeVisible();
    await list.getByRole('button', { name: 'Lista' }).click();
    await expect(list.getByRole('grid')).toHaveCount(0);
  });
  row('only events of today or later are shown', async ({ visitor, api }) => {
    const past = { ...(await conferenceOf(api)), id: crypto.randomUUID(), title: 'Lo de anteayer', date: '2020-01-01' };
    await visitor.route('**/api/events?*', async (route) => {
      const list = await (await route.fetch()).json();
      await route.fulfill({ json: { ...list, events: [past, ...list.events] } });
    });
    await visitor.goto('/about');
    await visitor.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' }).click();
    await expect(cards(visitor.locator(events)).first()).toBeVisible();
    await expect(visitor.getByText('Lo de anteayer')).toHaveCount(0);
  });
  row('without any it says "No hay eventos próximos"', async ({ visitor }) => {
    const none = {
      events: [],
      total: 0,
      categories: [],
      countsByType: { conference: 0, workshop: 0, networking: 0, roundtable: 0, seminar: 0 },
    };
    await stubResponse(visitor, '**/api/events?*', 200, none);
    await visitor.goto('/about');
    await visitor.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' }).click();
    await expect(visitor.getByText('No hay eventos próximos')).toBeVisible();
  });
  row('a card shows the day of the event', async ({ openAs, api }) => {
    const { title, date } = await nextEventOf(api);
    const card = cards((await openAs.visitor('/')).locator(events)).filter({ hasText: title });
    const day = card.locator(`time[datetime="${date}"]`);
    await expect(day).toContainText(String(Number(date.slice(8))));
    const month = new Date(date).toLocaleDateString('es-DO', { month: 'short', timeZone: 'UTC' });
    await expect(day).toContainText(new RegExp(month.slice(0, 3), 'i'));
  });
  row('a card shows the time in 12-hour format', async ({ openAs, api }) => {
    const { title, time } = await nextEventOf(api);
    const card = cards((await openAs.visitor('/')).locator(events)).filter({ hasText: title });
    await expect(card).toContainText(twelveHours(time));
  });
  for (const [what, key] of [
    ['duration', 'duration'],
    ['location', 'location'],
    ['category', 'category'],
  ] as const) {
    row(`a card shows the ${what}`, async ({ openAs, api }) => {
      const event = await anEvent(api, ({ category }) => category !== null);
      const card = cards((await openAs.visitor('/')).locator(events)).filter({ hasText: event.title });
      await expect(card).toContainText(String(event[key]));
    });
  }
  row('a card shows the speakers', async ({ openAs, api }) => {
    const { title, speakers } = await nextEventOf(api);
    const card = cards((await openAs.visitor('/')).locator(events)).filter({ hasText: title });
    expect(speakers.length).toBeGreaterThan(0);
    for (const speaker of speakers) await expect(card).toContainText(speaker);
  });
  row('a card shows registered and capacity', async ({ openAs, api }) => {
    const { title, registered, capacity } = await nextEventOf(api);
    const card = cards((await openAs.visitor('/')).locator(events)).filter({ hasText: title });
    await expect(card).toContainText(`${registered} de ${capacity}`);
  });
  row('the badge "Inscripción Requerida" shows where it is, and only there', async ({ openAs, api }) => {
    const free = await anEvent(api, ({ registrationRequired }) => !registrationRequired);
    const page = (await openAs.visitor('/')).locator(events);
    const { title } = await nextEventOf(api);
    await expect(cards(page).filter({ hasText: title })).toContainText('Inscripción Requerida');
    await expect(cards(page).filter({ hasText: free.title })).not.toContainText('Inscripción Requerida');
  });
  row('the button reads "Inscribirse"', async ({ openAs, api }) => {
    const { title } = await nextEventOf(api);
    const card = cards((await openAs.visitor('/')).locator(events)).filter({ hasText: title });
    await expect(card.getByRole('link', { name: 'Inscribirse' })).toBeVisible();
  });
  row('the button reads "Más Información" where registration is not required', async ({ openAs, api }) => {
    const { title } = await anEvent(api, ({ registrationRequired }) => !registrationRequired);
    const card = cards((await openAs.visitor('/')).locator(events)).filter({ hasText: title });
    await expect(card.getByRole('link', { name: 'Más Información' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Inscribirse' })).toHaveCount(0);
  });
  for (const name of ['Enviar evento', 'Contactar']) {
    row(`the button "${name}" is there`, async ({ openAs }) => {
      await expect((await openAs.visitor('/')).locator(events).getByRole('link', { name })).toBeVisible();
    });
  }
  for (const [registered, occupancy, colour] of [
    [49, 'free', 'green'],
    [50, 'filling', 'yellow'],
    [79, 'filling', 'yellow'],
    [80, 'scarce', 'red'],
    [100, 'scarce', 'red'],
  ] as const) {
    row(`${registered} of 100 seats taken is ${colour}`, async ({ visitor, api }) => {
      const event = { ...(await nextEventOf(api)), registered, capacity: 100 };
      await visitor.route('**/api/events?*', async (route) => {
        const list = await (await route.fetch()).json();
        await route.fulfill({ json: { ...list, events: [event] } });
      });
      await visitor.goto('/about');
      await visitor.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' }).click();
      const bar = cards(visitor.locator(events)).locator('[data-occupancy]');
      await expect(bar).toHaveAttribute('data-occupancy', occupancy);
      await expect(bar.locator(`.fill-bar-${colour}`)).toHaveCount(1);
    });
  }
});

section('2 Newsletter form', ({ row }) => {
  for (const viewer of ['visitor', 'member'] as const) {
    row(
      `is on the ${viewer === 'visitor' ? 'landing' : 'home'}: one field of the browser's e-mail type and a button`,
      async ({ openAs }) => {
        const form = (await openAs[viewer]('/')).locator('#newsletter');
        await expect(form.getByRole('textbox')).toHaveCount(1);
        await expect(form.getByLabel('Correo')).toHaveAttribute('type', 'email');
        await expect(form.getByRole('button', { name: 'Suscribirse' })).toBeEnabled();
      },
    );
  }
});

section('2 Signed-in home', ({ row }) => {
  row('begins with the hero', async ({ openAs, api }) => {
    const { heroTitle, heroSubtitle } = (await api.visitor.get('/api/settings')).body;
    await expect(h1(await openAs.member('/'))).toHaveText(heroTitle);
    await expect(main(await openAs.member('/'))).toContainText(heroSubtitle);
  });
  row('has the section about who we are', async ({ openAs }) => {
    await expect(heading(await openAs.member('/'), 'Quiénes Somos')).toBeVisible();
  });
  row('shows the latest three posts of the forum', async ({ openAs, api }) => {
    const { posts } = (await api.member.get('/api/forum/posts?limit=3')).body;
    const latest = (await openAs.member('/')).getByRole('region', { name: 'Últimas Publicaciones' });
    await expect(cards(latest).getByRole('heading')).toHaveText(posts.map(({ title }: { title: string }) => title));
  });
  row('has a button to all posts', async ({ openAs }) => {
    const latest = (await openAs.member('/')).getByRole('region', { name: 'Últimas Publicaciones' });
    await expect(latest.getByRole('link', { name: /^Ver tod/ })).toHaveAttribute('href', '/forum');
  });
  row('shows three featured projects', async ({ openAs, api }) => {
    const { projects } = (await api.member.get('/api/projects?limit=3')).body;
    const featured = (await openAs.member('/')).getByRole('region', { name: 'Proyectos Destacados' });
    await expect(cards(featured).getByRole('heading')).toHaveText(
      projects.map(({ title }: { title: string }) => title),
    );
  });
  row('has a button to all projects', async ({ openAs }) => {
    const featured = (await openAs.member('/')).getByRole('region', { name: 'Proyectos Destacados' });
    await expect(featured.getByRole('link', { name: /^Ver tod/ })).toHaveAttribute('href', '/projects');
  });
  row('ends with the newsletter form', async ({ openAs }) => {
    await expect((await openAs.member('/')).locator('#newsletter')).toBeVisible();
  });
  row('without posts it says "No hay publicaciones disponibles."', async ({ member }) => {
    await stubResponse(member, '**/api/forum/posts?*', 200, {
      posts: [],
      total: 0,
      capped: false,
      page: 1,
      totalPages: 0,
    });
    await member.goto('/');
    await expect(member.getByText('No hay publicaciones disponibles.')).toBeVisible();
  });
  row('without projects it says "No hay proyectos disponibles."', async ({ member }) => {
    await stubResponse(member, '**/api/projects?*', 200, { projects: [], total: 0, page: 1, totalPages: 0 });
    await member.goto('/');
    await expect(member.getByText('No hay proyectos disponibles.')).toBeVisible();
  });
  row('a failed load shows the empty texts and no error', async ({ member }) => {
    for (const call of ['**/api/forum/posts?*', '**/api/projects?*'])
      await stubResponse(member, call, 500, { message: 'Uy.' });
    await member.goto('/');
    await expect(member.getByText('No hay publicaciones disponibles.')).toBeVisible();
    await expect(member.getByText('No hay proyectos disponibles.')).toBeVisible();
    await expect(main(member).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(main(member)).not.toContainText(/Failed|Uy\.|No se pud/);
  });
});
