import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api';
import { productStage } from '../../testing/product-stage';
import { Ship } from '../../ui/pictures/icons';
import { ResultsFrame, type ResultsFrameProps } from './ResultsFrame';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const Stage = productStage('boat', () => fakeApi({}));
const said = (id: string) => ({ id, message: id });
function shown(errors: ResultsFrameProps['errors']) {
  const rootRoute = createRootRoute({
    component: () => (
      <Stage>
        <ResultsFrame
          {...{ criteria: {}, title: 'Boats', summary: '', form: null, errors, failure: null, icon: Ship }}
          words={{ failed: '', start: { title: 'Where to?', text: 'Choose a harbor above.' } }}
        >
          Boats that were found
        </ResultsFrame>
      </Stage>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  );
}

it('a link whose search cannot be made says why, and each flight of it its own', async () => {
  shown([
    { message: said('This day has passed.') },
    { message: said('Both places are the same.'), line: (words) => `Flight 2: ${words}` },
    { message: said('Choose a harbor'), isMissing: true },
  ]);
  expect(await screen.findByText('Nothing can be found for this search')).toBeTruthy();
  expect(screen.getByText('This day has passed.')).toBeTruthy();
  expect(screen.getByText('Flight 2: Both places are the same.')).toBeTruthy();
  expect(screen.queryByText('Where to?')).toBeNull();
});

it('a search in which something is only missing says how to begin', async () => {
  shown([{ message: said('Choose a harbor'), isMissing: true }]);
  expect(await screen.findByText('Where to?')).toBeTruthy();
  expect(screen.queryByText('Choose a harbor')).toBeNull();
});
