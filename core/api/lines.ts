export interface LineReader {
  /** Each whole line, without its end; what it throws ends the reading. */
  onLine: (line: string) => void;
  /** Makes the error of a body that breaks off. */
  broken: (cause: unknown) => unknown;
}

/** Reads a body line by line as it arrives; resolves after the last. A last line without its end was cut off. */
export async function readLines(
  body: ReadableStream<Uint8Array>,
  { onLine, broken }: LineReader,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  /** The beginning of a line whose end has not arrived; in parts, so that long lines are joined once. */
  let rest: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw broken(cause);
      });
      if (done) break;
      const [first = '', ...more] = decoder.decode(value, { stream: true }).split('\n');
      rest.push(first);
      for (const next of more) {
        const line = rest.join('');
        rest = [next];
        if (line.trim()) onLine(line);
      }
    }
    if (rest.join('').trim()) throw broken(new TypeError('The last line was cut off'));
  } finally {
    // Whatever ended it, nobody reads on: the connection is given back.
    void reader.cancel().catch(() => undefined);
  }
}
