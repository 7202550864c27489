import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { SearchCabin } from '../../../contract';
import { useCabinWords } from '../../cabin-words';
import type { Band } from '../table/bands';
import { type Bag, type FilterName, type Filters, minorOf, type Stops, type Term } from './filters';

/** Words of the filters and of their options: stops (R207), bands (R212), cabins (R210), bags, terms of the fare. */
export function useFilterWords() {
  const { t } = useLingui();
  const cabin = useCabinWords();
  const format = useFormat();
  const options: Record<Stops | Bag | Term | Band, string> = {
    direct: t`Non-stop`,
    one: t`1 stop or fewer`,
    'carry-on': t`Carry-on bag`,
    checked: t`Checked bag`,
    refundable: t`Refundable`,
    changeable: t`Changeable`,
    hold: t`Hold now, pay later`,
    'early-morning': t`Early Morning`,
    morning: t`Morning`,
    afternoon: t`Afternoon`,
    evening: t`Evening`,
  };
  return {
    minutes: (most: number) => t`up to ${format.duration(most)}`,
    price: ({ most, currency }: NonNullable<Filters['price']>) =>
      t`up to ${format.money({ amount: minorOf(most, currency), currency })}`,
    option: (value: keyof typeof options | SearchCabin): string =>
      value in options ? options[value as keyof typeof options] : cabin(value as SearchCabin),
    filter: (name: FilterName) =>
      ({
        stops: t`Stops`,
        price: t`Price`,
        bags: t`Bags included`,
        terms: t`Fare terms`,
        cabins: t`Cabin`,
        airlines: t`Airlines`,
        leave: t`Take-off`,
        flying: t`Duration`,
        longest: t`Total duration`,
        avoid: t`Avoid layovers in`,
        via: t`Layover in`,
        departure: t`Departure time`,
        arrival: t`Arrival time`,
      })[name],
  };
}
