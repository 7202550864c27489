import type { Logger } from 'pino';
import { createHeld } from '@/server/selling/supplier/held';
import { ConnectorTrouble, factsOf } from '@/server/lines/trouble';
import type { Clock } from '@/server/ports/services';
import type { Amenity, Bed, Board, PropertyKind } from '@/plugins/hotel/contract/vocabulary';
import type { Ask } from '../api/http';
import { Facilities, Kinds } from '../api/schemas';

const WORDS_MS = 10_000;
const DAY_MS = 24 * 3_600_000;

/** LiteAPI's English names that mean the same as ours; whoever depends on a ramp cannot do with a guess. */
const AMENITIES: readonly (readonly [RegExp, Amenity])[] = [
  [/\bwi-?fi\b/i, 'wifi'],
  [/^24-hour (front desk|reception)$/i, 'reception24'],
  [/^(lift|elevator)( \/ (lift|elevator))?$/i, 'lift'],
  [/^air conditioning$/i, 'airConditioning'],
  [/^heating$/i, 'heating'],
  [/^luggage storage$/i, 'luggageRoom'],
  [/^non-smoking (rooms|throughout)$/i, 'nonSmoking'],
  [/^pets allowed$/i, 'pets'],
  [/^restaurant$/i, 'restaurant'],
  [/^bar( \/ lounge)?$/i, 'bar'],
  [/^room service$/i, 'roomService'],
  [/^indoor (swimming )?pool\b/i, 'indoorPool'],
  [/^(outdoor )?(swimming )?pool\b(?!.*\b(table|bar|view)\b)/i, 'pool'],
  [/^spa\b/i, 'spa'],
  [/^sauna$/i, 'sauna'],
  [/^(gym|fitness (cent(re|er)|facilities))\b/i, 'gym'],
  [/^hot tub\b/i, 'hotTub'],
  [/^garden$/i, 'garden'],
  [/^terrace$/i, 'terrace'],
  [/^family rooms$/i, 'familyRooms'],
  [/\bplayground$/i, 'playground'],
  [/^kids'? club$/i, 'kidsClub'],
  [/^(free |private |covered |secured |on-site )*parking\b|^garage$/i, 'parking'],
  [/^electric vehicle charging/i, 'evCharging'],
  [/airport shuttle/i, 'airportShuttle'],
  [/^laundry$/i, 'laundry'],
  [/^meeting/i, 'meetingRooms'],
];
const KINDS: readonly (readonly [RegExp, PropertyKind])[] = [
  [/hostel/i, 'hostel'],
  [/resort/i, 'resort'],
  [/villa/i, 'villa'],
  [/apart|condo|residence/i, 'aparthotel'],
  [/guest ?house|bed and breakfast|homestay|lodge/i, 'guesthouse'],
  [/\binn\b/i, 'inn'],
];
const BEDS: readonly (readonly [RegExp, Bed])[] = [
  [/bunk/i, 'bunk'],
  [/sofa/i, 'sofa'],
  [/king/i, 'king'],
  [/queen/i, 'queen'],
  [/single|twin/i, 'single'],
  [/double/i, 'double'],
];
const BOARDS: readonly (readonly [RegExp, Board])[] = [
  [/all.?inclusive/i, 'allInclusive'],
  [/full.?board/i, 'fullBoard'],
  [/half.?board/i, 'halfBoard'],
  [/breakfast/i, 'breakfast'],
  [/room.?only|no meals?/i, 'roomOnly'],
];
const BOARD_CODES: Readonly<Record<string, Board>> = {
  RO: 'roomOnly',
  BB: 'breakfast',
  BI: 'breakfast',
  HB: 'halfBoard',
  FB: 'fullBoard',
  AI: 'allInclusive',
};

const meaning = <Word>(list: readonly (readonly [RegExp, Word])[], said: string | null | undefined) =>
  list.find(([pattern]) => pattern.test((said ?? '').trim()))?.[1] ?? null;

export const bedOf = (said: string): Bed | null => meaning(BEDS, said);

/** The meals of a rate; null for words that are not known. Its name says more than its code, which has variants (`BB2`). */
export const boardOf = (code: string | null | undefined, name: string | null | undefined): Board | null =>
  meaning(BOARDS, name) ?? BOARD_CODES[(code ?? '').replace(/\d+$/, '')] ?? null;

/** What LiteAPI's numbers of facilities and kinds of properties stand for. */
export interface Words {
  readonly amenities: ReadonlyMap<number, Amenity>;
  readonly kinds: ReadonlyMap<number, PropertyKind>;
}

/** Its own lists of words, a day old at most; without them properties have no amenities and are hotels. */
export function createWords(ask: Ask, { clock, log }: { clock: Clock; log: Pick<Logger, 'warn'> }) {
  const held = createHeld<Promise<Words>>({ clock, forMs: DAY_MS, most: 1 });
  async function told(): Promise<Words> {
    const signal = AbortSignal.timeout(WORDS_MS);
    const asked = { method: 'GET', of: 'url', timeoutMs: WORDS_MS, signal } as const;
    const [facilities, kinds] = await Promise.all([
      ask(Facilities, { ...asked, path: '/data/facilities', call: 'facilities' }),
      ask(Kinds, { ...asked, path: '/data/hotelTypes', call: 'hotel types' }),
    ]);
    const amenity = (facilities ?? []).flatMap(({ facility_id: id, facility }) => {
      const known = meaning(AMENITIES, facility);
      return known ? [[id, known] as const] : [];
    });
    const kind = (kinds ?? []).flatMap(({ id, name }) => {
      const known = meaning(KINDS, name);
      return known ? [[id, known] as const] : [];
    });
    return { amenities: new Map(amenity), kinds: new Map(kind) };
  }
  return async (): Promise<Words> => {
    const words = held.of('words', told);
    try {
      return await words;
    } catch (error) {
      if (!(error instanceof ConnectorTrouble)) throw error;
      held.drop('words', words);
      log.warn({ liteapi: factsOf(error) }, 'What properties have is not known');
      return { amenities: new Map(), kinds: new Map() };
    }
  };
}
