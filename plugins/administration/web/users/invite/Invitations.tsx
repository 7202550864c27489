import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { Failed } from '@/core/query/Failed';
import { useAction } from '@/core/query/use-action';
import { useApiQuery } from '@/core/query/query';
import { Badge } from '@/core/ui/content/Badge';
import { Button } from '@/core/ui/actions/Button';
import { Card } from '@/core/ui/content/Card';
import { ConfirmDialog } from '@/core/ui/overlays/Dialog';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import {
  type Invitation,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '../../../contract/invitations';
import { usePeopleRefresh } from '../people/use-people';
import * as css from '../users.css';

export const useInvitations = () =>
  useApiQuery(listInvitations, {}, { select: ({ data }) => data, staleTime: 0 });

/** Invitations that wait for an answer, to be sent again or taken back; nothing while there are none (R372). */
export function Invitations({ query }: { query: ReturnType<typeof useInvitations> }) {
  if (query.isError) return <Failed of={query} tone="warning" />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-labelledby="invitations">
      <Heading level={2} size={18} id="invitations">
        <Trans>Invited</Trans>
      </Heading>
      <Card as="ul" padding="none">
        {query.data.map((invitation) => (
          <InvitationRow key={invitation._id} invitation={invitation} />
        ))}
      </Card>
    </Stack>
  );
}

function InvitationRow({
  invitation: { _id, email, isRestrictedAgent, expiresAt, isExpired },
}: {
  invitation: Invitation;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const refresh = usePeopleRefresh();
  const [withdrawing, setWithdrawing] = useState(false);
  const onDone = () => void refresh();
  const resend = useAction(resendInvitation, { onDone, done: t`Invitation sent` });
  const withdraw = useAction(withdrawInvitation, { onDone, done: t`Invitation withdrawn` });
  const until = format.moment(expiresAt);
  return (
    <li className={css.invitation}>
      <span className={css.lines}>
        <span className={css.name}>{email}</span>
        <span className={css.badges}>
          {isExpired ? (
            <Badge tone="warning">{t`Expired`}</Badge>
          ) : (
            <Text as="span" size={14} tone="secondary">
              {t`Can be accepted until ${until}`}
            </Text>
          )}
          {isRestrictedAgent && <Badge tone="info">{t`Restricted`}</Badge>}
        </span>
      </span>
      <Inline gap={8}>
        <Button
          size="small"
          variant="secondary"
          loading={resend.isPending}
          aria-label={t`Send again to ${email}`}
          onClick={() => resend.mutate({ input: { body: { invitationId: _id } } })}
        >
          {t`Send again`}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t`Withdraw the invitation of ${email}`}
          onClick={() => setWithdrawing(true)}
        >
          {t`Withdraw`}
        </Button>
      </Inline>
      {withdrawing && (
        <ConfirmDialog
          open
          onOpenChange={setWithdrawing}
          title={t`Withdraw the invitation?`}
          confirmLabel={t`Withdraw`}
          tone="danger"
          onConfirm={() => withdraw.mutateAsync({ input: { params: { id: _id } } })}
        >
          <Text>{t`The link that ${email} received will stop working. You can invite the same address again.`}</Text>
        </ConfirmDialog>
      )}
    </li>
  );
}
