import { Trans, useLingui } from '@lingui/react/macro';
import { Failed } from '@/core/query/Failed';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { toast } from '@/core/ui/feedback/toast';
import { Stack } from '@/core/ui/content/layout';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { deleteMailDomain, type MailDelivery, type MailDomain } from '../../contract/delivery';
import { useKeepDelivery } from '../use-mail-delivery';

interface DeleteDialogProps {
  known: MailDelivery;
  domain: MailDomain;
  onClose: () => void;
}

/** Asks whether letters shall come from the platform's sender again. */
export function DeleteDialog({ known, domain, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const keep = useKeepDelivery();
  const remove = useApiMutation(deleteMailDomain, {
    onSuccess: (answer) => {
      keep(answer);
      toast.success(t`The domain is deleted`);
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      dismissible={!remove.isPending}
      title={t`Delete ${domain.domain}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Keep it`}</Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate({})}>
            {t`Delete the domain`}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Failed of={remove} />
        <p>
          <Trans>
            Emails come from {known.platformSender} right away. Keys and passwords are deleted too; to use the
            domain again, you have to add and verify it again.
          </Trans>
        </p>
        {domain.way === 'mailgun' && (
          <p>
            <Trans>Your Mailgun account keeps the domain.</Trans>
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
