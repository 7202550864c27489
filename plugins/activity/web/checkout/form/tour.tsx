import { msg, t } from '@lingui/core/macro';
import { REQUIRED, wrongBy } from '@/core/forms/rules';
import { AskedFields } from '@/core/fields/AskedFields';
import type { Kind } from '@/core/fields/field';
import { list } from '@/core/fields/list';
import { text } from '@/core/fields/text';
import { time } from '@/core/fields/time';
import type { Asking, Section } from '@/core/selling/checkout/form/asked';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import type { Asked } from '@/core/selling/checkout/ProductCheckout';
import { Divider, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { DateField } from '@/core/ui/dates/DateField';
import {
  ACTIVITY_REQUEST_LENGTH,
  beginningOf,
  DIRECTIONS,
  fieldsOf,
  FlightNumber,
  isPickupAsked,
  modesOf,
  type BookedActivity,
  type Direction,
  type GuideType,
  type LanguageGuide,
  type TourLanguage,
  type TransportField,
  type TransportMode,
} from '../../../contract';
import { activityFieldRefusals } from '../../../contract/refusals';
import { beginningText } from '../../../say/beginning';
import { guideText, MODE_NAMES, TRANSPORT_FIELD_NAMES } from '../../../say/labels';
import { pickupAt, pickupOf } from '../fields/PickupField';
import { asked, asks } from './asks';

type At = Omit<Asked<object>, 'criteria' | 'form'>;

/** A language and who or what speaks it, as one value of a list. */
export const guideValue = ({ language, type }: LanguageGuide): string => `${language}:${type}`;
const guideOf = (value: string) => {
  const [language, type] = value.split(':') as [TourLanguage, GuideType];
  return { language, type };
};
const only = <Value,>(values: readonly Value[]): Value | undefined =>
  values.length === 1 ? values[0] : undefined;

const modeOf = (direction: Direction, { typed }: Pick<At, 'typed'>) =>
  (typed(`guests.${direction}.mode`) || undefined) as TransportMode | undefined;

/** Where it begins, and what is asked of the whole booking (R332, R335). */
export function tour({ activity, option }: BookedActivity, at: At): Section {
  const { say, format, typed } = at;
  const { pickup, tourLanguage, specialRequests } = activity.questions.booking;
  const arrivesBy = modeOf('arrival', at);
  const begins = beginningOf(activity, { pickup: pickupOf(typed('guests.pickup'), activity.pickup) });
  // Who has to be picked up is told of no other place meanwhile.
  const isComing = pickup !== true && (begins.kind === 'meet' || begins.kind === 'unplaced');
  const most = format.number(ACTIVITY_REQUEST_LENGTH);
  const guide = only(option.guides);
  const fields = asked({
    pickup: isPickupAsked(activity.questions, arrivesBy)
      ? {
          kind: pickupAt(activity.pickup, arrivesBy),
          label: msg`Pickup location`,
          optional: !pickup,
          sent: (value: string) => pickupOf(value, activity.pickup),
          wrong: (value: string) =>
            pickup && !pickupOf(value, activity.pickup) ? activityFieldRefusals.pickupLocation : null,
        }
      : undefined,
    tourLanguage:
      tourLanguage === undefined
        ? undefined
        : asks(
            {
              kind: list(
                option.guides.map((each) => ({ value: guideValue(each), label: guideText(say, each) })),
                t`Choose`,
              ),
              label: msg`Tour language`,
              first: guide && guideValue(guide),
              sent: guideOf,
            },
            tourLanguage,
            activityFieldRefusals.tourLanguage,
          ),
    specialRequests:
      specialRequests === undefined
        ? undefined
        : asks(
            {
              kind: text({ isLong: true, maxLength: ACTIVITY_REQUEST_LENGTH }),
              label: msg`Special requests`,
              hint: msg`Up to ${most} characters. The organizer will do its best, but requests are not guaranteed.`,
            },
            specialRequests,
            REQUIRED,
          ),
  });
  return {
    title: t`Tour details`,
    at: 'guests',
    above: isComing && (
      <div>
        <Text size={14} tone="secondary">
          {begins.kind === 'meet' ? t`Meeting point` : t`Place`}
        </Text>
        <Text>{beginningText(begins, activity.city, say)}</Text>
      </div>
    ),
    rows: Object.entries(fields).map(([name, field]) => [1, { [name]: field }]),
  };
}

/** A day of the trip: nobody leaves before the activity. */
const leaving = (day: string): Kind<string> => ({
  draw: ({ id, label, optional, error, value, onChange }) => (
    <DateField {...{ id, label, optional, error, onChange }} value={value || null} min={day} />
  ),
});
const kindOf = (field: TransportField, day: string): Kind<string> => {
  if (field === 'departureDate') return leaving(day);
  return field.endsWith('Time') ? time() : text({ maxLength: 120 });
};

/** How they arrive and leave, where the activity asks, and what each way asks (R331, R336). */
export function transport({ activity, option }: BookedActivity, at: At): Section | null {
  const { questions } = activity;
  const directions = DIRECTIONS.filter((direction) => questions.booking[direction] !== undefined);
  const [first] = directions;
  if (!first) return null;
  const names = { arrival: t`Arrival details`, departure: t`Departure details` };
  const title = directions.length > 1 ? t`Arrival and departure details` : names[first];

  const groups = directions.map((direction) => {
    const isNeeded = questions.booking[direction] === true;
    const isArrival = direction === 'arrival';
    const modes = modesOf(questions, direction);
    const chosen = modeOf(direction, at);
    const mode = asks(
      {
        kind: list(
          modes.map((value) => ({ value, label: at.say._(MODE_NAMES[value]) })),
          t`Choose`,
        ),
        label: isArrival ? msg`Arrival mode` : msg`Departure mode`,
        first: isNeeded ? only(modes) : undefined,
      },
      isNeeded,
      isArrival ? activityFieldRefusals.arrivalMode : activityFieldRefusals.departureMode,
    );
    const answers = (chosen ? fieldsOf(questions, direction, chosen) : []).map((field): [string, Asking] => [
      `${direction}.fields.${field}`,
      asks(
        {
          kind: kindOf(field, option.startsAt.day),
          label: TRANSPORT_FIELD_NAMES[field],
          autoComplete: 'off',
        },
        isNeeded,
        activityFieldRefusals[field],
        field === 'flightNumber' ? (value) => wrongBy(FlightNumber, value) : undefined,
      ),
    ]);
    return {
      direction,
      chosen,
      name: isArrival ? t`Arrival` : t`Departure`,
      rows: [{ [`${direction}.mode`]: mode }, Object.fromEntries(answers)],
    };
  });

  return {
    at: 'guests',
    rows: groups.flatMap(({ rows }) => rows.map((fields) => [2, fields] as const)),
    // A way that asks nothing has no answers.
    with: Object.fromEntries(
      groups.filter(({ chosen }) => chosen).map(({ direction }) => [`${direction}.fields`, {}]),
    ),
    called: (name, path) => {
      if (path.endsWith('.mode')) return name;
      return path.startsWith('guests.arrival.') ? t`Arrival, ${name}` : t`Departure, ${name}`;
    },
    draw: (state) => (
      <CheckoutSection title={title}>
        <Stack gap={20}>
          {groups.map(({ direction, name, rows }, nth) => (
            <Stack gap={20} key={direction}>
              {nth > 0 && <Divider />}
              {/* The same names are asked of both. */}
              <Stack role="group" aria-label={name}>
                {rows.map((fields, row) => (
                  <AskedFields key={row} {...{ state, fields }} at="guests" />
                ))}
              </Stack>
            </Stack>
          ))}
        </Stack>
      </CheckoutSection>
    ),
  };
}
