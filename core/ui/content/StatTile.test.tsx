import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { StatTile } from './StatTile';
import * as css from './StatTile.css';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

it.each([
  [0.12, 'Up by 12%', 'good', 'bad'],
  [-0.12, 'Down by 12%', 'bad', 'good'],
  [0.0004, 'Unchanged 0%', 'flat', 'flat'],
  [-0.0004, 'Unchanged 0%', 'flat', 'flat'],
] as const)('a change of %d is said as “%s”, and whether that is good', (change, words, up, down) => {
  for (const [goodWhen, tone] of [
    ['up', up],
    ['down', down],
  ] as const) {
    render(
      <I18nProvider i18n={i18n}>
        <StatTile label="Refunds" value="7" {...{ change, goodWhen }} />
      </I18nProvider>,
    );
    const said = screen.getByText(
      (_, element) => element?.textContent === words && element.children.length > 1,
    );
    expect(said.className.split(' ')).toContain(css.changeTone[tone]);
    cleanup();
  }
});
