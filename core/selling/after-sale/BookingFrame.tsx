import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { linkTo } from '../../address/link';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { ArrowLeft } from '../../ui/pictures/icons';
import { Container, Inline, Stack } from '../../ui/content/layout';
import { ScreenOnly } from './papers/ScreenOnly';
import * as css from './BookingFrame.css';

/** The page of one booking, with the way back to all of them. */
export function BookingFrame({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={css.page}>
        <Stack gap={24}>
          <ScreenOnly>
            <Inline>
              <ButtonLink {...linkTo('/mytrip')} variant="quiet" size="small" flush icon={ArrowLeft}>
                <Trans>My Trips</Trans>
              </ButtonLink>
            </Inline>
          </ScreenOnly>
          {children}
        </Stack>
      </div>
    </Container>
  );
}
