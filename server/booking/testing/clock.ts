/** Time that passes only when it is told to. */
export class VirtualClock {
  #now: number;
  constructor(start = '2027-03-01T09:00:00Z') {
    this.#now = new Date(start).getTime();
  }
  now = (): Date => new Date(this.#now);
  advance = (ms: number): void => {
    this.#now += ms;
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
