import { useLingui } from '@lingui/react/macro';
import { useHomePath } from '../../navigation/use-home-path';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Compass } from '../../ui/pictures/icons';
import { linkTo } from '../../address/link';
import * as css from './Fallback.css';

/** A page that is not here: a mistyped address, or a product that the agency has switched off (G41). */
export function NotFoundView() {
  const { t } = useLingui();
  const home = useHomePath();
  return (
    <div className={css.inside}>
      <EmptyState
        level={1}
        icon={Compass}
        title={t`We could not find this page`}
        action={
          <ButtonLink {...linkTo(home)} variant="primary">
            {t`Go to the home page`}
          </ButtonLink>
        }
      >
        {t`The address may be mistyped, or the page may have been switched off.`}
      </EmptyState>
    </div>
  );
}
