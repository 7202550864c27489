import { Trans, useLingui } from '@lingui/react/macro';
import { Fact } from '@/core/selling/results/page/Fact';
import { Section } from '@/core/selling/results/Section';
import { Grid, Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { Info, Users, RotateCcw, Accessibility } from '@/core/ui/pictures/icons';
import type { ActivityDetails } from '../../contract';
import { agesText, CATEGORY_PLURALS } from '../../say/labels';
import { policyTexts } from '../../say/terms';

/** Whom it takes, what to bring, who may have difficulties, and what cancelling gives back. */
export function GoodToKnow({ activity }: { activity: ActivityDetails }) {
  const { t, i18n } = useLingui();
  const { goodToKnow, accessibility, capacity, refund } = activity;
  const { min, max, bands, needsAdult } = capacity;
  const ages = bands.map((band) => `${i18n._(CATEGORY_PLURALS[band.category])}: ${agesText(i18n, band)}`);
  return (
    <Section title={<Trans>Good to know</Trans>}>
      <Grid columns={1} min="16rem" gap={24}>
        <Stack gap={8}>
          <Heading level={3} size={16}>
            <Trans>Who can take part</Trans>
          </Heading>
          {ages.map((text) => (
            <Fact key={text} icon={Users}>
              {text}
            </Fact>
          ))}
          <Fact icon={Info}>{t`${min} to ${max} people per booking`}</Fact>
          {needsAdult && <Fact icon={Info}>{t`Must be accompanied by an adult`}</Fact>}
        </Stack>
        <Stack gap={8}>
          <Heading level={3} size={16}>
            <Trans>Cancellation</Trans>
          </Heading>
          {policyTexts(refund, i18n).map((text) => (
            <Fact key={text} icon={RotateCcw}>
              {text}
            </Fact>
          ))}
        </Stack>
        {accessibility.length > 0 && (
          <Stack gap={8}>
            <Heading level={3} size={16}>
              <Trans>Accessibility</Trans>
            </Heading>
            {accessibility.map((text) => (
              <Fact key={text} icon={Accessibility}>
                {text}
              </Fact>
            ))}
          </Stack>
        )}
        {goodToKnow.length > 0 && (
          <Stack gap={8}>
            <Heading level={3} size={16}>
              <Trans>Before you go</Trans>
            </Heading>
            {goodToKnow.map((text) => (
              <Fact key={text} icon={Info}>
                {text}
              </Fact>
            ))}
          </Stack>
        )}
      </Grid>
    </Section>
  );
}
