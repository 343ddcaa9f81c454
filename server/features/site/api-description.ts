import { STATUS_CODES } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { roleLabels } from '#contract/account/role-labels.ts';
import { AREAS, type Area, rolesOf } from '#contract/account/roles.ts';
import { type AnyEndpoint, errorBody } from '#contract/endpoint.ts';
import { instant, MULTI_LINE, SINGLE_LINE } from '#contract/fields.ts';
import type { OpenApiDocument, Operation, Reference, Response } from './api-docs-page.ts';
import { readContractNames } from './contract-names.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** OpenAPI of every endpoint. */
    describeApi(): Promise<OpenApiDocument>;
  }
}

type Json = Record<string, unknown>;

interface ApiAddress {
  publicUrl: string;
  cookieName: string;
}

function describeArea(area: Area): string {
  const labels = rolesOf(area).map((role) => roleLabels[role]);
  return `Solo con el rol ${new Intl.ListFormat('es', { type: 'disjunction' }).format(labels)}.`;
}

/** One cookie; what its session must be allowed. */
const SESSIONS = {
  member: 'Quien tenga una sesión.',
  confirmed: 'Quien tenga una sesión y haya confirmado su correo.',
  ...Object.fromEntries(AREAS.map((area) => [area, describeArea(area)])),
  proof: 'Puede pedir que se confirme la identidad (403, `proof_required`).',
};

/** Where an operation says nothing else. */
const ANY_SESSION = { member: [] };

const INTRODUCTION = `Sin sesión, quien llama es un visitante; la sesión es una cookie, que dan las llamadas que la abren.

Textos con \`format: line\`: una línea, sin caracteres invisibles (${SINGLE_LINE.source}). Con \`format: lines\`: también saltos de línea y tabuladores (${MULTI_LINE.source}).`;

/** Of nearly every text that is sent, and long: said once, in the introduction. */
const FORMATS = { [SINGLE_LINE.source]: 'line', [MULTI_LINE.source]: 'lines' };

const PARAMETERS = {
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Repetirla con el mismo encabezado no crea otro: devuelve la primera respuesta.',
    schema: { type: 'string', minLength: 8, maxLength: 64 },
  },
};

/** Sample values of the specification. */
const EXAMPLES: Record<string, Json> = {
  UserStats: { postsCreated: 5, commentsCount: 12, likesReceived: 38, forumReputation: 245 },
  PortalEvent: { capacity: 110, registered: 50, price: 'RD$ 2,500' },
  Project: { timeline: '6 meses' },
  ForumCategory: { color: '#3B82F6' },
  SiteSettings: { primaryColor: '#1E293B', secondaryColor: '#3B82F6' },
};

const refTo = (kind: 'schemas' | 'responses' | 'parameters', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});
const json = (schema: object) => ({ 'application/json': { schema } });

const RESPONSES = {
  Error: { description: 'Rechazada', content: json(refTo('schemas', 'ErrorBody')) },
  VersionConflict: {
    description: 'La `version` ya no es la actual: no cambia nada, y `current` es el registro como está ahora.',
    content: json({ allOf: [refTo('schemas', 'ErrorBody')], properties: { current: {} } }),
  },
};

/** Leaves out what says little: patterns of known formats, bounds of every number, that undeclared keys are dropped. */
function shorten({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (zodSchema === instant) jsonSchema.format = 'date-time';
  jsonSchema.format ??= FORMATS[jsonSchema.pattern ?? ''];
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.minItems === 0) delete jsonSchema.minItems;
}

/** Parts that are the same word for word in several places: of each name the most frequent. */
class RepeatedParts<Part extends object> {
  readonly components: Record<string, Part>;
  private readonly names: Map<string, string>;

  constructor(
    private readonly kind: 'parameters' | 'responses',
    parts: Part[],
    nameOf: (part: Part) => string | undefined,
  ) {
    const uses = new Map<string, Part[]>();
    for (const part of parts) uses.set(JSON.stringify(part), [...(uses.get(JSON.stringify(part)) ?? []), part]);
    const repeated = [...uses.values()].filter(({ length }) => length > 1).sort((a, b) => a.length - b.length);
    const named = repeated.flatMap(([part]): [string, Part][] => {
      const name = part && nameOf(part);
      return name ? [[name, part]] : [];
    });
    this.components = Object.fromEntries(named);
    this.names = new Map(Object.entries(this.components).map(([name, part]) => [JSON.stringify(part), name]));
  }

  refer(part: Part): Part | Reference {
    const name = this.names.get(JSON.stringify(part));
    return name === undefined ? part : refTo(this.kind, name);
  }
}

/** A response is named after its record. */
function responseName(response: Response | Reference): string | undefined {
  if (!('content' in response)) return undefined;
  const { $ref = '' } = response.content['application/json'].schema as Partial<Reference>;
  return /\w+$/.exec($ref)?.[0];
}

class ApiDescription {
  private readonly names = readContractNames();
  private readonly schemas: Record<string, Json> = {};
  private readonly paths: Record<string, Record<string, Operation>> = {};

  add(endpoint: AnyEndpoint): void {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    this.paths[path] = { ...this.paths[path], [endpoint.method.toLowerCase()]: this.describe(endpoint) };
  }

  private describe(endpoint: AnyEndpoint): Operation {
    const { path, guard, needsProof, takesIdempotencyKey, summary, params, query, body } = endpoint;
    const proof = needsProof === true && { proof: [] };
    const parameters = [
      ...(params ? this.listParameters(params, 'path') : []),
      ...(query ? this.listParameters(query, 'query') : []),
      ...(takesIdempotencyKey ? [refTo('parameters', 'idempotencyKey')] : []),
    ];
    return {
      operationId: this.names.operations.get(endpoint),
      summary,
      tags: [path.split('/')[2] ?? 'api'],
      ...((guard !== 'member' || proof) && {
        security: guard === 'public' ? [{}, ANY_SESSION] : [{ [guard]: [], ...proof }],
      }),
      parameters: parameters.length > 0 ? parameters : undefined,
      ...(body && {
        requestBody: { required: !z.safeParse(body, undefined).success, content: json(this.schemaOf(body, 'input')) },
      }),
      responses: this.listResponses(endpoint),
    };
  }

  private listResponses({ response, status, versioned }: AnyEndpoint): Operation['responses'] {
    return {
      [status]: {
        description: STATUS_CODES[status],
        ...(response && { content: json(this.schemaOf(response, 'output')) }),
      },
      ...(versioned && { 409: refTo('responses', 'VersionConflict') }),
      '4XX': refTo('responses', 'Error'),
    };
  }

  private listParameters(schema: z.ZodMiniType, place: 'path' | 'query') {
    const { properties = {}, required = [] } = this.convert(schema, 'input').root;
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      ...(required.includes(name) && { required: true }),
      schema: property,
    }));
  }

  private schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): object {
    const { name, root } = this.convert(schema, io);
    if (!name) return root;
    this.keep({ [name]: root });
    return refTo('schemas', name);
  }

  /** Named schemas within it are kept; whether it is one itself is up to the caller. */
  private convert(schema: z.ZodMiniType, io: 'input' | 'output') {
    const metadata = this.names.schemas;
    const converted = z.toJSONSchema(schema, { io, metadata, unrepresentable: 'any', override: shorten });
    const text = JSON.stringify(converted).replaceAll('#/$defs/', '#/components/schemas/');
    const { $schema: _, $defs: named = {}, ...inline } = JSON.parse(text);
    const name = metadata.get(schema)?.id;
    const { [name ?? '']: root = inline, ...others } = named;
    this.keep(others);
    return { name, root };
  }

  /** A schema with a default is another one sent than answered: its parts need names of their own. */
  private keep(schemas: Record<string, Json>): void {
    for (const [name, schema] of Object.entries(schemas)) {
      this.schemas[name] ??= schema;
      if (JSON.stringify(this.schemas[name]) !== JSON.stringify(schema)) throw new Error(`two schemas named ${name}`);
    }
  }

  /** Moves to the components what several operations have in common. */
  private share() {
    const operations = Object.values(this.paths).flatMap((methods) => Object.values(methods));
    const parameters = new RepeatedParts(
      'parameters',
      operations.flatMap((operation) => operation.parameters ?? []),
      (parameter) => ('name' in parameter ? parameter.name : undefined),
    );
    const responses = new RepeatedParts(
      'responses',
      operations.flatMap((operation) => Object.values(operation.responses)),
      responseName,
    );
    for (const operation of operations) {
      operation.parameters = operation.parameters?.map((each) => parameters.refer(each));
      for (const [status, each] of Object.entries(operation.responses)) {
        operation.responses[status] = responses.refer(each);
      }
    }
    return { parameters: parameters.components, responses: responses.components };
  }

  finish({ publicUrl, cookieName }: ApiAddress): OpenApiDocument {
    this.schemaOf(errorBody, 'output');
    for (const [name, examples] of Object.entries(EXAMPLES)) {
      const properties = this.schemas[name]?.properties as Record<string, Json>;
      for (const [key, value] of Object.entries(examples)) properties[key] = { ...properties[key], examples: [value] };
    }
    const { parameters, responses } = this.share();
    const cookie = { type: 'apiKey', in: 'cookie', name: cookieName };
    return {
      openapi: '3.1.0',
      info: {
        title: 'API del portal',
        version: '1',
        description: INTRODUCTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl }],
      security: [ANY_SESSION],
      paths: this.paths,
      components: {
        schemas: this.schemas,
        parameters: { ...PARAMETERS, ...parameters },
        responses: { ...RESPONSES, ...responses },
        securitySchemes: Object.fromEntries(
          Object.entries(SESSIONS).map(([name, description]) => [name, { ...cookie, description }]),
        ),
      },
    };
  }
}

/**
 * Turning the schemas into JSON takes a quarter of a second: one endpoint a turn, so that other requests are answered in
 * between.
 */
export async function describeEndpoints(
  endpoints: Iterable<AnyEndpoint>,
  address: ApiAddress,
): Promise<OpenApiDocument> {
  const description = new ApiDescription();
  for (const endpoint of endpoints) {
    description.add(endpoint);
    await nextTurn();
  }
  return description.finish(address);
}

/** Before the routes. */
export function registerApiDescription(app: FastifyInstance, address: ApiAddress): void {
  const endpoints = new Set<AnyEndpoint>();
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint) endpoints.add(config.endpoint);
  });
  app.decorate('describeApi', () => describeEndpoints(endpoints, address));
}
