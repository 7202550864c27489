import { Plural, Trans } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { SectionCard } from '@/core/selling/results/Section';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { CarDetails } from '../../contract';

/** What happens at the desk: nothing more to pay, a deposit, and what to bring. */
export function DeskCard({ offer }: { offer: Pick<CarDetails, 'deposit' | 'requirements'> }) {
  const format = useFormat();
  const { deposit, requirements } = offer;
  return (
    <SectionCard title={<Trans>At the counter</Trans>} gap={12}>
      <Text size={14}>
        <Trans>The rental is paid. You pay for anything you add at the counter there.</Trans>
      </Text>
      {deposit.amount > 0 && (
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
            <Plural
              value={requirements.licenceYears}
              one="A driver’s license held for at least # year"
              other="A driver’s license held for at least # years"
            />
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
