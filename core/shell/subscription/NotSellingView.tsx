import { useLingui } from '@lingui/react/macro';
import { useSession } from '../../session/session';
import { useAgency } from '../../tenant/agency';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CalendarDays } from '../../ui/pictures/icons';
import * as css from '../views/Fallback.css';
import { linkTo } from '../../address/link';
import { PlatformContactLines } from './PlatformContactLines';

/** In place of every page that sells, while the agency has no subscription. */
export default function NotSellingView() {
  const { t } = useLingui();
  const { platformContact } = useAgency();
  const { authenticated } = useSession();
  return (
    <div className={css.inside}>
      <EmptyState
        level={1}
        icon={CalendarDays}
        title={t`Searching and booking are not open here at the moment.`}
        action={
          authenticated && <ButtonLink {...linkTo('/mytrip')} variant="secondary">{t`My Trips`}</ButtonLink>
        }
      >
        {t`Existing trips are looked after as before.`} <PlatformContactLines contact={platformContact} />
      </EmptyState>
    </div>
  );
}
