import { escapeHtml } from './escape-html.ts';

/** For a browser while the portal cannot render a page: plain HTML without assets. */
export function errorPage(message: string, requestId?: string): string {
  const incident = requestId ? `<p>Código del incidente: <code>${escapeHtml(requestId)}</code></p>` : '';
  return `<!doctype html>
<html lang="es-DO">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No disponible</title></head>
<body><main><h1>Algo salió mal</h1><p>${escapeHtml(message)}</p>${incident}<p><a href="/">Volver al inicio</a></p></main></body>
</html>`;
}
