import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useApiQuery } from '@/core/query/query';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { getClient } from '../../../contract/users';
import { PersonGap } from './PersonGap';
import { PersonPage } from './PersonPage';

/** One client (R365 to R367). */
export default function ClientScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams({ strict: false });
  const query = useApiQuery(
    getClient,
    { params: { id } },
    { select: ({ data }) => data, staleTime: 0, retry: false },
  );
  usePageTitle(query.data?.name || t`Client`);
  if (!query.data || query.isError) return <PersonGap title={t`Clients`} list="/clients" query={query} />;
  return <PersonPage person={{ kind: 'client', ...query.data }} />;
}
