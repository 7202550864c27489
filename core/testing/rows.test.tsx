import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { expect, it } from 'vitest';
import { rowsOn } from './rows';

it('a page is read in its language, whatever another test of the same worker has shown', async () => {
  const page = (
    <p>
      <Trans>Cancelled</Trans>
    </p>
  );
  for (let time = 0; time < 2; time += 1) {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    expect(await rowsOn(page, 'en')).toEqual(['Canceled']);
  }
});
