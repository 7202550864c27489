import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useAgency } from '../../tenant/agency';
import { usePageTitle } from '../../tenant/use-page-title';
import { useAgentTerms } from './agent-terms';
import { LegalText } from './LegalText';
import { NotFoundView } from '../views/NotFoundView';

/** The conditions for who was invited to sell for this agency; the address names it (R063, R097). */
export default function AgencyTermsPage() {
  const { t } = useLingui();
  const { id } = useParams({ from: '/shell/agency-terms-and-conditions/$id' });
  const { _id, agencyName } = useAgency();
  const terms = useAgentTerms(agencyName);
  const title = t`Terms and conditions for agents of ${agencyName}`;
  const isOwn = id === _id;
  usePageTitle(isOwn ? title : undefined);
  if (!isOwn) return <NotFoundView />;
  return <LegalText title={title} text={terms} publisher={agencyName} />;
}
