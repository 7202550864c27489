import { useLingui } from '@lingui/react/macro';
import { useHomePath } from '../auth/home';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { Compass } from '../ui/icons';
import { Container } from '../ui/layout';
import { linkTo } from './link';

/** A page that is not here: a mistyped address, or a product that the agency has switched off (G41). */
export function NotFoundView() {
  const { t } = useLingui();
  const home = useHomePath();
  return (
    <Container width="form">
      <EmptyState
        level={1}
        icon={Compass}
        title={t`This page is not here`}
        action={
          <ButtonLink {...linkTo(home)} variant="primary">
            {t`Go to the start page`}
          </ButtonLink>
        }
      >
        {t`The address may be mistyped, or the page may have been switched off.`}
      </EmptyState>
    </Container>
  );
}
