import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Money } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { bagsText } from '../../say/told';
import type { Seat, SeatCharacteristic, SeatPosition, SeatRefusal } from '../../contract';

/** Words for seats. */
export function useSeatWords() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const position = (of: SeatPosition) => ({ window: t`window`, middle: t`middle`, aisle: t`aisle` })[of];
  const characteristic = (of: SeatCharacteristic) =>
    ({
      'exit-row': t`exit row`,
      'extra-legroom': t`extra legroom`,
      bulkhead: t`first row of the cabin`,
      front: t`near the front`,
      'limited-recline': t`reclines less`,
      'near-lavatory': t`near a lavatory`,
      'near-galley': t`near the galley`,
    })[of];
  const facts = (seat: Pick<Seat, 'position' | 'characteristics'>): string[] => [
    position(seat.position),
    ...seat.characteristics.map(characteristic),
  ];
  const price = (seat: Pick<Seat, 'price'>) =>
    seat.price ? format.money(seat.price) : t`included in the fare`;
  /** The price without its currency, which the legend tells. */
  const number = (money: Money) =>
    format
      .money(money, { cents: 'auto' })
      .replace(/[^\d.,' ]/gu, '')
      .trim();
  const refusal = (why: SeatRefusal) =>
    ({
      taken: t`taken`,
      blocked: t`not for sale`,
      infant: t`infants sit on a lap`,
      'not-allowed': t`not for this traveler: exit rows are for adults without an infant`,
    })[why];
  return {
    position,
    characteristic,
    facts,
    price,
    number,
    refusal,
    /** What a screen reader says of a seat: number, place, price, and whether it can be had. */
    name: (seat: Seat, state: { refusal: SeatRefusal | null; holder: string | null }) =>
      [
        seat.number,
        ...facts(seat),
        ...(state.holder === null && state.refusal ? [] : [price(seat)]),
        state.holder !== null
          ? t`chosen for ${state.holder}`
          : state.refusal
            ? refusal(state.refusal)
            : t`available`,
      ].join(', '),
    seats: (count: number) => plural(count, { one: '# seat', other: '# seats' }),
    bags: (count: number) => bagsText(i18n, count),
  };
}
