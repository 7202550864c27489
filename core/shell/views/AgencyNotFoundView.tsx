import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Building2 } from '../../ui/pictures/icons';
import * as css from './Fallback.css';

/** What a host without an agency shows instead of any page (R002). Needs no router and no session. */
export function AgencyNotFoundView() {
  const { t } = useLingui();
  return (
    <main className={css.screen}>
      <EmptyState level={1} icon={Building2} title={t`Agency not found`}>
        {t`No travel agency answers at this address. Please check it for typing mistakes.`}
      </EmptyState>
    </main>
  );
}
