import { STREAM_TYPE, type Schema } from '@/core/contract';
import { errorBody } from './respond';
import { strip } from './validate';

/** Whether the caller wants events, one a line, instead of one answer. */
export const wantsStream = (headers: Headers): boolean =>
  (headers.get('accept') ?? '').split(',').some((part) => part.split(';')[0]?.trim() === STREAM_TYPE);

/** Nothing between here and the caller may hold lines back to compress or to collect them. */
export const STREAM_HEADERS: Record<string, string> = {
  'content-type': `${STREAM_TYPE}; charset=utf-8`,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

export interface StreamParts {
  readonly schema: Schema;
  readonly events: AsyncIterable<unknown>;
  readonly requestId: string;
  /** Called when the caller goes away before the end. */
  readonly onGone: () => void;
  /** Called once, with what made it end early. */
  readonly onEnd: (failure?: unknown) => void;
}

/**
 * Events as lines of JSON, each stripped to the schema (SEC-35) and sent when it comes up. What fails before the first
 * event is thrown, so that it gets an answer of its own; what fails later ends the lines with
 * `{ "error": ErrorBody, "status": number }`.
 */
export async function streamLines(parts: StreamParts): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { schema, events, requestId, onGone, onEnd } = parts;
  const encoder = new TextEncoder();
  const line = (value: unknown) => encoder.encode(`${JSON.stringify(value)}\n`);
  const iterator = events[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value } = await iterator.next();
    return done ? null : line(strip(schema, value));
  };
  let first: Uint8Array<ArrayBuffer> | null | undefined = await next();
  let isGone = false;
  return new ReadableStream({
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
        const { status, body } = errorBody(error, requestId);
        controller.enqueue(line({ error: body, status }));
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
