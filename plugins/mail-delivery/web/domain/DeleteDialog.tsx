import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '@/core/forms/ActionForm';
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
  return (
    <ActionForm
      danger
      size="small"
      title={t`Delete ${domain.domain}?`}
      back={t`Keep it`}
      confirm={t`Delete the domain`}
      send={(api) => api.call(deleteMailDomain)}
      done={t`The domain is deleted`}
      onDone={keep}
      onClose={onClose}
    >
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
    </ActionForm>
  );
}
