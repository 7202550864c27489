import { Trans, useLingui } from '@lingui/react/macro';
import * as css from '@/core/selling/after-sale/told/Voucher.css';
import { ExternalLink } from '@/core/ui/actions/ButtonLink';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import type { OrganizerVoucher } from '../../contract';

interface OrganizerVoucherCardProps {
  voucher: OrganizerVoucher;
  title: string;
  option: string;
  /** Day and time on the clocks of the place. */
  when: string;
  place: string;
  who: string;
  locator: string | null;
}

/** The organizer's own voucher: what is shown where it begins, on a page of the organizer's. */
export function OrganizerVoucherCard(props: OrganizerVoucherCardProps) {
  const { t } = useLingui();
  const { voucher, title, option, when, place, who, locator } = props;
  return (
    <Card as="article" padding="large" aria-label={t`Your voucher`}>
      <Stack gap={8}>
        <Heading level={2} size={24}>
          {title}
        </Heading>
        <Text weight={550}>{when}</Text>
        <Text tone="secondary">{[option, place].filter(Boolean).join(' · ')}</Text>
        <Text>{who}</Text>
        {locator && <span className={css.locator}>{locator}</span>}
        <Text weight={550}>
          <ExternalLink href={voucher.url}>
            <Trans>Open your voucher</Trans>
          </ExternalLink>
        </Text>
        <Text tone="secondary">
          {voucher.mustPrint
            ? t`Print your voucher: it is not accepted on a screen.`
            : t`Show your voucher on your phone, or print it.`}
        </Text>
      </Stack>
    </Card>
  );
}
