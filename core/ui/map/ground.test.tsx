import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MapFrame } from './MapFrame';
import { mapStyleAtom } from './map-style';

vi.mock('./TiledGround', () => ({
  default: ({ style }: { style: string }) => <p>Tiles of {style}</p>,
}));
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const draw = (store = createStore()) =>
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <MapFrame label="Lisbon" pins={[{ id: 'a', lat: 38.7, lon: -9.1, label: '1', name: 'Casa' }]} />
      </I18nProvider>
    </Provider>,
  );

describe('the ground of a map', () => {
  it('G60 is drawn from facts where no style is configured, and no tiles are asked for', async () => {
    draw();
    expect(screen.getByText('Schematic: distances are true, streets are not drawn')).toBeTruthy();
    // What was asked for would be drawn by then.
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect(screen.queryByText(/^Tiles of/)).toBeNull();
  });

  it('G60 is drawn by the style that is configured', async () => {
    const store = createStore();
    store.set(mapStyleAtom, 'https://styles.example/v1.json');
    draw(store);
    expect(await screen.findByText('Tiles of https://styles.example/v1.json')).toBeTruthy();
  });
});
