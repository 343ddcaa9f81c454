import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { emptyEvent } from './admin/event-editor-fields.ts';
import { previewedEvent } from './admin/previewed-event.ts';
import { EventDetail } from './event-detail.tsx';

it('renders the description as Markdown, without marking up what it must not', () => {
  const description = 'Trae **tus números**:\n\n- costos\n- ventas\n\n[Mapa](https://mapas.example) <b>no</b>';
  const event = previewedEvent({ ...emptyEvent, description }, undefined);
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
