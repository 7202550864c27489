import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { linkTo } from '@/core/address/link';
import { useApiQuery } from '@/core/query/query';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Users } from '@/core/ui/pictures/icons';
import { getAgent } from '../../../contract/users';
import { PersonGap } from './PersonGap';
import { PersonPage } from './PersonPage';

/** One sales agent; the owner's (R369, R375, R376). */
export default function AgentScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams({ strict: false });
  const query = useApiQuery(
    getAgent,
    { params: { id } },
    { select: ({ data }) => data, staleTime: 0, retry: false },
  );
  usePageTitle(query.data?.name || t`Agent`);
  if (!query.data || query.isError) return <PersonGap title={t`Agents`} list="/agents" query={query} />;
  return (
    <PersonPage person={{ kind: 'agent', ...query.data }}>
      {query.data.clients > 0 && (
        <ButtonLink {...linkTo('/clients')} search={{ agent: id } as never} variant="secondary" icon={Users}>
          {t`Clients of this agent`}
        </ButtonLink>
      )}
    </PersonPage>
  );
}
