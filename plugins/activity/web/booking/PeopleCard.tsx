import { Trans, useLingui } from '@lingui/react/macro';
import { SectionCard } from '@/core/selling/results/Section';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { ActivityGuests, ActivityReservation } from '../../contract';
import { type Direction, TRANSPORT_FIELDS } from '../../contract/questions';
import { CATEGORY_NAMES, GUIDE_NAMES, MODE_NAMES, TRANSPORT_FIELD_NAMES } from '../../say/labels';
import { useActivityWords } from '../activity-words';

type Person = ActivityGuests['travelers'][number];

/** What somebody answered for themselves, in a line; numbers of passports are not repeated. */
const answersOf = ({ weight, height }: Person): string[] =>
  [weight, height].flatMap((measure) => (measure ? [`${measure.value} ${measure.unit}`] : []));

/** Who takes part, and what the organizer was told. */
export function PeopleCard({ reservation }: { reservation: ActivityReservation }) {
  const { t, i18n } = useLingui();
  const words = useActivityWords();
  const { guests } = reservation;
  const { tourLanguage, specialRequests } = guests;
  const transport = (direction: Direction, term: string) => {
    const told = guests[direction];
    if (!told) return [];
    const said = TRANSPORT_FIELDS.flatMap((field) => {
      const answer = told.fields[field];
      return answer ? [`${i18n._(TRANSPORT_FIELD_NAMES[field])}: ${answer}`] : [];
    });
    return [{ id: direction, term, value: [i18n._(MODE_NAMES[told.mode]), ...said].join(' · ') }];
  };
  const facts = [
    ...(tourLanguage
      ? [
          {
            id: 'language',
            term: t`Language of the tour`,
            value: `${words.language(tourLanguage.language)} (${i18n._(GUIDE_NAMES[tourLanguage.type])})`,
          },
        ]
      : []),
    ...transport('arrival', t`Arrival`),
    ...transport('departure', t`Departure`),
    ...(specialRequests ? [{ id: 'wish', term: t`Special requests`, value: specialRequests }] : []),
  ];
  return (
    <SectionCard title={<Trans>Who takes part</Trans>}>
      <Stack gap={16}>
        {guests.travelers.map((person, at) => (
          <div key={at}>
            <Text weight={550}>
              {person.firstName} {person.lastName}
            </Text>
            <Text size={14} tone="secondary">
              {[i18n._(CATEGORY_NAMES[person.category]), ...answersOf(person)].join(' · ')}
            </Text>
          </div>
        ))}
        {facts.length > 0 && <DescriptionList items={facts} />}
      </Stack>
    </SectionCard>
  );
}
