import type {
  AnyEndpoint,
  BodyOf,
  EventInputOf,
  Language,
  ParamsOf,
  QueryOf,
  ResponseInputOf,
} from '@/core/contract';
import type { Tx } from '../db/types';
import type { Network } from './network';
import type { Services } from './services';
import type { AgencyRecord } from './agency';
import type { Client } from './user';
import type { SessionUser } from './user';

export interface RequestInfo {
  readonly id: string;
  /** What the caller is counted under where there is no account. */
  readonly network: Network;
  readonly language: Language;
  /** Origin of the agency's site, from the stored domain and never from the Host header (SEC-30). */
  readonly origin: string;
  readonly idempotencyKey: string | undefined;
  readonly userAgent: string;
  /** The `secret-code` header, empty without one; the few calls that ask for it compare it themselves (G51). */
  readonly secretCode: string;
  /** A cookie of the browser, such as the nonce of a sign-on it began; never what authenticates (SEC-01). */
  readonly cookie: (name: string) => string | undefined;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
}

export interface HandlerInput<E> {
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly params: ParamsOf<E>;
  readonly agency: AgencyRecord;
  /** Present unless the endpoint's access is `public` or `search`. */
  readonly user: E extends { access: 'public' | 'search' } ? SessionUser | null : SessionUser;
  /** Whom staff has named in `CLIENT_HEADER` of a call that is `forClient`. */
  readonly client: Client | null;
  /** A transaction bound to the request's agency. */
  readonly tenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly services: Services;
  readonly request: RequestInfo;
}

export interface Handler {
  readonly endpoint: AnyEndpoint;
  readonly run: (input: HandlerInput<AnyEndpoint>) => Promise<unknown>;
  readonly stream?: (input: HandlerInput<AnyEndpoint>) => AsyncIterable<unknown>;
  readonly lasting?: boolean;
}

/**
 * Binds an endpoint of the contract to what answers it. `stream` answers callers that want it in pieces: what it throws
 * before its first event is answered like any error; `request.signal` is aborted when the caller goes away. With
 * `lasting`, `run` answers with one object until its content is another, and each is written out once.
 *
 * `run` of an endpoint that produces a file answers with its text, its bytes, or texts that are written as they come.
 */
export function handle<E extends AnyEndpoint>(
  endpoint: E,
  run: (input: HandlerInput<E>) => Promise<ResponseInputOf<E>>,
  more: { stream?: (input: HandlerInput<E>) => AsyncIterable<EventInputOf<E>>; lasting?: boolean } = {},
): Handler {
  return { endpoint, run, ...more } as unknown as Handler;
}
