import { escapeHtml } from './escape-html.ts';

/** For a browser that asked for a page while the portal cannot make one: plain, and without anything to load. */
export function errorPage(message: string, requestId?: string): string {
  const incident = requestId ? `<p>Código del incidente: <code>${escapeHtml(requestId)}</code></p>` : '';
  return `<!doctype html>
<html lang="es-DO">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No disponible</title></head>
<body><main><h1>Algo salió mal</h1><p>${escapeHtml(message)}</p>${incident}<p><a href="/">Volver al inicio</a></p></main></body>
</html>`;
}
