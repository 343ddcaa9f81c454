import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuthPanel } from './auth-panel.tsx';

const drawn = (externalLogin: ComponentProps<typeof AuthPanel>['externalLogin']) =>
  renderToString(
    <AuthPanel title="" intro="" externalLogin={externalLogin} externalLoginHref="/api/login" footer="">
      {null}
    </AuthPanel>,
  );

const LINK = 'Continuar con inicio de sesión externo';
const MISSING = 'no está configurado';

it('links to the external sign-in, and in the demo says where there is none', () => {
  expect(drawn('configured')).toContain(LINK);
  expect(drawn('configured')).not.toContain(MISSING);
  expect(drawn('missing')).toContain(LINK);
  expect(drawn('missing')).toContain(MISSING);
  expect(drawn('missing')).toMatch(/<a aria-describedby=/);
});

it('offers no external sign-in where there is none', () => {
  expect(drawn('hidden')).not.toContain(LINK);
  expect(drawn('hidden')).not.toContain(MISSING);
});
