import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConsentRequest } from './consent-request.tsx';

it('asks with a box that nobody has ticked, beside the text', () => {
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <ConsentRequest />
    </QueryClientProvider>,
  );
  const [box] = /<input[^>]*>/.exec(html) ?? [];
  expect(box).toContain('type="checkbox"');
  expect(box).not.toContain('checked');
  expect(html).toContain('href="/privacidad"');
});
