import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { PanelPerson } from '@/core/plugin';
import { useApiQuery } from '@/core/query/query';
import { useUser } from '@/core/session/session';
import { Stack } from '@/core/ui/content/layout';
import { Alert } from '@/core/ui/feedback/Alert';
import { getPersonMail } from '../../contract/stops';
import { Allow } from '../stops/Allow';
import { useTroubleWords } from '../stops/use-trouble-words';

/** On a client's or an agent's page: that letters do not reach them, and why. Nothing while they do. */
export default function PersonMail({ person }: { person: PanelPerson }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useTroubleWords();
  const isOwner = useUser()?.userType === 'AgencyOwner';
  const query = useApiQuery(getPersonMail, { params: { userId: person.userId } }, { staleTime: 0 });
  const trouble = query.data?.data;
  if (!trouble) return null;
  const { kind, isStopped, said, at, id, email } = trouble;
  return (
    <Alert
      tone={isStopped ? 'danger' : 'warning'}
      title={isStopped ? t`Emails do not reach ${email}` : t`An email to ${email} was delayed`}
    >
      <Stack gap={8}>
        <span>
          {words(kind)}
          {said && `: ${said}`} ({format.date(at.slice(0, 10))})
        </span>
        {isStopped && isOwner && (
          <div>
            <Allow id={id} email={email} onDone={() => query.refetch()} flush />
          </div>
        )}
      </Stack>
    </Alert>
  );
}
