import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useAgency } from '../tenant/agency';
import { useAgentTerms } from './agent-terms';
import { LegalText } from './LegalText';
import { NotFoundView } from './NotFoundView';

/** The conditions for who was invited to sell for this agency; the address names it (R063, R097). */
export default function AgencyTermsPage() {
  const { t } = useLingui();
  const { id } = useParams({ from: '/shell/agency-terms-and-conditions/$id' });
  const { _id, agencyName } = useAgency();
  const terms = useAgentTerms(agencyName);
  if (id !== _id) return <NotFoundView />;
  return <LegalText title={t`Terms and conditions for agents of ${agencyName}`} text={terms} />;
}
