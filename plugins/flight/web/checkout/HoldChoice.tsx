import { useLingui } from '@lingui/react/macro';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import { useDeadline } from '@/core/i18n/use-deadline';
import { RadioGroup } from '@/core/ui/choices/RadioGroup';
import { deadlinePlace, type RepricedOffer } from '../../contract';

/** Pays now, or keeps the seats until a day and an hour on the clocks where the trip sets out. */
export function HoldChoice({
  quote: { payLater, offer },
  isLater,
  onChange,
}: {
  quote: Pick<RepricedOffer, 'payLater' | 'offer'>;
  isLater: boolean;
  onChange: (isLater: boolean) => void;
}) {
  const { t } = useLingui();
  const deadline = useDeadline()(payLater!.until, deadlinePlace(offer.flights)!);
  return (
    <CheckoutSection title={t`When would you like to pay?`}>
      <RadioGroup
        legend={t`When would you like to pay?`}
        hideLegend
        variant="cards"
        value={isLater ? 'later' : 'now'}
        onChange={(next) => onChange(next === 'later')}
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
