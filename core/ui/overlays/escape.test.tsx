import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BarChart } from '../charts/BarChart';
import { MapFrame } from '../map/MapFrame';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

function Map() {
  const [selected, setSelected] = useState<string | null>(null);
  const pin = { id: 'a', lat: 38.7, lon: -9.1, label: '1', name: 'Casa' };
  return <MapFrame label="Lisbon" pins={[pin]} selected={selected} onSelect={setSelected} />;
}
const chart = (
  <BarChart
    title="Sales"
    categories={[{ id: 'm', label: 'May' }]}
    series={[{ id: 's', label: 'Sales', values: [3] }]}
    format={String}
  />
);

it.each<[string, ReactElement, () => HTMLElement, string]>([
  [
    'a map lets go of its pin',
    <Map key="map" />,
    () => screen.getByRole('button', { name: /Casa/ }),
    '{Enter}',
  ],
  ['a chart lets go of its value', chart, () => screen.getByRole('group', { name: 'Sales' }), '{Home}'],
])('at Escape %s, and only the next one reaches what is around it', async (_, drawn, part, key) => {
  const around = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <div role="presentation" onKeyDown={({ key: pressed }) => pressed === 'Escape' && around()}>
        {drawn}
      </div>
    </I18nProvider>,
  );
  part().focus();
  await userEvent.keyboard(key);
  fireEvent.keyDown(part(), { key: 'Escape' });
  expect(around).not.toHaveBeenCalled();
  fireEvent.keyDown(part(), { key: 'Escape' });
  expect(around).toHaveBeenCalledTimes(1);
});
