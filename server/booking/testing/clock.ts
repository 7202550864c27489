/** Time that passes only when it is told to, and a clock that may be set to another. */
export class VirtualClock {
  readonly #start: number;
  #elapsed = 0;
  #setBy = 0;
  constructor(start = '2027-03-01T09:00:00Z') {
    this.#start = new Date(start).getTime();
  }
  /** What the clock of the server shows. */
  now = (): Date => new Date(this.#start + this.#elapsed + this.#setBy);
  /** What it is, as everybody else's clock shows. */
  trueNow = (): Date => new Date(this.#start + this.#elapsed);
  elapsed = (): number => this.#elapsed;
  advance = (ms: number): void => {
    this.#elapsed += ms;
  };
  /** Sets the clock by so much, while no time passes. */
  set = (byMs: number): void => {
    this.#setBy += byMs;
  };
}

/** Numbers that look random and follow from the seed (mulberry32). */
export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }
  /** From 0 inclusive to 1 exclusive. */
  next = (): number => {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  chance = (probability: number): boolean => this.next() < probability;
  upTo = (max: number): number => Math.floor(this.next() * (max + 1));
  pick = <T>(items: readonly T[]): T => items[Math.floor(this.next() * items.length)]!;
}
