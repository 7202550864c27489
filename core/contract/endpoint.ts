import type { z } from 'zod/mini';

export type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. The server checks it before the handler runs.
 * `public`: anybody on the agency's host. `search`: any signed-in user, and visitors where the agency lets them search
 * (G33). `user`: any signed-in user. `staff`: owner or sales agent. `owner`: the agency's owner.
 */
export type Access = 'public' | 'search' | 'user' | 'staff' | 'owner';

/**
 * Which request budget a call draws on; every call also draws on the general one. `look` is for what was found before or costs
 * little, and is that of every call of `search` access that names none.
 */
export type RateClass = 'credentials' | 'arrival' | 'search' | 'look' | 'write';

/** The media type of an answer in pieces: one JSON value a line. */
export const STREAM_TYPE = 'application/x-ndjson';

export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name | Extract<keyof PathParams<Rest>, string>, string>
  : unknown;

export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  readonly method: Method;
  /** Exactly the specification's path and letter case; `{name}` marks a path parameter. */
  readonly path: Path;
  readonly access: Access;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  /** Must be a strict object: unknown names are refused. */
  readonly query?: Query;
  /** Must be a strict object (or an array of them): unknown fields are refused. */
  readonly body?: Body;
  /** What the answer is stripped to. */
  readonly response: Response;
  /**
   * One event of the answer in pieces: a caller that accepts STREAM_TYPE gets such events, one a line, as they come up,
   * instead of `response`. A last line `{ error, status }` says what broke on the way.
   */
  readonly stream?: Schema;
  readonly rate?: RateClass;
  /**
   * It asks all suppliers, or computes for long: so many of these run at a time for one client, one agency and one process,
   * and others wait their turn. What draws a paper is costly without saying so.
   */
  readonly costly?: boolean;
  /** Most bytes of the body, for a call that carries a file's worth of rows; 64 KiB without it. */
  readonly maxBytes?: number;
  /** A GET that changes state because the specification defines it so (SEC-02). */
  readonly changesState?: boolean;
  /**
   * It looks after what was sold. Such a call of a product answers for as long as the agency has bookings of it; every other
   * call of a product sells, and ends when the product is switched off.
   */
  readonly servicing?: boolean;
  /** Staff may call it without a subscription, of which everything else of the office is a part (R167, G48). */
  readonly unsubscribed?: boolean;
  /** It sets an application up: owners may before they switch it on, so that it answers either way. */
  readonly setsUp?: boolean;
  /** What it answers depends on the client whom staff may name in `CLIENT_HEADER`. */
  readonly forClient?: boolean;
  /** Defaults to JSON; other kinds are sent as the string or bytes that the handler returns. */
  readonly produces?: 'application/json' | 'text/csv' | 'application/pdf' | 'text/calendar';
}

export type AnyEndpoint = Endpoint;
export type QueryOf<E> = E extends { query: infer Q extends Schema } ? z.output<Q> : undefined;
export type BodyOf<E> = E extends { body: infer B extends Schema } ? z.output<B> : undefined;
export type ResponseOf<E> = E extends { response: infer R extends Schema } ? z.output<R> : never;
export type EventOf<E> = E extends { stream: infer S extends Schema } ? z.output<S> : never;
export type EventInputOf<E> = E extends { stream: infer S extends Schema } ? z.input<S> : never;
export type ResponseInputOf<E> = E extends { response: infer R extends Schema } ? z.input<R> : never;
export type ParamsOf<E> = E extends { path: infer P extends string } ? PathParams<P> : never;

/** What a caller passes: only the parts that the endpoint declares. */
export type InputOf<E> = (E extends { query: infer Q extends Schema }
  ? { query: z.input<Q> }
  : { query?: undefined }) &
  (E extends { body: infer B extends Schema } ? { body: z.input<B> } : { body?: undefined }) &
  (unknown extends ParamsOf<E> ? { params?: undefined } : { params: ParamsOf<E> });

/** Where calls are: what lies elsewhere is a page's address, or a dictionary that the API host serves as a file. */
type CallPath = `/api/${string}` | `/dicts/${string}.json`;

/** Declares a call once, as data, for browser, server and documentation alike. */
export function endpoint<
  const Path extends CallPath,
  Response extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Stream extends Schema | undefined = undefined,
>(
  spec: Endpoint<Path, Query, Body, Response> & { readonly stream?: Stream },
): Endpoint<Path, Query, Body, Response> &
  (Stream extends Schema ? { stream: Stream } : unknown) &
  (Query extends Schema ? { query: Query } : unknown) &
  (Body extends Schema ? { body: Body } : unknown) {
  return spec as never;
}

/** Joins a host and a path with exactly one slash between them (decision G01). */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** Fills `{name}` placeholders, percent-encoded. Throws on a missing value. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`The path ${path} needs a value for "${name}"`);
    return encodeURIComponent(value);
  });
}
