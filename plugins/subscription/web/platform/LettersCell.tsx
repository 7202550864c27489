import { useAction } from '@/core/query/use-action';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Button } from '@/core/ui/actions/Button';
import { Status } from '@/core/ui/content/Badge';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { letAgencyWrite, UNLIMITED } from '../../contract/letters';
import { listSubscriptions, type SubscribedAgency } from '../../contract/platform';

/** What an agency may write, and what lifts it. */
export function LettersCell({ agencyId, agencyName, letters }: SubscribedAgency) {
  const { t } = useLingui();
  const format = useFormat();
  const save = useAction(letAgencyWrite, {
    renews: [listSubscriptions],
    done: t`Data updated successfully`,
  });
  if (!letters) return <>{t`No limit`}</>;
  const { most, isSet, isProven, stopped } = letters;
  const isUnlimited = most >= UNLIMITED;
  const set = (next: number | null) =>
    save.mutate({ input: { params: { id: agencyId }, body: { most: next } } });
  const action = stopped
    ? { label: t`Allow sending`, name: t`Let ${agencyName} send again`, most: isSet ? most : null }
    : isSet
      ? { label: t`Limit again`, name: t`Limit the emails of ${agencyName} again`, most: null }
      : { label: t`Remove the limit`, name: t`Remove the email limit of ${agencyName}`, most: UNLIMITED };
  return (
    <Stack gap={0}>
      {stopped ? (
        <Status tone="danger">
          {stopped.because === 'complaints'
            ? t`Stopped: recipients complained`
            : t`Stopped: too many bounced`}
        </Status>
      ) : (
        <Text as="span" numeric>
          {isUnlimited ? t`No limit` : t`${format.number(most)} a day`}
        </Text>
      )}
      {!isProven && (
        <Text as="span" size={14} tone="secondary">
          {t`Owner’s address not confirmed`}
        </Text>
      )}
      <div>
        <Button
          size="small"
          variant="quiet"
          flush
          loading={save.isPending}
          aria-label={action.name}
          onClick={() => set(action.most)}
        >
          {action.label}
        </Button>
      </div>
    </Stack>
  );
}
