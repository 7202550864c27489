import { useLingui } from '@lingui/react/macro';
import type { Drawn, Kind } from '@/core/fields/field';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Select } from '@/core/ui/choices/Select';
import { Stack } from '@/core/ui/content/layout';
import { TextField } from '@/core/ui/fields/TextField';
import { takesOwnWords, type ActivityDetails, type TransportMode } from '../../../contract';

type Pickup = ActivityDetails['pickup'];

/** What stands for coming to the meeting point; before an address of one's own; and before what was chosen and waits. */
const MEET = '@meet';
const OWN = '@own ';
const LATER = '@later ';

/** Whether there is a list to choose from; without one it is asked in words alone. */
const hasChoice = ({ points, mayMeet = false }: Pickup): boolean => points.length > 0 || mayMeet;
/** Whether an address of one's own stands on that list. */
const hasOwnWords = (pickup: Pickup): boolean => hasChoice(pickup) && takesOwnWords(pickup);

const parted = (value: string, { mayWait }: Pickup) => {
  const waits = value.startsWith(LATER);
  return { isLater: waits && mayWait, where: waits ? value.slice(LATER.length) : value };
};

/** Where they are picked up by what is typed, as it is sent; undefined where nothing is. */
export function pickupOf(value: string, pickup: Pickup) {
  const { isLater, where } = parted(value, pickup);
  const inWords = (text: string) => (text.trim() === '' ? undefined : { text });
  if (isLater) return { later: true as const };
  if (!hasChoice(pickup)) return inWords(where);
  if (where === MEET) return { meet: true as const };
  if (where.startsWith(OWN)) return inWords(where.slice(OWN.length));
  return where === '' ? undefined : { point: where };
}

/** Where they are picked up: one of the list, the meeting point, in words, or later where that is an answer. */
export const pickupAt = (pickup: Pickup, arrivesBy: TransportMode | undefined): Kind<string> => ({
  draw: (field) => <PickupField {...{ ...field, pickup, arrivesBy }} />,
});

function PickupField({
  pickup,
  arrivesBy,
  value,
  onChange,
  ...field
}: Drawn<string> & {
  pickup: Pickup;
  /** Some places are for those alone who arrive so. */
  arrivesBy: TransportMode | undefined;
}) {
  const { t } = useLingui();
  const { points, mayWait, mayMeet } = pickup;
  const { isLater, where } = parted(value ?? '', pickup);
  const isOwn = hasOwnWords(pickup) && where.startsWith(OWN);
  const required = !field.optional && !isLater;
  const inWords = {
    autoComplete: 'off',
    maxLength: 200,
    hint: t`The name of your hotel, or an address`,
  };
  const places = points.filter(
    ({ arrivals }) => !arrivals || arrivesBy === undefined || arrivals.includes(arrivesBy),
  );
  const options = [
    ...places.map(({ id, name, address }) => ({
      value: id,
      label: [name, address].filter(Boolean).join(', '),
    })),
    ...(mayMeet ? [{ value: MEET, label: t`I will come to the meeting point` }] : []),
    ...(hasOwnWords(pickup) ? [{ value: OWN, label: t`Another address` }] : []),
  ];
  const isTyped = isOwn && !isLater;
  // What is wrong with an address of one's own stands at it.
  const ofList = isTyped ? { id: field.id && `${field.id}-list`, error: undefined } : {};
  return (
    <Stack gap={8}>
      {hasChoice(pickup) ? (
        <Select
          {...{ ...field, ...ofList, onChange, options }}
          value={isOwn ? OWN : where}
          placeholder={t`Choose`}
          disabled={isLater}
          aria-required={required}
        />
      ) : (
        <TextField
          {...{ ...field, ...inWords, onChange }}
          value={where}
          disabled={isLater}
          aria-required={required}
        />
      )}
      {isTyped && (
        <TextField
          {...{ ...field, ...inWords }}
          optional={false}
          label={t`Address to be picked up at`}
          value={where.slice(OWN.length)}
          onChange={(text) => onChange(OWN + text)}
          aria-required={!field.optional}
        />
      )}
      {mayWait && (
        <Checkbox
          label={t`I will decide later`}
          hint={t`The organizer will ask you before the day.`}
          checked={isLater}
          onChange={(on) => onChange(on ? LATER + where : where)}
        />
      )}
    </Stack>
  );
}
