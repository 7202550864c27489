import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '@/core/ui/content/Amount';
import { Stack } from '@/core/ui/content/layout';
import { Stepper } from '@/core/ui/choices/Stepper';
import type { CarDetails, CarExtras } from '../../contract';
import { quantityOf, withAccessory } from '../extras';
import { useExtraWords } from '../car-words';

export interface ExtrasChoiceProps {
  offer: Pick<CarDetails, 'accessories' | 'availableInfo'>;
  extras: CarExtras;
  onChange: (extras: CarExtras) => void;
  disabled?: boolean;
}

/** What may be taken along, one by one, with its price a day and for the whole rental. */
export function AccessorySteppers({ offer, extras, onChange, disabled = false }: ExtrasChoiceProps) {
  const { t } = useLingui();
  const words = useExtraWords();
  return (
    <Stack gap={12}>
      {offer.accessories.map(({ code, name, max, perDay, amount }) => {
        const [daily, whole] = [<Amount key="daily" money={perDay} />, <Amount key="whole" money={amount} />];
        return (
          <Stepper
            key={code}
            label={words.extra({ code, name })}
            hint={
              <Trans>
                {daily} a day, {whole} for the rental
              </Trans>
            }
            value={quantityOf(extras, code)}
            max={max}
            maxReason={t`Max ${max}`}
            onChange={(quantity) => onChange(withAccessory(extras, code, quantity))}
            disabled={disabled}
          />
        );
      })}
    </Stack>
  );
}
