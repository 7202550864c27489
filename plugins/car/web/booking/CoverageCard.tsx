import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Badge } from '@/core/ui/content/Badge';
import { Card } from '@/core/ui/content/Card';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { coveredBy, type CarDetails, type PricedCarExtras } from '../../contract';
import { useExtraWords } from '../car-words';

/** What is covered, and what waits in the car. */
export function CoverageCard({ offer, extras }: { offer: CarDetails; extras: PricedCarExtras | null }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useExtraWords();
  const accessories = extras?.accessories ?? [];
  return (
    <Card as="section" padding="large" aria-labelledby="rental-coverage">
      <Stack gap={16}>
        <Heading level={2} size={20} id="rental-coverage">
          <Trans>Coverage and extras</Trans>
        </Heading>
        <Stack as="ul" role="list" gap={8}>
          {coveredBy(offer, extras?.coverages ?? []).map(({ code, name, excess, isAdded }) => (
            <li key={code}>
              <Inline gap={8}>
                <Text as="span">{words.extra({ code, name })}</Text>
                {isAdded && <Badge tone="brand">{t`Added`}</Badge>}
                {excess && (
                  <Text as="span" size={14} tone="secondary" numeric>
                    {excess.amount === 0 ? (
                      <Trans>No excess: you pay nothing of a damage</Trans>
                    ) : (
                      <Trans>You pay at most {format.money(excess, { own: true })} of a damage</Trans>
                    )}
                  </Text>
                )}
              </Inline>
            </li>
          ))}
        </Stack>
        {accessories.length > 0 && (
          <DescriptionList
            items={accessories.map((each) => ({
              id: each.code,
              term: words.extra(each),
              value: format.money(each.amount, { own: true }),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
