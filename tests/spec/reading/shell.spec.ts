import { expect } from '../support/fixtures.ts';
import { h1, main, menu } from '../support/screens.ts';
import { section } from '../support/section.ts';

const PUBLIC = [
  ['Inicio', '/'],
  ['Foro', '/forum'],
  ['Proyectos', '/projects'],
  ['Eventos', '/events'],
  ['Acerca de', '/about'],
  ['Contacto', '/contact'],
] as const;
const MEMBERS = [
  ['Miembros', '/members'],
  ['Red de Contactos', '/networking'],
  ['Admin', '/admin'],
] as const;

section('2 Header and footer', ({ row }) => {
  for (const [name, href] of PUBLIC) {
    row(`the header links "${name}" to ${href}, for visitors and members`, async ({ openAs }) => {
      for (const page of [await openAs.visitor('/about'), await openAs.member('/about')]) {
        await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
    });
  }
  for (const [name, href] of MEMBERS) {
    row(`"${name}" to ${href} is there only when signed in`, async ({ openAs }) => {
      await expect(menu(await openAs.visitor('/about')).getByRole('link', { name, exact: true })).toHaveCount(0);
      const link = menu(await openAs.member('/about')).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
    });
  }
  row('the links stand in the order of the specification', async ({ openAs }) => {
    const page = await openAs.member('/about');
    await expect(menu(page).getByRole('link')).toHaveText([...PUBLIC, ...MEMBERS].map(([name]) => name));
  });
  row('a visitor has "Iniciar Sesión" to /api/login', async ({ openAs }) => {
    const header = (await openAs.visitor('/about')).getByRole('banner');
    await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/api/login');
    await expect(header.getByRole('link', { name: 'Cerrar Sesión' })).toHaveCount(0);
  });
  row('a member has "Cerrar Sesión" to /api/logout instead', async ({ openAs }) => {
    const header = (await openAs.member('/about')).getByRole('banner');
    await expect(header.getByRole('link', { name: 'Cerrar Sesión' })).toHaveAttribute('href', '/api/logout');
    await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toHaveCount(0);
  });
  row('a member is greeted with "Bienvenido", a visitor is not', async ({ openAs }) => {
    await expect((await openAs.member('/about')).getByRole('banner')).toContainText('Bienvenido');
    await expect((await openAs.visitor('/about')).getByRole('banner')).not.toContainText('Bienvenido');
  });
  row('on a small screen a toggle opens the same links', async ({ member }) => {
    await member.setViewportSize({ width: 360, height: 740 });
    await member.goto('/about');
    await expect(menu(member).getByRole('link', { name: 'Foro' })).toBeHidden();
    await member.getByRole('button', { name: 'Abrir menú' }).click();
    for (const [name] of [...PUBLIC, ...MEMBERS]) {
      await expect(menu(member).getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
  row('on a small screen pressing a link closes the menu', async ({ visitor }) => {
    await visitor.setViewportSize({ width: 360, height: 740 });
    await visitor.goto('/');
    await visitor.getByRole('button', { name: 'Abrir menú' }).click();
    await menu(visitor).getByRole('link', { name: 'Acerca de' }).click();
    await expect(visitor).toHaveURL('/about');
    await expect(menu(visitor).getByRole('link', { name: 'Foro' })).toBeHidden();
  });
  for (const [name, href] of [
    ['Inicio', '/'],
    ['Acerca de', '/about'],
    ['Foro', '/forum'],
    ['Proyectos', '/projects'],
  ] as const) {
    row(`the footer has a quick link "${name}" to ${href}`, async ({ openAs }) => {
      const footer = (await openAs.visitor('/about')).getByRole('contentinfo');
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    });
  }
  row('the footer links to a page of each service', async ({ openAs }) => {
    const footer = (await openAs.visitor('/about')).getByRole('contentinfo');
    await expect(footer).toContainText('Servicios');
    for (const [name, href] of [
      ['Asesoría empresarial', '/servicios/asesoria-empresarial'],
      ['Capacitación', '/servicios/capacitacion'],
      ['Vinculación comercial', '/servicios/vinculacion-comercial'],
      ['Apoyo a emprendedores', '/servicios/apoyo-a-emprendedores'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    const service = await openAs.visitor('/servicios/asesoria-empresarial');
    await expect(service.getByRole('heading', { level: 1 })).toHaveText('Asesoría empresarial');
  });
  row('the social networks of the footer have no target', async ({ openAs }) => {
    const footer = (await openAs.visitor('/about')).getByRole('contentinfo');
    for (const name of ['Facebook', 'Instagram', 'LinkedIn']) {
      await expect(footer.getByText(name, { exact: true })).toBeVisible();
      await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(0);
    }
  });
  row('the footer has the address, a telephone and an info mail address', async ({ openAs, api }) => {
    const { address, contactPhone, contactEmail } = (await api.visitor.get('/api/settings')).body;
    const footer = (await openAs.visitor('/about')).getByRole('contentinfo');
    await expect(footer).toContainText(address);
    await expect(footer.getByRole('link', { name: contactPhone })).toHaveAttribute('href', /^tel:/);
    expect(contactEmail).toMatch(/^info@/);
    await expect(footer.getByRole('link', { name: contactEmail })).toHaveAttribute('href', `mailto:${contactEmail}`);
  });
  row('the copyright bears the current year', async ({ openAs }) => {
    const footer = (await openAs.visitor('/about')).getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  });
});

section('2 About page', ({ row, notCovered }) => {
  row('has the hero "Quiénes Somos"', async ({ openAs }) => {
    await expect(h1(await openAs.visitor('/about'))).toHaveText('Quiénes Somos');
  });
  for (const name of ['Misión', 'Visión', 'Valores']) {
    row(`has the card "${name}"`, async ({ openAs }) => {
      const card = (await openAs.visitor('/about')).getByRole('article').filter({ hasText: name });
      await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
    });
  }
  row('has a leadership team of four, each with name, position and years of experience', async ({ openAs }) => {
    const team = (await openAs.visitor('/about'))
      .getByRole('region', { name: 'Equipo Directivo' })
      .getByRole('listitem');
    await expect(team).toHaveCount(4);
    for (const person of await team.all()) {
      await expect(person.getByRole('heading')).toHaveText(/\S+ \S+/);
      await expect(person).toContainText(/President|Director|Tesorer|Vicepresident/);
      await expect(person).toContainText(/\d+ años de experiencia/);
    }
  });
  row('has a picture for each of the four', async ({ openAs }) => {
    const team = (await openAs.visitor('/about'))
      .getByRole('region', { name: 'Equipo Directivo' })
      .getByRole('listitem');
    await expect(team.locator('svg, img')).toHaveCount(4);
  });
  for (const [year, title] of [
    ['2010', 'Fundación'],
    ['2015', 'Expansión'],
    ['2020', 'Transformación Digital'],
    ['2024', 'Presente'],
  ] as const) {
    row(`the history has ${year} ${title}`, async ({ openAs }) => {
      const history = (await openAs.visitor('/about')).getByRole('region', { name: 'Nuestra Historia' });
      await expect(history.getByRole('listitem').filter({ hasText: year })).toContainText(title);
    });
  }
  row('the history has exactly four entries, in order', async ({ openAs }) => {
    const history = (await openAs.visitor('/about')).getByRole('region', { name: 'Nuestra Historia' });
    await expect(history.getByRole('heading', { level: 3 })).toHaveText([
      'Fundación',
      'Expansión',
      'Transformación Digital',
      'Presente',
    ]);
  });
  row('is visible to members as well', async ({ openAs }) => {
    await expect(main(await openAs.member('/about'))).toContainText('Equipo Directivo');
  });
  notCovered(
    'the pictures of the team are photographs',
    'the people are invented, so that there is no photograph of them: a drawing stands for each, which has its row',
  );
});
