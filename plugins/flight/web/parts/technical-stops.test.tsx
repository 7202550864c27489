import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { createPacker, createUnpacker, type FlightOffer, PackedOffers } from '../../contract';
import { viewOf } from '../results/list/view';
import { tableOf } from '../results/table/result-table';
import { OFFERS } from '../testing/fixtures';
import { LegBrief } from './LegBrief';
import { LegTimeline } from './LegTimeline';

/** The first offer's flight out, whose plane lands twice on the way. */
const DIRECT = OFFERS.find((offer) => offer.flights.every(({ stops }) => stops.length === 0))!;
const [out] = DIRECT.flights;
const airport = { code: 'KEF', name: 'Keflavík', city: 'Reykjavík' };
const landing: FlightOffer = {
  ...DIRECT,
  flights: DIRECT.flights.map((leg, index) =>
    index > 0
      ? leg
      : {
          ...leg,
          segments: leg.segments.map((segment) => ({
            ...segment,
            technicalStops: [
              { airport, duration: 45 },
              { airport: { ...airport, code: 'YQX', city: 'Gander' }, duration: null },
            ],
          })),
        },
  ),
};

const text = (node: React.ReactNode): string => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { container, unmount } = render(<I18nProvider i18n={i18n}>{node}</I18nProvider>);
  const shown = container.textContent ?? '';
  unmount();
  return shown;
};

it('R206 a landing on the way is named with its time, and its flight is not called non-stop', () => {
  const [leg] = landing.flights;
  const timeline = text(<LegTimeline leg={leg!} title="Outbound" />);
  expect(timeline).toContain('Lands in Reykjavík (KEF) on the way for 45m, same plane');
  expect(timeline).toContain('Lands in Gander (YQX) on the way, same plane');
  expect(text(<LegBrief leg={leg!} />)).toContain('No change of plane');
  expect(text(<LegBrief leg={out!} />)).toContain('Non-stop');
});

it('R208 a flight that lands on the way is none of those without stops', () => {
  const listed = (offer: FlightOffer) =>
    viewOf(tableOf([offer]), { stops: 'direct' }, 'cheapest', 1).rows.length;
  expect([listed(DIRECT), listed(landing)]).toEqual([1, 0]);
});

it('loses no landing when offers are packed', () => {
  const packed = z.parse(PackedOffers, JSON.parse(JSON.stringify(createPacker()([landing]))));
  expect(createUnpacker()(packed, landing.supplier)).toEqual([landing]);
});
