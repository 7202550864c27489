import type { Api } from '@/core/api/client';
import { ApiError, isPassing, refusedAs } from '@/core/api/error';
import { flightRefusals } from '../../../contract/refusals';
import {
  createEventReader,
  searchFlights,
  type FlightSearchInput,
  type SentFlightEvent,
} from '../../../contract';
import { afterEvent, closed, fromAnswer, nobodyAnswered, type SearchState } from './search-state';

/** Milliseconds beyond the server's deadline before the page stops waiting by itself. */
const GRACE = 2000;
/** Milliseconds for the whole answer at once. */
const PATIENCE = 60_000;

const canReadPieces = (): boolean => typeof ReadableStream !== 'undefined' && 'body' in Response.prototype;
/** A server or a proxy on the way that does not answer in pieces. */
const isWholeOnly = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'BAD_RESPONSE' || error.status === 406);

interface Search {
  api: Api;
  body: FlightSearchInput;
  from: SearchState;
  /** Called with each new state but the last, which is the result. */
  onState: (state: SearchState) => void;
  signal: AbortSignal;
}

async function atOnce({ api, body, signal }: Search): Promise<SearchState> {
  return fromAnswer(await api.call(searchFlights, { body }, { signal, timeout: PATIENCE }));
}

/** The search in pieces. What has arrived when the connection breaks is kept; who has not answered has failed then. */
async function inPieces(search: Search): Promise<SearchState> {
  const { api, body, from, onState, signal } = search;
  let state = from;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  signal.addEventListener('abort', stop);
  const read = createEventReader();
  const onEvent = (sent: SentFlightEvent) => {
    if (signal.aborted || stopped.signal.aborted) return;
    const event = read(sent);
    state = afterEvent(state, event);
    if (event.kind === 'asked') overdue = setTimeout(stop, event.deadline + GRACE);
    if (!state.done) onState(state);
  };
  try {
    await api.stream(searchFlights, { body }, { onEvent, signal: stopped.signal });
    return state.done ? state : closed(state, 'failed');
  } catch (error) {
    if (signal.aborted) throw error;
    if (stopped.signal.aborted) return closed(state);
    if (state === from && isWholeOnly(error)) return await atOnce(search);
    if (isPassing(error) && state.suppliers.some((supplier) => supplier.state === 'answered'))
      return closed(state, 'failed');
    throw error;
  } finally {
    clearTimeout(overdue);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Asks the suppliers. Resolves with the end of the search; rejects when nobody answered, with the server's words where
 * it has any.
 */
export async function runSearch(search: Search): Promise<SearchState> {
  const state = canReadPieces() ? await inPieces(search) : await atOnce(search);
  if (nobodyAnswered(state)) throw refusedAs(502, 'UPSTREAM_FAILED', flightRefusals.notAvailable);
  return state;
}
