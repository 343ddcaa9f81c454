import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody } from '#contract/endpoint.ts';
import { translateDatabaseError } from '../database/database-errors.ts';
import { ErrorDeduplicator } from './error-deduplicator.ts';
import { HttpError, invalid, notFound } from './errors.ts';
import { escapeHtml } from './escape-html.ts';
import { isApiCall } from './route.ts';

/** Plain HTML without assets: the portal cannot render a page. */
function errorPage(message: string, requestId?: string): string {
  const incident = requestId ? `<p>Código del incidente: <code>${escapeHtml(requestId)}</code></p>` : '';
  return `<!doctype html>
<html lang="es-DO">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No disponible</title></head>
<body><main><h1>Algo salió mal</h1><p>${escapeHtml(message)}</p>${incident}<p><a href="/">Volver al inicio</a></p></main></body>
</html>`;
}

const FRAMEWORK_MESSAGES: Record<number, string> = {
  400: 'La solicitud no se pudo leer. Revisa los datos e inténtalo de nuevo.',
  404: 'No encontramos lo que buscas.',
  405: 'Esta dirección no admite esa operación.',
  408: 'Tu conexión tardó demasiado. Inténtalo de nuevo.',
  413: 'Lo que enviaste es demasiado grande.',
  414: 'La dirección es demasiado larga.',
  415: 'El formato de lo que enviaste no se admite.',
  431: 'La solicitud trae demasiados encabezados.',
};

/** `/skills/0/level` → `skills.0.level`; the first problem of each field counts. */
function messageByField(error: FastifyError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const problem of error.validation ?? []) {
    const field = problem.instancePath.split('/').filter(Boolean).join('.') || '_';
    fields[field] ??= problem.message ?? 'El valor no es válido';
  }
  return fields;
}

function toHttpError(error: FastifyError): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(messageByField(error));
  const fromDatabase = translateDatabaseError(error);
  if (fromDatabase) return fromDatabase;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return new HttpError(
      status,
      error.code?.toLowerCase() ?? 'bad_request',
      FRAMEWORK_MESSAGES[status] ?? 'La solicitud no es válida.',
    );
  }
  return undefined;
}

/**
 * HTML for browsers, JSON for the API. Serialised by hand: a route's schemas describe its successes; only the record in
 * the 409 of a versioned call has one.
 */
function sendBody(request: FastifyRequest, reply: FastifyReply, status: number, body: ErrorBody): void {
  const wantsPage = !isApiCall(request) && request.headers.accept?.includes('text/html');
  reply.status(status);
  if (wantsPage) reply.type('text/html; charset=utf-8').send(errorPage(body.message, body.requestId));
  else if (body.current) reply.send(body);
  else reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

const folding = new ErrorDeduplicator();

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const known = toHttpError(error);
  if (!known) {
    // The request's own log line has its id and status in any case.
    if (folding.admit(error, request.server.log)) request.log.error({ err: error }, 'unexpected error');
    const message = 'Ha ocurrido un error inesperado. Inténtalo de nuevo.';
    sendBody(request, reply, 500, { message, code: 'internal', requestId: request.id });
    return;
  }
  if (known.code === 'unavailable' && folding.admit(error, request.server.log))
    request.log.warn({ err: error }, 'unavailable');
  const { fields, retryAfterSeconds, current } = known.details;
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
  const body = { message: known.message, code: known.code, ...(fields && { fields }), ...(current && { current }) };
  sendBody(request, reply, known.status, body);
}

const CLIENT_ERRORS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Of a request that never became one for a route: too slow, too large or malformed. */
export function sendClientError(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = CLIENT_ERRORS[error.code] ?? 400;
  this.log.trace({ err: error }, 'client error');
  const body = JSON.stringify({ message: FRAMEWORK_MESSAGES[status], code: `client_error_${status}` });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
    'content-type: application/json; charset=utf-8',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

export async function refuseUnknownRoute(): Promise<never> {
  throw notFound();
}
