import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  closePaymentAccount,
  getPaymentAccount,
  openPaymentAccount,
  type PaymentAccount,
} from '@/core/contract';
import { ActionForm } from '@/core/forms/ActionForm';
import { useFormat } from '@/core/i18n/use-format';
import { Failed } from '@/core/query/Failed';
import { queryKeyOf, useApiMutation, useApiQuery, useQueries } from '@/core/query/query';
import { confirmationUrl } from '@/core/selling/checkout/progress/progress-words';
import { Button } from '@/core/ui/actions/Button';
import { Status, type StatusProps } from '@/core/ui/content/Badge';
import { Inline } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { ExternalLink } from '@/core/ui/pictures/icons';

/** Whose account takes what travelers pay; nothing where the site's gateway knows no accounts of agencies' own. */
export function AccountCard() {
  const query = useApiQuery(getPaymentAccount, undefined, { staleTime: 0 });
  const account = query.data?.data;
  if (query.isError) return <Failed of={query} />;
  return account?.isAvailable ? <Account account={account} /> : null;
}

const TONES: Readonly<Record<PaymentAccount['state'], StatusProps['tone']>> = {
  none: 'neutral',
  onboarding: 'progress',
  restricted: 'warning',
  active: 'success',
};

function Account({ account }: { account: PaymentAccount }) {
  const { t } = useLingui();
  const format = useFormat();
  const [isClosing, setClosing] = useState(false);
  const open = useApiMutation(openPaymentAccount, {
    onSuccess: ({ data }) => {
      const url = confirmationUrl(data.url);
      if (url) location.assign(url);
    },
  });
  const { state, takes, feeBasisPoints } = account;
  const fee = format.percent(feeBasisPoints / 10_000);
  const states: Record<PaymentAccount['state'], string> = {
    none: t`The platform's account`,
    onboarding: t`Your account is being set up`,
    restricted: t`Your account needs more details`,
    active: t`Your own account`,
  };
  return (
    <SectionCard
      gap={16}
      title={<Trans>Payments of your travelers</Trans>}
      action={
        <Text as="span" size={14}>
          <Status tone={TONES[state]}>{states[state]}</Status>
        </Text>
      }
    >
      <Text>
        {takes === 'own' && state === 'active' ? (
          <Trans>What travelers pay goes to your own account.</Trans>
        ) : (
          <Trans>What travelers pay goes to the platform's account, which settles with you.</Trans>
        )}{' '}
        {state !== 'none' && state !== 'active' && (
          <Trans>Once your own account is ready, new payments go there.</Trans>
        )}
      </Text>
      {feeBasisPoints > 0 && (
        <Text size={14} tone="secondary">
          <Trans>The platform keeps {fee} of each payment to your own account.</Trans>
        </Text>
      )}
      <Failed of={open} onDismiss={open.reset} />
      <Inline gap={12}>
        {state !== 'active' && (
          <Button
            variant="secondary"
            iconEnd={ExternalLink}
            loading={open.isPending || open.isSuccess}
            onClick={() => open.mutate({ input: { body: {} } })}
          >
            {state === 'none' ? t`Set up your own account` : t`Continue the setup`}
          </Button>
        )}
        {state !== 'none' && (
          <Button variant="quiet" onClick={() => setClosing(true)}>{t`Use the platform's account`}</Button>
        )}
      </Inline>
      {isClosing && <CloseDialog onClose={() => setClosing(false)} />}
    </SectionCard>
  );
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueries();
  return (
    <ActionForm
      size="small"
      title={t`Use the platform's account?`}
      confirm={t`Use the platform's account`}
      send={(api) => api.call(closePaymentAccount)}
      done={t`New payments go to the platform's account`}
      onDone={({ data }) => void queries.setQueryData(queryKeyOf(getPaymentAccount), { data })}
      onClose={onClose}
    >
      <p>
        <Trans>
          New payments go to the platform's account. Payments to your own account are still settled and
          refunded from there.
        </Trans>
      </p>
    </ActionForm>
  );
}
