import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
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
  const format = useFormat();
  const words = useExtraWords();
  return (
    <Stack gap={12}>
      {offer.accessories.map(({ code, name, max, perDay, amount }) => {
        const [daily, whole] = [format.money(perDay), format.money(amount)];
        return (
          <Stepper
            key={code}
            label={words.extra({ code, name })}
            hint={t`${daily} a day, ${whole} for the rental`}
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
