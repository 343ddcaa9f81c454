import { demo, newEmail } from '../../e2e/support.ts';
import { SAME_ORIGIN } from './api.ts';

/** Minimal environment of a portal in production. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example',
  SESSION_SECRET: 'x'.repeat(32),
  ALLOW_ROOT: 'on',
};

export const newPerson = () => ({
  email: newEmail(),
  password: demo.password,
  firstName: 'Altagracia',
  lastName: 'Peña',
});

interface Registered {
  id: string;
  email: string;
  role: string;
}

/** Registers a new person and discards the session. */
export async function registerAt({ url }: { url: string }): Promise<Registered> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { ...SAME_ORIGIN, 'content-type': 'application/json' },
    // Asked for in production, and harmless elsewhere.
    body: JSON.stringify({ ...newPerson(), consent: true }),
  });
  if (answer.status !== 201) throw new Error(`could not register: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Registered;
}
