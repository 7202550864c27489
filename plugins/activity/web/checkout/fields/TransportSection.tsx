import { useLingui } from '@lingui/react/macro';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import type { FormFields } from '@/core/forms/use-app-form';
import { Divider, Stack } from '@/core/ui/content/layout';
import { DIRECTIONS, type BookedActivity } from '../../../contract';
import { TransportFields } from './TransportFields';

/** How they arrive and leave, where the activity asks (R331, R336); draws nothing where it does not. */
export function TransportSection({ state, offer }: { state: FormFields; offer: BookedActivity }) {
  const { t } = useLingui();
  const { questions } = offer.activity;
  const asked = DIRECTIONS.filter((direction) => questions.booking[direction] !== undefined);
  const [first] = asked;
  if (!first) return null;
  const names = { arrival: t`Arrival details`, departure: t`Departure details` };
  return (
    <CheckoutSection title={asked.length > 1 ? t`Arrival and departure details` : names[first]}>
      <Stack gap={20}>
        {asked.map((direction, nth) => (
          <Stack gap={20} key={direction}>
            {nth > 0 && <Divider />}
            <TransportFields
              state={state}
              direction={direction}
              questions={questions}
              day={offer.option.startsAt.day}
            />
          </Stack>
        ))}
      </Stack>
    </CheckoutSection>
  );
}
