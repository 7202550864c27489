import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Badge } from '@/core/ui/content/Badge';
import { SectionCard } from '@/core/selling/results/Section';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { coveredBy, type CarDetails, type PricedCarExtras } from '../../contract';
import { useExtraWords } from '../car-words';

/** What is covered, and what waits in the car. */
export function CoverageCard({ offer, extras }: { offer: CarDetails; extras: PricedCarExtras | null }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useExtraWords();
  const accessories = extras?.accessories ?? [];
  return (
    <SectionCard title={<Trans>Coverage and extras</Trans>}>
      <Stack as="ul" role="list" gap={8}>
        {coveredBy(offer, extras?.coverages ?? []).map(({ code, name, excess, isAdded }) => (
          <li key={code}>
            <Inline gap={8}>
              <Text as="span">{words.extra({ code, name })}</Text>
              {isAdded && <Badge tone="brand">{t`Added`}</Badge>}
              {excess && (
                <Text as="span" size={14} tone="secondary" numeric>
                  {excess.amount === 0 ? (
                    <Trans>Zero deductible: you pay nothing for damage</Trans>
                  ) : (
                    <Trans>You pay at most {format.money(excess, { own: true })} for any damage</Trans>
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
    </SectionCard>
  );
}
