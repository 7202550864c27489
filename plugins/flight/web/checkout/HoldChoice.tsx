import { useLingui } from '@lingui/react/macro';
import { CheckoutSection } from '@/core/checkout/CheckoutSection';
import { useFormat } from '@/core/i18n/use-format';
import { RadioGroup } from '@/core/ui/RadioGroup';

/** When to pay: at once, or later for a fare that may be reserved. */
export type PayWhen = 'now' | 'later';

/** Pays now, or keeps the seats until a day and an hour that are named with their zone. */
export function HoldChoice({
  until,
  value,
  onChange,
}: {
  /** Until when the fare may be reserved, ISO UTC. */
  until: string;
  value: PayWhen;
  onChange: (value: PayWhen) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const deadline = format.deadline(until);
  return (
    <CheckoutSection title={t`When would you like to pay?`}>
      <RadioGroup
        legend={t`When would you like to pay?`}
        hideLegend
        variant="cards"
        value={value}
        onChange={(next) => onChange(next as PayWhen)}
        options={[
          { value: 'now', label: t`Pay now`, hint: t`Your tickets are issued at once.` },
          {
            value: 'later',
            label: t`Hold until ${deadline} and pay later`,
            hint: t`Your seats are kept and nothing is charged now. If you do not pay by then, they are released.`,
          },
        ]}
      />
    </CheckoutSection>
  );
}
