import { ApiError, isPassing, refusedAs } from '@/core/api/error';
import type { Call } from '@/core/query/call';
import type { Asking } from '@/core/selling/results/sources';
import { flightRefusals } from '../../../contract/refusals';
import {
  createEventReader,
  searchFlights,
  type FlightSearchInput,
  type SentFlightEvent,
} from '../../../contract';
import {
  afterEvent,
  askedAgain,
  closed,
  fromAnswer,
  nobodyAnswered,
  STARTED,
  type SearchState,
} from './search-state';

/** Milliseconds beyond the server's deadline before the page stops waiting by itself. */
const GRACE = 2000;
/** Milliseconds for the whole answer at once. */
const PATIENCE = 60_000;

const canReadPieces = (): boolean => typeof ReadableStream !== 'undefined' && 'body' in Response.prototype;
/** A server or a proxy on the way that does not answer in pieces. */
const isWholeOnly = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'BAD_RESPONSE' || error.status === 406);

interface Search extends Pick<Asking<SearchState>, 'api' | 'signal' | 'show'> {
  body: FlightSearchInput;
  from: SearchState;
}

async function atOnce({ api, body, signal }: Search): Promise<SearchState> {
  return fromAnswer(await api.call(searchFlights, { body }, { signal, timeout: PATIENCE }));
}

/** The search in pieces. What has arrived when the connection breaks is kept; who has not answered has failed then. */
async function inPieces(search: Search): Promise<SearchState> {
  const { api, body, from, show, signal } = search;
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
    if (!state.done) show(state);
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
export async function flightSource(
  { input }: Call<unknown>,
  { before, ...asking }: Pick<Asking<SearchState>, 'api' | 'signal' | 'show' | 'before'>,
): Promise<SearchState> {
  const from = before ? askedAgain(before) : STARTED;
  asking.show(from);
  const search = { ...asking, ...(input as { body: FlightSearchInput }), from };
  const state = canReadPieces() ? await inPieces(search) : await atOnce(search);
  if (nobodyAnswered(state)) throw refusedAs(502, 'UPSTREAM_FAILED', flightRefusals.notAvailable);
  return state;
}
