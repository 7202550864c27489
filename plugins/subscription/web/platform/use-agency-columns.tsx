import { useLingui } from '@lingui/react/macro';
import { linkTo } from '@/core/address/link';
import { useFormat } from '@/core/i18n/use-format';
import { ButtonLink, ExternalLink } from '@/core/ui/actions/ButtonLink';
import { Status } from '@/core/ui/content/Badge';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { Receipt } from '@/core/ui/pictures/icons';
import type { Column } from '@/core/ui/tables/Table';
import type { SubscribedAgency } from '../../contract/platform';
import { useStateWords } from '../state/use-state-words';
import { usePlanWords } from '../use-plan-words';
import { LettersCell } from './LettersCell';

/** What is told of an agency and its subscription. */
export function useAgencyColumns(): readonly Column<SubscribedAgency>[] {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStateWords();
  const plans = usePlanWords();
  return [
    {
      id: 'agency',
      header: t`Agency`,
      width: 'medium',
      cell: ({ agencyName, origin, domain }) => (
        <Stack gap={0}>
          <Text as="span" weight={550}>
            {agencyName}
          </Text>
          <Text as="span" size={14}>
            <ExternalLink href={origin} quiet>
              {domain}
            </ExternalLink>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'status',
      header: t`Status`,
      cell: ({ status }) => <Status tone={words.tone(status)}>{words.label(status)}</Status>,
    },
    {
      id: 'plan',
      header: t`Plan`,
      priority: 'medium',
      cell: ({ plan, couponCode }) =>
        plan ? (
          <Stack gap={0}>
            <span>{plans.name({ id: plan })}</span>
            {couponCode && (
              <Text as="span" size={14} tone="secondary">
                {couponCode}
              </Text>
            )}
          </Stack>
        ) : (
          '–'
        ),
    },
    {
      id: 'since',
      header: t`Since`,
      priority: 'medium',
      cell: ({ since }) => format.date(since),
    },
    {
      id: 'next',
      header: t`Next`,
      align: 'end',
      cell: ({ next, due, graceUntil }) =>
        due ? (
          <Stack gap={0}>
            <Text as="span" numeric>
              {words.money(due)}
            </Text>
            {graceUntil && (
              <Text as="span" size={14} tone="danger">
                {t`due, until ${format.date(graceUntil)}`}
              </Text>
            )}
          </Stack>
        ) : next ? (
          <Stack gap={0}>
            <Text as="span" numeric>
              {words.money(next.amount)}
            </Text>
            <Text as="span" size={14} tone="secondary">
              {format.date(next.on)}
            </Text>
          </Stack>
        ) : (
          '–'
        ),
    },
    {
      id: 'paid',
      header: t`Paid so far`,
      align: 'end',
      priority: 'medium',
      cell: ({ paid }) =>
        paid.length > 0 ? (
          <Text as="span" numeric>
            {format.list(paid.map(words.money))}
          </Text>
        ) : (
          '–'
        ),
    },
    {
      id: 'letters',
      header: t`Emails`,
      priority: 'medium',
      cell: (agency) => <LettersCell {...agency} />,
    },
    {
      id: 'invoices',
      header: t`Invoices`,
      hideHeader: true,
      align: 'end',
      cell: ({ agencyId, agencyName, plan }) =>
        plan && (
          <ButtonLink
            {...linkTo('/platform/subscriptions', { agency: agencyId })}
            variant="quiet"
            size="small"
            icon={Receipt}
            aria-label={t`Invoices of ${agencyName}`}
          >{t`Invoices`}</ButtonLink>
        ),
    },
  ];
}
