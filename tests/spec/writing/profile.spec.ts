import type { Page } from '@playwright/test';
import { toastOf } from '../../e2e/support.ts';
import { expect } from '../support/fixtures.ts';
import { main, region } from '../support/screens.ts';
import { section } from '../support/section.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Guardar Cambios' }).click();

const LIMITS = [
  ['firstName of 1', { firstName: 'A' }, 'El nombre debe tener al menos 2 caracteres'],
  ['lastName of 1', { lastName: 'B' }, 'El apellido debe tener al menos 2 caracteres'],
  ['an email that is none', { email: 'nada' }, 'Email inválido'],
  ['a bio of 501', { bio: 'x'.repeat(501) }, 'La biografía no puede exceder 500 caracteres'],
  ['a company of 101', { company: 'x'.repeat(101) }, 'El nombre de la empresa no puede exceder 100 caracteres'],
  ['a position of 101', { position: 'x'.repeat(101) }, 'El cargo no puede exceder 100 caracteres'],
  ['a website that is none', { website: 'peguero' }, 'URL inválida'],
] as const;

const LABELS: Record<string, string> = {
  firstName: 'Nombre *',
  lastName: 'Apellido *',
  email: 'Correo *',
  bio: 'Biografía',
  company: 'Empresa',
  position: 'Cargo',
  website: 'Sitio web',
};

section('5 Validation', ({ row }) => {
  for (const [what, change, message] of LIMITS) {
    row(`the server refuses a profile with ${what}: "${message}"`, async ({ join }) => {
      const { api, email } = await join();
      const answer = await api.put('/api/users/profile', { firstName: 'Ana', lastName: 'Peña', email, ...change });
      expect(answer).toMatchObject({ status: 400, body: { fields: { [Object.keys(change)[0] ?? '']: message } } });
    });
  }
  for (const [what, change, message] of LIMITS) {
    row(`the profile form refuses ${what}: "${message}"`, async ({ member }) => {
      await member.goto('/profile?editar=1');
      const [[name = '', value] = []] = Object.entries(change);
      const field = member.getByLabel(LABELS[name] ?? '', { exact: true });
      // Without `maxlength`, which would prevent the message.
      await field.evaluate((box) => box.removeAttribute('maxlength'));
      await field.fill(String(value));
      await save(member);
      await expect(main(member).getByRole('alert').getByRole('link')).toHaveText([message]);
    });
  }
  row('a profile at its limits is accepted: names of 2, bio of 500, company and position of 100', async ({ join }) => {
    const { api, email } = await join();
    const body = {
      firstName: 'Al',
      lastName: 'Bo',
      email,
      bio: 'x'.repeat(500),
      company: 'x'.repeat(100),
      position: 'x'.repeat(100),
    };
    expect(await api.put('/api/users/profile', body)).toMatchObject({ status: 200, body });
  });
  row('a website is a URL or empty', async ({ join }) => {
    const { api, email } = await join();
    const person = { firstName: 'Ana', lastName: 'Peña', email };
    expect((await api.put('/api/users/profile', { ...person, website: 'https://peguero.example' })).body.website).toBe(
      'https://peguero.example',
    );
    expect((await api.put('/api/users/profile', { ...person, website: '' })).body.website).toBeNull();
  });
  row('company, position, phone, website and bio are optional', async ({ join }) => {
    const { api, email } = await join();
    expect((await api.put('/api/users/profile', { firstName: 'Ana', lastName: 'Peña', email })).status).toBe(200);
  });
});

section('7 Calls', ({ row }) => {
  row('PUT /api/users/profile takes the eight fields', async ({ join }) => {
    const { api, email } = await join();
    const body = {
      firstName: 'Ana',
      lastName: 'Peña',
      email,
      bio: 'Horneo.',
      company: 'Panadería',
      position: 'Dueña',
      website: 'https://pan.example',
      phone: '809-555-0177',
    };
    const { status, body: user } = await api.put('/api/users/profile', body);
    expect(status).toBe(200);
    expect(user).toMatchObject({ ...body, phone: expect.stringContaining('8095550177') });
  });
  row('the current user is asked again after a change of the profile', async ({ join }) => {
    const page = await (await join()).open('/profile?editar=1');
    await page.getByLabel('Nombre *').fill('Eulalia');
    await save(page);
    await expect(page.getByRole('banner')).toContainText('Bienvenido, Eulalia');
  });
});

section('8 Errors', ({ row }) => {
  row(
    'profile, success: "Perfil actualizado" / "Tu información ha sido actualizada exitosamente."',
    async ({ join }) => {
      const page = await (await join()).open('/profile?editar=1');
      await page.getByLabel('Cargo').fill('Gerente');
      await save(page);
      await expect(toastOf(page)).toHaveText('Perfil actualizadoTu información ha sido actualizada exitosamente.');
    },
  );
});

section('4 States', ({ row }) => {
  row('saving the profile closes edit mode', async ({ join }) => {
    const page = await (await join()).open('/profile?editar=1');
    await page.getByLabel('Cargo').fill('Gerente');
    await save(page);
    await expect(region(page, 'Información')).toContainText('Gerente');
    await expect(page.getByRole('button', { name: 'Guardar Cambios' })).toHaveCount(0);
  });
});

section('2 Profile page', ({ row }) => {
  row('whoever has done nothing yet has four zeros', async ({ join }) => {
    const { api } = await join();
    expect((await api.get('/api/users/stats')).body).toMatchObject({
      postsCreated: 0,
      commentsCount: 0,
      likesReceived: 0,
      forumReputation: 0,
    });
  });
});

section('R Stored types', ({ row }) => {
  for (const [visibility, seen] of [
    ['members', [true, true]],
    ['connections', [false, true]],
    ['nobody', [false, false]],
  ] as const) {
    row(
      `contact data shown to ${visibility}: others get ${seen[0] ? 'them' : 'null'}, connections ${seen[1] ? 'them' : 'null'}`,
      async ({ join }) => {
        const [owner, stranger, friend] = [await join(), await join(), await join()];
        const { id } = await owner.api.made('POST', '/api/connections/send', { receiverId: friend.id });
        await friend.api.made('PUT', `/api/connections/${id}/respond`, { status: 'accepted' });
        const body = {
          firstName: 'Ana',
          lastName: 'Peña',
          email: owner.email,
          phone: '809-555-0177',
          emailVisibility: visibility,
          phoneVisibility: visibility,
        };
        await owner.api.made('PUT', '/api/users/profile', body);
        for (const [index, viewer] of [stranger, friend].entries()) {
          const { email, phone } = (await viewer.api.get(`/api/members/${owner.id}`)).body;
          expect([email !== null, phone !== null]).toEqual([seen[index], seen[index]]);
        }
      },
    );
  }
  row('a hidden e-mail is null in the directory and among connections too', async ({ join }) => {
    const [owner, friend] = [await join(), await join()];
    const { id } = await owner.api.made('POST', '/api/connections/send', { receiverId: friend.id });
    await friend.api.made('PUT', `/api/connections/${id}/respond`, { status: 'accepted' });
    await owner.api.made('PUT', '/api/users/profile', {
      firstName: 'Ana',
      lastName: 'Peña',
      email: owner.email,
      emailVisibility: 'nobody',
    });
    const { connections } = (await friend.api.get('/api/connections/my')).body;
    expect(connections[0].connectedUser.email).toBeNull();
  });
});

section('9 Constants', ({ row }) => {
  for (const level of ['beginner', 'intermediate', 'advanced', 'expert']) {
    row(`a skill can be ${level}`, async ({ join }) => {
      const { api } = await join();
      expect((await api.put('/api/users/skills', { skills: [{ skill: 'Ventas', level }] })).body).toEqual([
        { skill: 'Ventas', level },
      ]);
    });
  }
  row('a skill is intermediate by default, and no other level is taken', async ({ join }) => {
    const { api } = await join();
    expect((await api.put('/api/users/skills', { skills: [{ skill: 'Ventas' }] })).body[0].level).toBe('intermediate');
    expect((await api.put('/api/users/skills', { skills: [{ skill: 'Ventas', level: 'master' }] })).status).toBe(400);
  });
  row('a skill has at most 100 characters', async ({ join }) => {
    const { api } = await join();
    expect((await api.put('/api/users/skills', { skills: [{ skill: 'x'.repeat(100) }] })).status).toBe(200);
    expect((await api.put('/api/users/skills', { skills: [{ skill: 'x'.repeat(101) }] })).status).toBe(400);
  });
});
