import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { EventDetail } from './event-detail.tsx';
import { emptyEventForm, previewedEvent } from './event-form-values.ts';

it('renders the description as Markdown, without marking up what it must not', () => {
  const description = 'Trae **tus números**:\n\n- costos\n- ventas\n\n[Mapa](https://mapas.example) <b>no</b>';
  const event = previewedEvent({ ...emptyEventForm, description }, undefined);
  const html = renderToString(
    <Router ssrPath="/">
      <EventDetail event={event} today="2030-03-10" signedIn={false} />
    </Router>,
  );
  expect(html).toContain('<strong>tus números</strong>');
  expect(html).toContain('<li>costos</li>');
  expect(html).toContain('<a href="https://mapas.example" rel="nofollow ugc noopener">Mapa</a>');
  expect(html).toContain('&lt;b&gt;no&lt;/b&gt;');
});
