import { paced } from '../../http/bulk/paced';

/** Facts that are packed in one turn of bulk work, and stand in one buffer. */
const CHUNK = 1_000;

/**
 * Facts by the booking that they are of, written out into buffers: of hundreds of thousands there is nothing for the collector
 * of garbage to look through, and what it leaves lying grows with what it has to look through.
 */
export class PackedFacts<T> {
  readonly #chunks: { readonly bytes: Buffer; readonly ends: Uint32Array }[] = [];
  /** Numbers of facts: `CHUNK` for each chunk, and their places in it. */
  readonly #factsOf = new Map<string, number | number[]>();
  readonly #bookingOf: (fact: T) => string;

  /** `bookingOf` says which booking each is of, or another name of its own. */
  constructor(bookingOf: (fact: T) => string) {
    this.#bookingOf = bookingOf;
  }

  /** Packs a list, in turns. */
  async add(facts: readonly T[]): Promise<void> {
    for (let from = 0; from < facts.length; from += CHUNK)
      await paced(null, async () => this.#pack(facts.slice(from, from + CHUNK)));
  }

  #pack(facts: readonly T[]): void {
    const lines = facts.map((fact) => Buffer.from(JSON.stringify(fact)));
    const first = this.#chunks.length * CHUNK;
    let end = 0;
    const ends = Uint32Array.from(lines, ({ length }) => (end += length));
    this.#chunks.push({ bytes: Buffer.concat(lines), ends });
    for (const [place, fact] of facts.entries()) {
      const name = this.#bookingOf(fact);
      const known = this.#factsOf.get(name);
      this.#factsOf.set(name, known === undefined ? first + place : [known, first + place].flat());
    }
  }

  #read(number: number): T {
    const { bytes, ends } = this.#chunks[Math.floor(number / CHUNK)]!;
    const place = number % CHUNK;
    return JSON.parse(bytes.toString('utf8', place > 0 ? ends[place - 1] : 0, ends[place])) as T;
  }

  /** What of these is here; asked for again, it is not. */
  take(names: Iterable<string>): T[] {
    const found: T[] = [];
    for (const name of names) {
      const numbers = this.#factsOf.get(name);
      if (numbers === undefined) continue;
      this.#factsOf.delete(name);
      for (const number of [numbers].flat()) found.push(this.#read(number));
    }
    return found;
  }

  /** Of which bookings something is left. */
  left(): string[] {
    return [...this.#factsOf.keys()];
  }
}
