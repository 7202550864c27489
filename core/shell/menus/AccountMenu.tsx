import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useSession } from '../../session/session';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import * as css from '../frame/Header.css';

const PersonMenu = lazy(() => import('../signed-in/PersonMenu'));

/** Who is signed in and where they can go; the way in for everybody else. */
export function AccountMenu() {
  const { t } = useLingui();
  const { authenticated } = useSession();
  if (authenticated)
    return (
      <Suspense fallback={<span className={css.personRoom} />}>
        <PersonMenu />
      </Suspense>
    );
  return (
    <span className={css.entrance}>
      <span className={css.wideOnly}>
        <ButtonLink to="/signup" variant="quiet" size="small">
          {t`Sign Up`}
        </ButtonLink>
      </span>
      <ButtonLink to="/login" variant="primary" size="small">
        {t`Log in`}
      </ButtonLink>
    </span>
  );
}
