import { STREAM_TYPE, type Schema } from '@/core/contract';
import { heavy } from './heavy';
import { errorBody } from './respond';
import { strip } from './input/validate';

/** Whether the caller wants events, one a line, instead of one answer. */
export const wantsStream = (headers: Headers): boolean =>
  (headers.get('accept') ?? '').split(',').some((part) => part.split(';')[0]?.trim() === STREAM_TYPE);

/** Nothing between here and the caller may hold lines back to compress or to collect them. */
export const STREAM_HEADERS: Record<string, string> = {
  'content-type': `${STREAM_TYPE}; charset=utf-8`,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

export interface Ends {
  /** Called when the caller goes away before the end. */
  readonly onGone: () => void;
  /** Called once, with what made it end early. */
  readonly onEnd: (failure?: unknown) => void;
}

interface StreamParts extends Ends {
  readonly schema: Schema;
  readonly events: AsyncIterable<unknown>;
  readonly requestId: string;
  /** The plugin whose call it is. */
  readonly room?: string | undefined;
}

interface Pieces<T> extends Ends {
  readonly pieces: AsyncIterable<T>;
  readonly write: (piece: T) => string | Promise<string>;
  /** What tells the caller of a failure on the way; without it the answer is cut off. */
  readonly lastWords?: (error: unknown) => string;
}

/** Each piece is made when the one before has left. What fails before the first is thrown: it gets an answer of its own. */
async function inPieces<T>({ pieces, write, lastWords, onGone, onEnd }: Pieces<T>) {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value } = await iterator.next();
    return done ? null : encoder.encode(await write(value as T));
  };
  let first: Uint8Array<ArrayBuffer> | null | undefined = await next();
  let isGone = false;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const sent = first === undefined ? await next() : first;
        first = undefined;
        if (isGone) return;
        if (sent) return controller.enqueue(sent);
        onEnd();
      } catch (error) {
        if (isGone) return;
        onEnd(error);
        // Its cause is in the log.
        if (!lastWords) return controller.error(new Error('The answer was cut off'));
        controller.enqueue(encoder.encode(lastWords(error)));
      }
      controller.close();
    },
    cancel() {
      isGone = true;
      onGone();
      onEnd();
      // It may wait for what was just aborted: nobody needs its end.
      void Promise.resolve(iterator.return?.()).catch(() => undefined);
    },
  });
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/**
 * Events as lines of JSON, each stripped to the schema (SEC-35) and sent when it comes up. What fails before the first
 * event is thrown, so that it gets an answer of its own; what fails later ends the lines with
 * `{ "error": ErrorBody, "status": number }`.
 */
export const streamLines = ({ schema, events, requestId, ...ends }: StreamParts) =>
  inPieces({
    pieces: events,
    write: (event) => heavy(() => line(strip(schema, event))),
    lastWords: (error) => {
      const { status, body } = errorBody(error, requestId);
      return line({ error: body, status });
    },
    ...ends,
  });

/** A file as it is made. What fails after its beginning cuts it off, so that nobody takes it for whole. */
export const streamText = (pieces: AsyncIterable<string>, ends: Ends) =>
  inPieces({ pieces, write: (text) => text, ...ends });
