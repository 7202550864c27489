import { randomUUID } from 'node:crypto';
import type { BookingProgress, PaymentInput } from '@/core/contract';
import type { Db } from '../../db/types';
import { HttpError } from '../../error';
import type { Outcome } from '../../payment/embedded/cards';
import { Crash } from '../outside/failpoints';
import type { Caller, StartBooking } from '../../ports/booking';
import { check, type Violation } from './checker';
import { Dice } from './clock';
import type { GatewayFault } from './gateway';
import { MemoryStore } from './memory-store';
import {
  HOLD_MS,
  PAID_THERE,
  type BookFault,
  type CancelFault,
  type IssueFault,
  type LookupFault,
  type QuoteFault,
} from './supplier';
import {
  callerOf,
  cardToken,
  makeAgency,
  makeWorld,
  person,
  type TestBank,
  type World,
  type WorldOptions,
} from './world';

const CARDS: readonly Outcome[] = [
  'success',
  'success',
  'success',
  'success',
  'success',
  'authenticate',
  'authenticate',
  'late',
  'declined',
  'insufficient',
];
const LOST: readonly GatewayFault[] = ['lost-request', 'lost-answer', 'unknown'];
const BOOK: readonly BookFault[] = [
  'hang',
  'commit-then-drop',
  'late',
  'late-rejection',
  'pending',
  'sold-out',
  'other-price',
  'broken',
  'twice',
];
const CANCEL: readonly CancelFault[] = ['hang', 'commit-then-drop', 'refused', 'broken'];
const ISSUE: readonly IssueFault[] = ['hang', 'commit-then-drop', 'refused', 'broken'];
const QUOTE: readonly QuoteFault[] = ['dearer', 'cheaper', 'gone', 'broken'];

const STEP_MS = 100_000;
/** How far a clock is wrong at most, and how long a process stands still. */
const WRONG_MS = 45 * 60_000;
const STANDS_STILL_MINUTES = 40;
/** Longest that time jumps at once: a step and several calls that hang one after the other. */
const SLACK_MS = 8 * 60_000;
const MOST_ROUNDS = 120;

/** Opens another gateway by the true time, on whose line something goes wrong now and then. */
export type OpenBank = (outside: { now(): Date; isTroubled(): boolean }) => TestBank;

/** Lives through booking histories one after the other, each decided by its seed alone. */
export class Simulation {
  readonly violations: Violation[] = [];
  readonly problems: string[] = [];
  readonly ends = new Map<string, number>();
  readonly seen = new Map<string, number>();
  readonly #seeds = new Map<string, number>();
  #dice = new Dice(0);
  #trouble = 0;
  #crashIn = 0;
  #world!: World;

  /** Another process on the same bookings. */
  #other!: World['engine'];
  #standsStill = false;
  #wrongBy = 0;

  /** With `clocks`, the clock of the processes is set forward and back under way. */
  private constructor(private readonly isWrong: boolean) {}

  static async create(
    home: Db | MemoryStore,
    {
      clocks = false,
      gateway,
      credit,
    }: { clocks?: boolean; gateway?: OpenBank } & Pick<WorldOptions, 'credit'> = {},
  ): Promise<Simulation> {
    const simulation = new Simulation(clocks);
    await simulation.#open(home, gateway, credit);
    return simulation;
  }

  seedOf = (bookingId: string | null): number | string =>
    bookingId ? (this.#seeds.get(bookingId) ?? '?') : '?';

  async #open(
    home: Db | MemoryStore,
    gateway: OpenBank | undefined,
    credit: WorldOptions['credit'],
  ): Promise<void> {
    const fault = <T>(faults: readonly T[], none: T): T =>
      this.#dice.chance(this.#trouble) ? this.#dice.pick(faults) : none;
    this.#world = await makeWorld(home, {
      ...(credit ? { credit } : {}),
      ...(gateway
        ? {
            gateway: (outside) =>
              gateway({ ...outside, isTroubled: () => this.#dice.chance(this.#trouble / 4) }),
          }
        : {}),
      misbehaviour: {
        onTheWay: () => this.#standStill(),
        quote: () => fault<QuoteFault>(QUOTE, 'none'),
        book: () => fault<BookFault>(BOOK, 'none'),
        lookup: () => fault<LookupFault>(['hang', 'broken'], 'none'),
        issue: () => fault<IssueFault>(ISSUE, 'none'),
        heldPrice: () => fault<'none' | 'dearer'>(['dearer'], 'none'),
        cancel: () => fault<CancelFault>(CANCEL, 'none'),
      },
      bank: {
        onTheWay: () => this.#standStill(),
        authorise: () => fault(LOST, 'none'),
        lookup: () => fault(LOST, 'none'),
        settle: () => fault<GatewayFault | 'refused'>([...LOST, ...LOST, 'refused'], 'none'),
      },
      failpoint: (name) => {
        if (--this.#crashIn !== 0) return;
        this.#count(this.seen, 'crash');
        throw new Crash(name);
      },
    });
    const second = await makeAgency(
      home instanceof MemoryStore ? null : home,
      `b${randomUUID().slice(0, 8)}`,
    );
    this.#world.agencies.set(second.id, second);
    this.#other = this.#world.process();
  }

  /** Now and then a process stands still with its question on its lips, while another one goes on. */
  async #standStill(): Promise<void> {
    if (this.#standsStill || !this.#dice.chance(this.#trouble / 5)) return;
    this.#standsStill = true;
    this.#count(this.seen, 'stood-still');
    // At times the other one starts when half an hour is over, and gives up what never arrived.
    const starts = this.#dice.pick([0, 25, 31]);
    for (let minute = 0; minute < STANDS_STILL_MINUTES + starts; minute++) {
      this.#world.clock.advance(60_000);
      if (minute >= starts) await this.#other.recovery.run();
    }
    this.#standsStill = false;
  }

  /** Somebody sets the clock forward, back, or right again. */
  #setClock(wrongBy: number): void {
    this.#world.clock.set(wrongBy - this.#wrongBy);
    this.#wrongBy = wrongBy;
  }

  #count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  /** Runs something that may die half way, as a process does; everything else that it throws is a finding. */
  async #attempt<T>(seed: number, run: () => Promise<T>): Promise<T | null> {
    try {
      return await run();
    } catch (error) {
      if (error instanceof HttpError)
        this.#count(this.seen, error.code === 'PRICE_CHANGED' ? 'price-changed' : 'refused');
      else if (!(error instanceof Crash) && !/connection reset/.test((error as Error).message))
        this.problems.push(`seed ${seed}: ${(error as Error).stack}`);
      return null;
    }
  }

  #hear(seed: number, progress: BookingProgress | null): BookingProgress | null {
    if (!progress) return null;
    this.#seeds.set(progress.bookingId, seed);
    this.#world.told.push({ bookingId: progress.bookingId, state: progress.state });
    if (progress.state === 'action-required') this.#count(this.seen, 'action-required');
    return progress;
  }

  /** One history: somebody books, things go wrong, time passes, somebody may cancel, it comes to an end. */
  async live(seed: number): Promise<void> {
    const dice = (this.#dice = new Dice(seed));
    const world = this.#world;
    const agency = dice.pick([...world.agencies.values()]);
    const caller = callerOf(agency);
    this.#trouble = 0;
    this.#crashIn = 0;
    const isHold = dice.chance(0.35);
    const paysThere = isHold && dice.chance(0.4);
    const order = await world.order(caller, dice.pick(CARDS), {
      payment: isHold ? null : this.#payment(),
      ...(paysThere ? { request: PAID_THERE } : {}),
    });
    // Some days everything works, on others next to nothing does.
    this.#trouble = dice.chance(0.02) ? 0.97 : dice.pick([0, 0.1, 0.2, 0.3, 0.5]);
    this.#crashIn = dice.chance(0.4) ? 1 + dice.upTo(30) : 0;

    const pressed = await this.#press(seed, caller, order);
    let found = await this.#wait(seed, caller, order, pressed);
    if (found?.state === 'reserved') found = await this.#keep(seed, caller, order, found);
    if (found?.state === 'confirmed' && dice.chance(0.2)) await this.#revise(seed, caller, found.bookingId);
    if (found?.state === 'confirmed' && dice.chance(0.3))
      await this.#cancel(seed, caller, order, found.bookingId);
    if (found && dice.chance(0.2)) await this.#spy(caller, found.bookingId);
    this.#count(this.ends, found?.state ?? 'nothing');
  }

  /** By card, by another method, or part of it by each. */
  #payment(): PaymentInput {
    const dice = this.#dice;
    const card = dice.pick(CARDS);
    const token = this.#world.cardToken(card);
    const kind = dice.next();
    if (kind < 0.7) return { method: 'card', token };
    if (kind < 0.8) return { method: 'credit', token: cardToken(card) };
    // At times more than the whole price.
    const amount = 1 + dice.upTo(12_000);
    return {
      method: 'card',
      token,
      also: [{ method: 'credit', token: cardToken(dice.pick(CARDS)), amount }],
    };
  }

  /** Everybody else asks for the booking: another client, and the owner of the other agency. */
  async #spy(caller: Caller, bookingId: string): Promise<void> {
    const { agencies, engine } = this.#world;
    const other = [...agencies.values()].find((agency) => agency.id !== caller.agency.id)!;
    for (const spy of [
      callerOf(caller.agency),
      callerOf(other, person(other, { isStaff: true, isOwner: true })),
    ])
      if ((await engine.find(spy, bookingId)) !== null)
        this.violations.push({ invariant: 'INV-8', bookingId, what: 'was shown to somebody else' });
  }

  /** One press of the button, or several at once by somebody nervous, or with a second key. */
  async #press(seed: number, caller: Caller, order: StartBooking): Promise<BookingProgress | null> {
    const presses = this.#dice.chance(0.25) ? 2 + this.#dice.upTo(2) : 1;
    const orders = Array.from({ length: presses }, (_, index) =>
      index > 0 && this.#dice.chance(0.3)
        ? { ...order, idempotencyKey: `${order.idempotencyKey}-${index}` }
        : order,
    );
    const answers = await Promise.all(
      orders.map((each) => this.#attempt(seed, () => this.#world.engine.start(caller, 'thing', each))),
    );
    for (const answer of answers) this.#hear(seed, answer);
    return answers.find((answer) => answer !== null) ?? null;
  }

  /** Time passes, the worker looks, the traveller looks, the payer answers, until the booking rests. */
  async #wait(
    seed: number,
    caller: Caller,
    order: StartBooking,
    first: BookingProgress | null,
  ): Promise<BookingProgress | null> {
    const { engine, clock, answerPayer } = this.#world;
    const dice = this.#dice;
    let found = first;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      if (
        found &&
        !['processing', 'action-required'].includes(found.state) &&
        !found.money.startsWith('returning')
      )
        break;
      clock.advance(1_000 + dice.upTo(STEP_MS));
      if (this.isWrong && dice.chance(0.1)) this.#setClock(dice.pick([-WRONG_MS, 0, WRONG_MS]));
      // Even on the worst of days things work again in the end.
      if (round > 30) this.#trouble = Math.min(this.#trouble, 0.2);
      if (found?.actionUrl && dice.chance(0.5)) {
        await answerPayer(found.actionUrl, dice.chance(0.8));
      }
      const bookingId = found?.bookingId;
      const who = dice.next();
      const worker = who < 0.6 ? this.#attempt(seed, () => engine.recovery.run()) : null;
      const looks = who > 0.4 || !bookingId;
      const looked = !looks
        ? null
        : bookingId
          ? this.#attempt(seed, () => engine.resume(caller, bookingId))
          : this.#attempt(seed, () => engine.start(caller, 'thing', order));
      await worker;
      const answer = this.#hear(seed, await looked);
      if (bookingId && dice.chance(0.2)) await this.#giveUp(seed, caller, order, bookingId);
      // Refused before anything was written, or failed without a booking to ask for: nothing to wait for.
      if (!answer && !bookingId && this.#crashIn <= 0 && round > 20) break;
      found = answer ?? found;
    }
    return found;
  }

  /** Somebody of the agency has been called long enough for an order that nobody answers. */
  async #giveUp(seed: number, { agency }: Caller, order: StartBooking, bookingId: string): Promise<void> {
    const { engine, raised } = this.#world;
    if (!raised.some((call) => call.bookingId === bookingId)) return;
    const staff = callerOf(agency, person(agency, { isStaff: true, isOwner: true }));
    const accepted = order.payment ? order.acceptedTotal : null;
    this.#hear(seed, await this.#attempt(seed, () => engine.giveUp(staff, bookingId, accepted)));
  }

  /** A reservation is paid in one or more tries, given up, or forgotten until its time is over. */
  async #keep(
    seed: number,
    caller: Caller,
    order: StartBooking,
    reserved: BookingProgress,
  ): Promise<BookingProgress | null> {
    const { clock, engine } = this.#world;
    const dice = this.#dice;
    let found: BookingProgress | null = reserved;
    for (let go = 0; go < 3 && found?.state === 'reserved' && dice.chance(0.8); go++) {
      this.#crashIn = dice.chance(0.3) ? 1 + dice.upTo(20) : 0;
      const input = {
        payment: this.#payment(),
        acceptedTotal: order.acceptedTotal,
        idempotencyKey: randomUUID(),
      };
      const presses = dice.chance(0.3) ? 2 : 1;
      const answers = await Promise.all(
        Array.from({ length: presses }, (_, index) =>
          this.#attempt(seed, () =>
            engine.pay(
              caller,
              reserved.bookingId,
              index > 0 && dice.chance(0.5) ? { ...input, idempotencyKey: randomUUID() } : input,
            ),
          ),
        ),
      );
      for (const answer of answers) this.#hear(seed, answer);
      found = await this.#wait(
        seed,
        caller,
        order,
        (await this.#attempt(seed, () => engine.resume(caller, reserved.bookingId))) ?? {
          ...reserved,
          state: 'processing',
        },
      );
    }
    if (found?.state !== 'reserved') return found;
    if (dice.chance(0.4)) await this.#cancel(seed, caller, order, reserved.bookingId);
    else {
      clock.advance(HOLD_MS);
      this.#crashIn = dice.chance(0.3) ? 1 + dice.upTo(8) : 0;
      await this.#attempt(seed, () => engine.recovery.run());
      found = await this.#wait(seed, caller, order, { ...reserved, state: 'processing' });
    }
    return found;
  }

  /** The product learns something about a confirmed booking, twice at once and perhaps while the process dies. */
  async #revise(seed: number, { agency }: Caller, bookingId: string): Promise<void> {
    this.#crashIn = this.#dice.chance(0.3) ? 1 + this.#dice.upTo(2) : 0;
    const at = { agencyId: agency.id, bookingId };
    await Promise.all(
      ['Ticket Requested', 'Ticketed'].map((status) =>
        this.#attempt(seed, () =>
          this.#world.engine.revise(at, () => ({ status, event: { type: 'revised', data: { status } } })),
        ),
      ),
    );
  }

  async #cancel(seed: number, caller: Caller, order: StartBooking, bookingId: string): Promise<void> {
    const { engine } = this.#world;
    this.#crashIn = this.#dice.chance(0.5) ? 1 + this.#dice.upTo(12) : 0;
    const terms = await this.#attempt(seed, () => engine.cancelPenalty(caller, bookingId));
    if (!terms) return;
    const times = this.#dice.chance(0.3) ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        this.#attempt(seed, () => engine.cancel(caller, bookingId, terms.penalty)),
      ),
    );
    for (const answer of answers) this.#hear(seed, answer);
    const found = await this.#wait(
      seed,
      caller,
      order,
      await this.#attempt(seed, () => engine.resume(caller, bookingId)),
    );
    this.#count(this.ends, found?.state ?? 'nothing');
  }

  /** Lets everything come to its end in good weather, and has the checker look at all of it. */
  async finish(): Promise<void> {
    this.#trouble = 0;
    this.#crashIn = 0;
    this.#setClock(0);
    for (let round = 0; round < 60; round++) {
      this.#world.clock.advance(STEP_MS);
      await this.#world.engine.recovery.run();
    }
    const facts = await this.#world.facts();
    for (const { type } of facts.events) this.#count(this.seen, type);
    const slackMs = SLACK_MS + (this.isWrong ? 2 * WRONG_MS : 0);
    this.violations.push(...check(facts, { settled: true, slackMs }));
  }
}
