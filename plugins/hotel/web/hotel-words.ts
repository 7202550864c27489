import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { Party } from '../contract';
import { guestsOf } from '../contract';
import { bedsText, nightsText, partyText, roomName, roomsText, scoreWord } from '../say/labels';

/** The product's words with the reader's numbers, dates and money. */
export function useHotelWords() {
  const { i18n } = useLingui();
  const format = useFormat();
  return {
    say: i18n,
    nights: (count: number) => nightsText(i18n, count),
    rooms: (count: number) => roomsText(i18n, count),
    room: ({ name }: { name: string }) => roomName(i18n, name),
    beds: (beds: Parameters<typeof bedsText>[1]) => bedsText(i18n, beds),
    guests: (rooms: readonly Party[]) => partyText(i18n, guestsOf(rooms)),
    party: (party: Party) => partyText(i18n, guestsOf([party])),
    score: (score: number) => scoreWord(i18n, score),
    /** "9.1" */
    points: (score: number) => format.number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** "1.2 km" */
    far: (kilometers: number) =>
      format.number(kilometers, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
  };
}
