import type { Money } from '@/core/contract';
import { type HotelChoice, type HotelOffer, wholePrice } from '../../contract';

/** One way to stay at a property: what filters are asked of, several of one property. */
export interface HotelRow {
  readonly id: string;
  readonly hotel: HotelOffer;
  readonly choice: HotelChoice;
  readonly per: Per;
  /** For the whole stay, or for a night of it; what is paid at the property is in it. */
  readonly price: Money;
}

/** What prices of results are for. */
export const PERS = ['stay', 'night'] as const;
export type Per = (typeof PERS)[number];

const rowsOfHotel = { stay: new WeakMap(), night: new WeakMap() } satisfies Record<
  Per,
  WeakMap<HotelOffer, readonly HotelRow[]>
>;

/** The choices of all properties; the same ones for the same answer. */
export const rowsOf = (hotels: readonly HotelOffer[], per: Per = 'stay'): HotelRow[] =>
  hotels.flatMap((hotel): readonly HotelRow[] => {
    const known = rowsOfHotel[per].get(hotel) as readonly HotelRow[] | undefined;
    if (known) return known;
    const rows = hotel.choices.map((choice) => ({
      id: `${hotel.id} ${choice.id}`,
      hotel,
      choice,
      per,
      price: per === 'night' ? choice.perNight : wholePrice(choice.total, choice.atProperty),
    }));
    rowsOfHotel[per].set(hotel, rows);
    return rows;
  });

export const hotelIdOf = ({ hotel }: HotelRow): string => hotel.id;
