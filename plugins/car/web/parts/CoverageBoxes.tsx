import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, CheckboxGroup } from '@/core/ui/choices/Checkbox';
import { Amount } from '@/core/ui/content/Amount';
import { Text } from '@/core/ui/content/Text';
import { excessOf, optionalCoverages } from '../../contract';
import { withCoverage } from '../extras';
import { useExtraWords } from '../car-words';
import type { ExtrasChoiceProps } from './AccessorySteppers';

/** Coverage that may be added, each at its price for the whole rental; nothing where there is none. */
export function CoverageBoxes({ offer, extras, onChange, disabled = false }: ExtrasChoiceProps) {
  const { t } = useLingui();
  const words = useExtraWords();
  const optional = optionalCoverages(offer);
  if (optional.length === 0) return null;
  return (
    <CheckboxGroup legend={t`Add more coverage`}>
      {optional.map(({ code, name, excess, charge }) => (
        <Checkbox
          key={code}
          label={words.extra({ code, name })}
          hint={
            (excessOf({ excess }, extras.coverages)?.amount ?? 0) > 0 ? (
              <Trans>You pay up to {<Amount money={excess!} />} for any damage</Trans>
            ) : undefined
          }
          detail={
            <Text as="span" size={14} numeric>
              <Amount money={charge.amount!} />
            </Text>
          }
          checked={extras.coverages.includes(code)}
          onChange={(isWanted) => onChange(withCoverage(extras, code, isWanted))}
          disabled={disabled}
        />
      ))}
    </CheckboxGroup>
  );
}
