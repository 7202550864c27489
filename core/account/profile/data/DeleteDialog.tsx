import { Trans, useLingui } from '@lingui/react/macro';
import { getAccountEnd } from '../../../contract/people/own-data';
import { useApiQuery } from '../../../query/query';
import { useAgency } from '../../../tenant/agency';
import { Button } from '../../../ui/actions/Button';
import { Stack } from '../../../ui/content/layout';
import { Alert } from '../../../ui/feedback/Alert';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Failed } from '../../../query/Failed';
import { ConfirmDeletion } from './ConfirmDeletion';
import { useDeletion } from './use-deletion';
import { WhatEnds } from './WhatEnds';

const FORM = 'delete-account';

/** What deleting the account means, and the confirmation that it is meant. */
export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { agencyName } = useAgency();
  const query = useApiQuery(getAccountEnd, {}, { staleTime: 0 });
  const end = query.data?.data;
  const deletion = useDeletion(end);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Delete your account?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`Cancel`}
          </Button>
          {end && !end.isLastOwner && (
            <Button type="submit" variant="danger" form={FORM} loading={deletion.pending}>
              {t`Delete my account`}
            </Button>
          )}
        </>
      }
    >
      {query.isError ? (
        <Failed of={query} />
      ) : !end ? (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton lines={5} />
        </SkeletonGroup>
      ) : end.isLastOwner ? (
        <Alert tone="warning">
          <Trans>
            You are the only owner of {agencyName}. Your account can be deleted once the agency has another
            owner.
          </Trans>
        </Alert>
      ) : (
        <form
          id={FORM}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void deletion.submit();
          }}
        >
          <Stack gap={20}>
            <WhatEnds end={end} />
            <ConfirmDeletion end={end} deletion={deletion} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
