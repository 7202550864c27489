import { useLingui } from '@lingui/react/macro';
import { Badge, Status } from '@/core/ui/content/Badge';
import type { Person } from '../decisions/decisions';
import * as css from '../users.css';

/** Where somebody stands: active or not, verified or not, restricted or not (R375). */
export function PersonBadges({ person }: { person: Person }) {
  const { t } = useLingui();
  return (
    <span className={css.badges}>
      <Status tone={person.status === 'Active' ? 'success' : 'neutral'}>
        {person.status === 'Active' ? t`Active` : t`Inactive`}
      </Status>
      {!person.isVerified && <Badge tone="warning">{t`Not verified`}</Badge>}
      {person.kind === 'agent' && person.isRestrictedAgent && <Badge tone="info">{t`Restricted`}</Badge>}
    </span>
  );
}
