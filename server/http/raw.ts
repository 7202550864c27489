import type { AgencyRecord } from '../ports/agency';
import type { ClientInfo } from './client';

export interface RawInput {
  readonly request: Request;
  readonly params: Record<string, string>;
  /** The agency of the host; null on an unknown one. */
  readonly agency: AgencyRecord | null;
  readonly client: ClientInfo;
  readonly requestId: string;
}

/**
 * An answer outside the JSON contract: a picture, a dictionary file, a page of its own. It is served on every
 * host, needs no header, and must read nothing that belongs to an agency other than `agency`.
 */
export interface RawRoute {
  readonly endpoint: { readonly method: 'GET' | 'POST' | 'PUT'; readonly path: string };
  readonly run: (input: RawInput) => Promise<Response> | Response;
}

export const rawRoute = (
  method: RawRoute['endpoint']['method'],
  path: string,
  run: RawRoute['run'],
): RawRoute => ({
  endpoint: { method, path },
  run,
});
