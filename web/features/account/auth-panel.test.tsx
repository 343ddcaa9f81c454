import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuthPanel } from './auth-panel.tsx';

const drawn = (hasExternalLogin: boolean) =>
  renderToString(
    <AuthPanel title="" intro="" externalLoginHref="/api/login" hasExternalLogin={hasExternalLogin} footer="">
      {null}
    </AuthPanel>,
  );

it('keeps the link to the external sign-in, and says where there is none', () => {
  for (const isThere of [true, false]) expect(drawn(isThere)).toContain('Entrar con otra cuenta');
  expect(drawn(true)).not.toContain('no está configurado');
  expect(drawn(false)).toContain('no está configurado');
  expect(drawn(false)).toMatch(/<a aria-describedby=/);
});
