import { escapeHtml } from '../../core/escape-html.ts';

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
}

export interface OpenApiDocument {
  paths?: Record<string, unknown> | undefined;
}

function renderPart(title: string, part: unknown): string {
  if (part === undefined) return '';
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(part, null, 2))}</pre></details>`;
}

function renderOperation(path: string, method: string, operation: Operation): string {
  return `<section>
<h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')}<br>Quién puede llamarla: ${escapeHtml(operation.description ?? '')}</p>
${renderPart('Parámetros', operation.parameters)}
${renderPart('Cuerpo', operation.requestBody)}
${renderPart('Respuestas', operation.responses)}
</section>`;
}

/** Without script or style, for the strictest content security policy. */
export function renderApiDocs(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      renderOperation(path, method, operation),
    ),
  );
  return `<!doctype html>
<html lang="es-DO">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API del portal</title></head>
<body><main><h1>API del portal</h1>
<p>La misma descripción, para programas: <a href="/api/openapi.json">/api/openapi.json</a></p>
${operations.join('\n')}
</main></body>
</html>`;
}
