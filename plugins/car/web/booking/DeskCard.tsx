import { Plural, Trans } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { SectionCard } from '@/core/selling/results/Section';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { isPaidAtCounter, type CarDetails } from '../../contract';

/** What happens at the desk: what is paid there, a deposit, and what to bring. */
export function DeskCard({
  offer,
}: {
  offer: Pick<CarDetails, 'deposit' | 'requirements' | 'payment' | 'price'>;
}) {
  const format = useFormat();
  const { deposit, requirements } = offer;
  return (
    <SectionCard title={<Trans>At the counter</Trans>} gap={12}>
      <Text size={14}>
        {isPaidAtCounter(offer) ? (
          <Trans>
            You pay <strong>{format.money(offer.price, { own: true })}</strong> at the counter. Nothing was
            charged.
          </Trans>
        ) : (
          <Trans>The rental is paid. You pay for anything you add at the counter there.</Trans>
        )}
      </Text>
      {deposit && deposit.amount > 0 && (
        <Text size={14}>
          <Trans>
            A deposit of <strong>{format.money(deposit, { own: true })}</strong> is held on a card and
            released when the car is returned.
          </Trans>
        </Text>
      )}
      <div>
        <Text size={14} weight={550}>
          <Trans>What to bring</Trans>
        </Text>
        <Stack as="ul" gap={4}>
          <Text as="li" size={14}>
            {requirements.licenceYears > 0 ? (
              <Plural
                value={requirements.licenceYears}
                one="A driver’s license held for at least # year"
                other="A driver’s license held for at least # years"
              />
            ) : (
              <Trans>A driver’s license</Trans>
            )}
          </Text>
          {requirements.creditCard && (
            <Text as="li" size={14}>
              <Trans>A credit card in the driver’s name</Trans>
            </Text>
          )}
          <Text as="li" size={14}>
            <Trans>An ID or passport, and this confirmation</Trans>
          </Text>
        </Stack>
      </div>
    </SectionCard>
  );
}
