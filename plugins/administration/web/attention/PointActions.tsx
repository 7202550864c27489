import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { wordsOf } from '@/core/i18n/words-of';
import { useApiMutation, useRenew } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Text } from '@/core/ui/content/Text';
import { ConfirmDialog } from '@/core/ui/overlays/Dialog';
import { toast } from '@/core/ui/feedback/toast';
import { Mail, RotateCcw } from '@/core/ui/pictures/icons';
import {
  askAgain,
  type AttentionAction,
  type AttentionPoint,
  giveUpOrder,
  listAttention,
  refundAgain,
} from '../../contract/attention';
import { LetterDialog } from './LetterDialog';
import { SettleDialog } from './SettleDialog';
import * as css from './attention.css';
import { Stack } from '@/core/ui/content/layout';

/** What can be done about a point. Where money would move, its amount stands beside the question. */
export function PointActions({ point, labelledBy }: { point: AttentionPoint; labelledBy: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const refresh = useRenew(listAttention);
  const [asking, setAsking] = useState<AttentionAction | null>(null);
  const close = () => setAsking(null);
  const told = (after: AttentionPoint, done: string) => {
    if (after.status === 'open') toast.info(t`Checked again: it is still open`);
    else toast.success(done);
    void refresh();
  };
  const failed = {
    onError: (error: Parameters<typeof wordsOf>[0]) => {
      toast.error(wordsOf(error));
      void refresh();
    },
  };
  const again = useApiMutation(askAgain, {
    onSuccess: ({ data }) =>
      point.letter ? toast.success(t`The email is on its way again`) : told(data, t`It is resolved`),
    ...failed,
  });
  const refund = useApiMutation(refundAgain, {
    onSuccess: ({ data }) => told(data, t`It is resolved`),
    ...failed,
  });
  const giveUp = useApiMutation(giveUpOrder, {
    onSuccess: ({ data }) => told(data, t`The booking has been abandoned`),
    ...failed,
  });
  const params = { id: point.id };
  const money = point.amount ? format.money(point.amount, { own: true }) : '';
  const isRelease = point.kind === 'money-not-released';
  const buttons: Record<
    AttentionAction,
    { label: string; icon?: typeof Mail; press: () => void; busy?: boolean }
  > = {
    'ask-again': {
      label: t`Check again`,
      icon: RotateCcw,
      busy: again.isPending,
      press: () => again.mutate({ input: { params, body: {} } }),
    },
    'send-again': {
      label: t`Send again`,
      icon: RotateCcw,
      busy: again.isPending,
      press: () => again.mutate({ input: { params, body: {} } }),
    },
    refund: {
      label: isRelease ? t`Release the money` : t`Refund the money`,
      icon: RotateCcw,
      press: () => setAsking('refund'),
    },
    'give-up': {
      label: point.amount ? t`Abandon and refund the money` : t`Abandon`,
      press: () => setAsking('give-up'),
    },
    write: { label: t`Write to the client`, icon: Mail, press: () => setAsking('write') },
    settle: { label: t`Resolve`, press: () => setAsking('settle') },
  };
  return (
    <div className={css.actions} role="group" aria-labelledby={labelledBy}>
      {point.actions.map((action, at) => {
        const { label, icon, press, busy } = buttons[action];
        return (
          <Button
            key={action}
            size="small"
            variant={at === 0 ? 'primary' : 'secondary'}
            {...(icon ? { icon } : {})}
            loading={busy ?? false}
            onClick={press}
          >
            {label}
          </Button>
        );
      })}
      {asking === 'refund' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={isRelease ? t`Release the held money?` : t`Refund the money?`}
          confirmLabel={isRelease ? t`Release ${money}` : t`Refund ${money}`}
          onConfirm={() => refund.mutateAsync({ input: { params, body: { accepted: point.amount } } })}
        >
          <Text>
            {isRelease
              ? t`Releasing the ${money} held for this booking is tried again.`
              : t`The refund of ${money} to the client is tried again.`}
          </Text>
        </ConfirmDialog>
      )}
      {asking === 'give-up' && (
        <GiveUpDialog
          money={money}
          onClose={close}
          onConfirm={() => giveUp.mutateAsync({ input: { params, body: { accepted: point.amount } } })}
        />
      )}
      {asking === 'write' && point.booking && (
        <LetterDialog id={point.id} booking={point.booking} onClose={close} onDone={refresh} />
      )}
      {asking === 'settle' && <SettleDialog point={point} onClose={close} onDone={refresh} />}
    </div>
  );
}

interface GiveUpDialogProps {
  /** What is held for the booking, in words; empty where nothing is. */
  money: string;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** Says what giving up a booking in doubt does, to the money and at the supplier. */
function GiveUpDialog({ money, onClose, onConfirm }: GiveUpDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Abandon this booking?`}
      confirmLabel={money ? t`Abandon and refund ${money}` : t`Abandon`}
      tone="danger"
      onConfirm={onConfirm}
    >
      <Stack gap={12}>
        <Text>
          {money
            ? t`The booking ends as failed, and the ${money} held for it goes back to the client.`
            : t`The booking ends as failed. No money is held for it.`}
        </Text>
        <Text>
          {t`Checking with the supplier continues. If it turns out to have the booking, it is canceled there; if that is not possible, it comes back to this list. The agency would bear any fee for that.`}
        </Text>
        <Text>{t`This does not email the client: please write to them.`}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
