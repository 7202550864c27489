import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { SectionCard } from '@/core/selling/results/Section';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Disclosure } from '@/core/ui/content/Disclosure';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { CarDetails, CarText } from '../../contract';

/** Texts of a vendor, each under its title. */
export function TextList({ texts }: { texts: readonly CarText[] }) {
  return (
    <Stack gap={12}>
      {texts.map(({ title, text }, at) => (
        <Stack gap={4} key={at}>
          {title && (
            <Text size={14} weight={550}>
              {title}
            </Text>
          )}
          <Text size={14} tone="secondary">
            {text}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

/** What the vendor says of a rental in its own words; nothing where it says nothing. */
export function VendorTexts({ offer: { texts } }: { offer: Pick<CarDetails, 'texts'> }) {
  const { t } = useLingui();
  const format = useFormat();
  if (!texts) return null;
  const { charges, conditions, privacyPolicies } = texts;
  if (charges.length + conditions.length + privacyPolicies.length === 0) return null;
  return (
    <SectionCard title={<Trans>Conditions of the rental company</Trans>} gap={16}>
      {charges.length > 0 && (
        <DescriptionList
          items={charges.map(({ name, amount }, at) => ({
            id: `charge-${at}`,
            term: t`Included: ${name}`,
            value: format.money(amount, { own: true }),
          }))}
        />
      )}
      {conditions.length > 0 && <TextList texts={conditions} />}
      {privacyPolicies.length > 0 && (
        <Disclosure summary={<Trans>Privacy policy of the rental company</Trans>}>
          <TextList texts={privacyPolicies} />
        </Disclosure>
      )}
    </SectionCard>
  );
}
