import { z } from 'zod/mini';
import { CLIENT_HEADER, ErrorBody, STREAM_TYPE, type AnyEndpoint, type Schema } from '@/core/contract';

type Json = Record<string, unknown>;

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const WHO = {
  public: 'Anybody on the agency’s host.',
  search: 'Any signed-in user; anybody where the agency lets visitors search.',
  user: 'Any signed-in user.',
  staff: 'The agency’s owner and sales agents.',
  owner: 'The agency’s owner.',
} as const;

const IN_PIECES = `With \`Accept: ${STREAM_TYPE}\` the answer comes in pieces: one event a line, as they come up. What breaks on the way is a last line \`{ "error": Error, "status": number }\`.`;

const IN_HEADER: Json = {
  name: CLIENT_HEADER,
  in: 'header',
  required: false,
  description: 'Id of the client for whom staff calls.',
  schema: { type: 'string', format: 'uuid' },
};

function parametersOf({ path, query, forClient }: AnyEndpoint): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const before = forClient ? [...inPath, IN_HEADER] : inPath;
  if (!query) return before;
  const schema = schemaOf(query, 'input') as { properties?: Record<string, Json>; required?: string[] };
  const inQuery = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
  return [...before, ...inQuery];
}

function operationOf(endpoint: AnyEndpoint, tag: string): Json {
  const type = endpoint.produces ?? 'application/json';
  return {
    tags: [tag],
    summary: endpoint.summary,
    description: [`Who may call: ${WHO[endpoint.access]}`, ...(endpoint.stream ? [IN_PIECES] : [])].join(
      '\n\n',
    ),
    parameters: parametersOf(endpoint),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content: {
          [type]: {
            schema: type === 'application/json' ? schemaOf(endpoint.response, 'output') : { type: 'string' },
          },
          ...(endpoint.stream ? { [STREAM_TYPE]: { schema: schemaOf(endpoint.stream, 'output') } } : {}),
        },
      },
      default: { $ref: '#/components/responses/Error' },
    },
    security: [
      ...(endpoint.access === 'public' || endpoint.access === 'search' ? [{ authKey: [] }] : []),
      ...(endpoint.access === 'public' ? [] : [{ authKey: [], accessToken: [] }]),
    ],
  };
}

/** The OpenAPI 3.1 document of these calls: made from the very objects that the server obeys. */
export function openApi(endpoints: readonly { endpoint: AnyEndpoint; tag: string }[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const { endpoint, tag } of endpoints) {
    const path = `/${endpoint.path.replace(/^\/+/, '')}`;
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, tag);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Caravel', version, description: 'Calls of an agency’s host. The host names the agency.' },
    paths,
    components: {
      securitySchemes: {
        authKey: { type: 'apiKey', in: 'header', name: 'auth-key' },
        accessToken: { type: 'apiKey', in: 'header', name: 'x-access-token' },
      },
      responses: {
        Error: {
          description: 'What went wrong',
          content: { 'application/json': { schema: schemaOf(ErrorBody, 'output') } },
        },
      },
    },
  };
}
