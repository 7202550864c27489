import { Trans, useLingui } from '@lingui/react/macro';
import { useAgency } from '@/core/tenant/agency';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Switch } from '@/core/ui/choices/Switch';
import { Heading, Text } from '@/core/ui/content/Text';
import type { useSiteSettings } from '../use-site-settings';

/** Whether people see prices before they have an account (G33). */
export function VisitorsCard({ settings }: { settings: ReturnType<typeof useSiteSettings> }) {
  const { t } = useLingui();
  const { visitorsMaySearch } = useAgency();
  return (
    <Card as="section" aria-labelledby="visitors-panel">
      <Stack gap={20}>
        <Stack gap={4}>
          <Heading level={2} size={20} id="visitors-panel">
            <Trans>Visitors</Trans>
          </Heading>
          <Text size={14} tone="secondary">
            <Trans>People who look around on your site and have not signed in.</Trans>
          </Text>
        </Stack>
        <Switch
          label={t`Visitors may search without logging in`}
          hint={t`Your home page shows the search, and anyone sees results at your default markup. To book, they log in or create an account.`}
          checked={visitorsMaySearch}
          loading={settings.saving}
          onChange={(on) => void settings.save({ visitorsMaySearch: on })}
        />
      </Stack>
    </Card>
  );
}
