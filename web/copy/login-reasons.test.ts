import { expect, it } from 'vitest';
import { loginReason } from './login-reasons.ts';

it('says what a login that a page asked for is for', () => {
  const post = '/forum/post/0b0c3f0e-7d8a-4b5e-9a53-2f8f9a3f4d11#c-1';
  expect(loginReason(post)).toBe('Inicia sesión para ver esta publicación del foro. Después te llevamos allí.');
  expect(loginReason('/forum?category=impuestos')).toContain('para ver el foro.');
  expect(loginReason('/events/1')).toContain('para inscribirte en este evento.');
  expect(loginReason('/events?enviar=1')).toContain('para proponer un evento.');
  expect(loginReason('/boletin/baja')).toContain('para continuar.');
});

it('says nothing to whoever came to the login by themselves', () => {
  expect(loginReason('/')).toBeUndefined();
});
