import { Trans, useLingui } from '@lingui/react/macro';
import { StaffEarning } from '@/core/selling/results/StaffEarning';
import { Amount } from '@/core/ui/content/Amount';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { PriceList } from '@/core/ui/content/Price';
import { Heading, Text } from '@/core/ui/content/Text';
import { isPaidAtCounter, type CarDetails, type CarExtras } from '../../contract';
import { useExtraLines } from '../parts/use-extra-lines';
import { useCarWords, useExtraWords } from '../car-words';
import { pricedChoice, totalWith } from './choice';

/** What the rental is made of and what was added; the lines add up to the total. */
export function OfferPrice({ offer, extras }: { offer: CarDetails; extras: CarExtras }) {
  const { t } = useLingui();
  const words = useExtraWords();
  const days = useCarWords().days(offer.days);
  const added = useExtraLines(pricedChoice(offer, extras));
  const total = totalWith(offer, extras);
  const deposit = offer.deposit && <Amount money={offer.deposit} />;
  const isPaidThere = isPaidAtCounter(offer);
  return (
    <Card padding="large">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          <Trans>Price for {days}</Trans>
        </Heading>
        <PriceList
          lines={[
            ...offer.charges.map(({ kind, amount }) => ({
              id: kind,
              label: words.charge(kind),
              money: amount,
            })),
            ...added,
          ]}
          total={{ label: t`Total`, money: total }}
        />
        <Text size={14} tone="secondary">
          {deposit ? (
            <Trans>
              Taxes and fees are included. A deposit of {deposit} is held at the counter and is not part of
              the price.
            </Trans>
          ) : (
            <Trans>
              Taxes and fees are included. A deposit may be held at the counter; it is not part of the price.
            </Trans>
          )}
        </Text>
        {isPaidThere && (
          <Text size={14} weight={550}>
            <Trans>You pay at the counter. Nothing is charged here.</Trans>
          </Text>
        )}
        <StaffEarning sold={{ ...offer, total: offer.price }} />
      </Stack>
    </Card>
  );
}
