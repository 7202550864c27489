import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Stack } from '@/core/ui/layout';
import { Heading, Text, VisuallyHidden } from '@/core/ui/Text';
import type { FareFamily, FlightOffer } from '../../contract';
import { useCabinWords } from '../words';
import { FareFeatures } from './FareFeatures';
import * as css from './FareOptions.css';
import { difference } from './offer';

interface FareOptionsProps {
  fares: readonly FlightOffer[];
  families: readonly FareFamily[];
  chosen: FlightOffer;
  onChoose: (fare: string) => void;
}

/** The fares of the same flights side by side, each with what it adds to the cheapest. */
export function FareOptions({ fares, families, chosen, onChoose }: FareOptionsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const cabin = useCabinWords();
  const cheapest = fares[0]!;
  return (
    <Stack gap={16} as="section">
      <Heading level={2} size={20}>
        <Trans>Choose your fare</Trans>
      </Heading>
      <fieldset className={css.cards}>
        <legend>
          <VisuallyHidden>{t`Fare`}</VisuallyHidden>
        </legend>
        {fares.map((offer) => {
          const family = families.find(({ id }) => id === offer.fareFamily);
          const isCheapest = offer === cheapest;
          return (
            <label key={offer.id} className={css.card}>
              <span className={css.head}>
                <input
                  type="radio"
                  name="fare"
                  className={css.radio}
                  checked={offer === chosen}
                  onChange={() => onChoose(offer.fareFamily)}
                />
                <Stack as="span" gap={0}>
                  <Text as="span" weight={550}>
                    {family?.name ?? offer.fareFamily}
                  </Text>
                  <Text as="span" size={14} tone="secondary">
                    {family && cabin(family.cabin)}
                  </Text>
                </Stack>
              </span>
              <Text as="span" size={18} weight={550} numeric>
                {isCheapest
                  ? format.money(offer.totalAmount)
                  : format.money(difference(offer, cheapest), { sign: true })}
              </Text>
              {family && <FareFeatures features={family.features} />}
            </label>
          );
        })}
      </fieldset>
    </Stack>
  );
}
