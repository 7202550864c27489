import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useApi } from '@/core/api/context';
import { LAST_DAY } from '@/core/contract/last-day';
import { useFormat } from '@/core/i18n/use-format';
import { searchByFields } from '@/core/selling/search/FieldsForm';
import { searchPanel } from '@/core/selling/search/SearchPanel';
import { Text } from '@/core/ui/content/Text';
import { type Destination, storeSearch } from '../../contract';
import { useDestination } from '../find/use-destination';
import { ActivityFields } from './ActivityFields';
import { type Criteria, CriteriaSearch, RESULTS, toCriteria } from './criteria';
import { criteriaErrors } from './criteria-errors';
import { DestinationField } from './DestinationField';
import { TitleField } from './TitleField';
import { WhenField, WhenSwitch } from './WhenField';

/** The days and the words of a title in a line: "Fri, Mar 12 – Mon, Mar 15 · “castle”". */
export function useSearchText() {
  const { t } = useLingui();
  const format = useFormat();
  return ({ from, to, title }: Criteria): string => {
    const first = from && format.date(from, 'weekday');
    const days = to && to !== from ? `${first} – ${format.date(to, 'weekday')}` : first;
    return [days ?? t`Any day`, title && `“${title}”`].filter(Boolean).join(' · ');
  };
}

/** How activities are searched. */
export const search = searchByFields<Criteria, Criteria, Destination>({
  product: 'activity',
  results: RESULTS,
  label: msg`Activity search`,
  words: {
    title: msg`What do you want to do there?`,
    subtitle: msg`Tours, tickets and classes, priced for days with open spots.`,
    submit: msg`Search activities`,
  },
  address: CriteriaSearch,
  fill: (criteria) => criteria,
  write: toCriteria,
  placesOf: ({ destination }) => (destination ? [destination] : []),
  placeId: ({ destinationId }) => destinationId,
  usePlaces([id]) {
    const { place } = useDestination(id);
    return { placeOf: (wanted) => (wanted === id && place) || undefined };
  },
  Title: ({ criteria, places: [place] }) => (
    <Text as="span" weight={550}>
      {place?.destinationName ?? criteria.name}
    </Text>
  ),
  wrong: (form, placeOf) => criteriaErrors(form, (form.destination && placeOf(form.destination)) || null),
  useTold: useSearchText,
  // Searched for until its last day; any day is never over.
  lastDay: ({ from, to }) => to ?? from ?? LAST_DAY,
  useStarted() {
    const api = useApi();
    return (criteria) => {
      const { destination, name, from, to } = criteria;
      // R349; a search that could not be kept is searched for all the same.
      if (destination && name)
        void api
          .call(storeSearch, {
            body: {
              destinationId: destination,
              destinationName: name,
              ...(from ? { from } : {}),
              ...(to ? { to } : {}),
            },
          })
          .catch(() => undefined);
    };
  },
  Place: DestinationField,
  Fields: (fields) => (
    <ActivityFields
      {...fields}
      when={<WhenSwitch {...fields} />}
      days={<WhenField {...fields} />}
      title={<TitleField {...fields} />}
    />
  ),
});

export default searchPanel(search);
