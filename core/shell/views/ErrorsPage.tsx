import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CircleAlert } from '../../ui/pictures/icons';
import * as css from './Fallback.css';

/** Where a failed sign-in through another service ends (R141, R143). */
export default function ErrorsPage() {
  const { t } = useLingui();
  return (
    <div className={css.inside}>
      <EmptyState
        level={1}
        icon={CircleAlert}
        title={t`That did not work`}
        action={
          <ButtonLink to="/login" variant="primary">
            {t`Log in another way`}
          </ButtonLink>
        }
      >
        {t`We could not log you in. Nothing has been changed; please try again or use your email and password.`}
      </EmptyState>
    </div>
  );
}
