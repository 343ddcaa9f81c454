import { escapeHtml } from '../../core/escape-html.ts';

export interface Reference {
  $ref: string;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: unknown;
}

interface JsonContent {
  'application/json': { schema: object };
}

export type Response = { description: string | undefined } | { description: string | undefined; content: JsonContent };

/** Guards: the names of security schemes; no one in particular where one of them is empty. */
type Security = Record<string, string[]>[];

export interface Operation {
  operationId: string | undefined;
  summary: string;
  tags: string[];
  security?: Security;
  parameters: (Parameter | Reference)[] | undefined;
  requestBody?: { required: boolean; content: JsonContent };
  responses: Record<string, Response | Reference>;
}

export interface OpenApiDocument {
  openapi: string;
  info: object;
  servers: object[];
  security: Security;
  paths: Record<string, Record<string, Operation>>;
  components: Record<'schemas' | 'parameters' | 'responses', Record<string, object>> & {
    securitySchemes: Record<string, { description: string }>;
  };
}

function renderPart(title: string, part: unknown): string {
  if (part === undefined) return '';
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(part, null, 2))}</pre></details>`;
}

function describeGuard({ security, components: { securitySchemes } }: OpenApiDocument, operation: Operation): string {
  const names = (operation.security ?? security).map((required) => Object.keys(required));
  if (names.some((required) => required.length === 0)) return 'Cualquiera, con o sin sesión.';
  return names
    .flat()
    .map((name) => securitySchemes[name]?.description)
    .join(' ');
}

function renderOperation(document: OpenApiDocument, path: string, method: string): string {
  const operation = document.paths[path]?.[method];
  if (!operation) return '';
  return `<section>
<h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)}<br>Quién puede llamarla: ${escapeHtml(describeGuard(document, operation))}</p>
${renderPart('Parámetros', operation.parameters)}
${renderPart('Cuerpo', operation.requestBody)}
${renderPart('Respuestas', operation.responses)}
</section>`;
}

/** Without script or style, for the strictest content security policy. */
export function renderApiDocs(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => renderOperation(document, path, method)),
  );
  const { schemas, parameters, responses } = document.components;
  const shared = Object.entries({ ...schemas, ...parameters, ...responses });
  return `<!doctype html>
<html lang="es-DO">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API del portal</title></head>
<body><main><h1>API del portal</h1>
<p>La misma descripción, para programas: <a href="/api/openapi.json">/api/openapi.json</a></p>
${operations.join('\n')}
<section><h2>Partes comunes</h2>
${shared.map(([name, part]) => renderPart(name, part)).join('\n')}
</section>
</main></body>
</html>`;
}
