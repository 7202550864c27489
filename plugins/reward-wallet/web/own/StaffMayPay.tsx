import { Trans, useLingui } from '@lingui/react/macro';
import { wordsOf } from '@/core/i18n/words-of';
import { queryKeyOf, useApiMutation, useQueries } from '@/core/query/query';
import { Switch } from '@/core/ui/choices/Switch';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { toast } from '@/core/ui/feedback/toast';
import { getOwnWallet, letStaffPay } from '../../contract/own';

/** Whether staff who book for the reader pay with the wallet: not before its owner has said so. */
export function StaffMayPay({ mayStaffPay }: { mayStaffPay: boolean }) {
  const { t } = useLingui();
  const queries = useQueries();
  const save = useApiMutation(letStaffPay, {
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeyOf(getOwnWallet).slice(0, 2) }),
    onError: (error) => toast.error(wordsOf(error)),
  });
  return (
    <Card as="section" padding="large" aria-labelledby="staff-may-pay">
      <Stack gap={16}>
        <Heading level={2} size={20} id="staff-may-pay">
          <Trans>Booked for you</Trans>
        </Heading>
        <Switch
          label={t`My travel agent may pay with it`}
          hint={t`Without this, only you can spend what is in your wallet, even when the agency books for you.`}
          checked={mayStaffPay}
          loading={save.isPending}
          onChange={(next) => save.mutate({ input: { body: { mayStaffPay: next } } })}
        />
      </Stack>
    </Card>
  );
}
