import { useLingui } from '@lingui/react/macro';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import { useDeadline } from '@/core/i18n/use-deadline';
import type { Place } from '@/core/say/dates';
import { RadioGroup } from '@/core/ui/choices/RadioGroup';

/** When to pay: at once, or later for a fare that may be reserved. */
export type PayWhen = 'now' | 'later';

/** Pays now, or keeps the seats until a day and an hour on the clocks where the trip sets out. */
export function HoldChoice({
  until,
  place,
  value,
  onChange,
}: {
  /** Until when the fare may be reserved, ISO UTC. */
  until: string;
  place: Place;
  value: PayWhen;
  onChange: (value: PayWhen) => void;
}) {
  const { t } = useLingui();
  const deadline = useDeadline()(until, place);
  return (
    <CheckoutSection title={t`When would you like to pay?`}>
      <RadioGroup
        legend={t`When would you like to pay?`}
        hideLegend
        variant="cards"
        value={value}
        onChange={(next) => onChange(next as PayWhen)}
        options={[
          { value: 'now', label: t`Pay now`, hint: t`Your tickets are issued right away.` },
          {
            value: 'later',
            label: t`Hold until ${deadline} and pay later`,
            hint: t`Your seats are on hold and nothing is charged now. If you do not pay by then, they will be released.`,
          },
        ]}
      />
    </CheckoutSection>
  );
}
