import { Trans, useLingui } from '@lingui/react/macro';
import { Fact } from '@/core/selling/results/page/Fact';
import { Section } from '@/core/selling/results/Section';
import { Grid, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Check, X } from '@/core/ui/pictures/icons';
import { type ActivityDetails, GUIDE_TYPES } from '../../contract';
import { GUIDE_NAMES } from '../../say/labels';
import { useActivityWords } from '../activity-words';

/** What happens, what is in the price and what is not, in which languages. */
export function Overview({ activity }: { activity: ActivityDetails }) {
  const { i18n } = useLingui();
  const words = useActivityWords();
  const { overview, included, notIncluded, guides } = activity;
  return (
    <Section title={<Trans>Overview</Trans>}>
      <Text>{overview}</Text>
      <Grid columns={1} min="16rem" gap={24}>
        <Stack gap={8}>
          <Heading level={3} size={16}>
            <Trans>Included</Trans>
          </Heading>
          {included.map((text) => (
            <Fact key={text} icon={Check} good>
              {text}
            </Fact>
          ))}
        </Stack>
        {notIncluded.length > 0 && (
          <Stack gap={8}>
            <Heading level={3} size={16}>
              <Trans>Not included</Trans>
            </Heading>
            {notIncluded.map((text) => (
              <Fact key={text} icon={X}>
                {text}
              </Fact>
            ))}
          </Stack>
        )}
      </Grid>
      {GUIDE_TYPES.filter((type) => guides.some((guide) => guide.type === type)).map((type) => (
        <Text key={type} size={14} tone="secondary">
          {i18n._(GUIDE_NAMES[type])}:{' '}
          {guides
            .filter((guide) => guide.type === type)
            .map(({ language }) => words.language(language))
            .join(', ')}
        </Text>
      ))}
    </Section>
  );
}
