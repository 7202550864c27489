import type { Browser, Page } from 'playwright';
import { barePress, openPressed, type Pressed } from './presses';
import { median, type Figure } from './table';

const OFFERS = 1000;
const SEARCHES = { flight: '/api/v2/flight/search', car: '/api/car-rental/availableCars' } as const;

interface Offer {
  id: string;
  itineraryId?: string;
  totalAmount?: { amount: number };
  price?: { amount: number };
}

/** Runs in the page: what the server finds, over and over with ids and prices of their own, until there are enough. */
function fillUp([wanted, path]: readonly [number, string]): void {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    if (!new Request(input, init).url.endsWith(path)) return ask(input, init);
    const headers = new Headers(init?.headers);
    headers.set('accept', 'application/json');
    const answer = await ask(input, { ...init, headers });
    const found = (await answer.json()) as { data: Offer[] };
    const data = Array.from({ length: wanted }, (_, at) => {
      const copy = structuredClone(found.data[at % found.data.length]!);
      const round = Math.floor(at / found.data.length);
      copy.id += `-${round}`;
      if (copy.itineraryId) copy.itineraryId += `-${round}`;
      (copy.totalAmount ?? copy.price!).amount += round;
      return copy;
    });
    return Response.json({ ...found, data }, { headers: answer.headers });
  };
}

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const select = { name: /^Select:/ } as const;

/** Presses orders and filters, some on and off again. */
async function narrow({ page, press }: Pressed, sortsAt: readonly number[]): Promise<void> {
  const sorts = page.getByRole('tab');
  const boxes = page.getByRole('main').getByRole('checkbox', { disabled: false });
  for (const at of sortsAt) await press(`order ${at + 1}`, () => sorts.nth(at).click());
  for (const at of [0, 1, 0, 1]) await press(`box ${at + 1}`, () => boxes.nth(at).click({ force: true }));
}

async function drag(page: Page): Promise<void> {
  const slider = (await page.getByRole('slider').first().boundingBox())!;
  const [x, y] = [slider.x + slider.width - 12, slider.y + slider.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 5; step++) {
    await page.mouse.move(x - step * 12, y);
    await page.waitForTimeout(60);
  }
  await page.mouse.up();
}

/** A page with a thousand flights. */
async function openFlights(browser: Browser, port: number): Promise<Pressed> {
  const path = `/booknow/flights/search?trip=one-way&from=LIS&to=NYC&depart=${dayIn(40)}&adults=1`;
  const open = await openPressed(browser, port, 'bluefjord', path, (page) =>
    page.addInitScript(fillUp, [OFFERS, SEARCHES.flight] as const),
  );
  await open.page.getByRole('link', select).first().waitFor({ timeout: 30_000 });
  await open.page.waitForLoadState('networkidle');
  return open;
}

/** How long the rows in view take at full speed. */
async function lists(browser: Browser, port: number): Promise<Figure> {
  const open = await openFlights(browser, port);
  const sorts = open.page.getByRole('tab');
  const times: number[] = [];
  for (const at of [1, 2, 0, 1, 2, 0, 1, 2, 0]) times.push(await open.list(() => sorts.nth(at).click()));
  await open.close();
  return {
    what: `${OFFERS} flights: press of an order to the painted rows in view, full speed (median of ${times.length})`,
    measured: `${median(times).toFixed(0)} ms`,
    goal: '≤ 100 ms',
    met: median(times) <= 100,
    reference: `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`,
  };
}

async function flights(browser: Browser, port: number): Promise<Figure[]> {
  const figures = [await lists(browser, port)];
  const open = await openFlights(browser, port);
  const { page, press } = open;
  await open.slow();
  await narrow(open, [1, 2, 0]);
  figures.push(open.figure(`${OFFERS} flights: an order or a filter`));

  const stops = page.getByRole('radiogroup', { name: 'Stops' }).getByRole('radio', { disabled: false });
  for (const at of [1, 0]) await press(`stops ${at + 1}`, () => stops.nth(at).click({ force: true }));
  await press('dragging the price', drag);
  await press('a card unfolded', () =>
    page
      .getByRole('button', { name: /^Details:/ })
      .first()
      .click(),
  );
  await press('a card folded', () =>
    page
      .getByRole('button', { name: /^Hide details:/ })
      .first()
      .click(),
  );
  await press('fares of other days', () => page.getByRole('button', { name: /flexible dates/i }).click());
  figures.push(open.figure(`${OFFERS} flights: stops, price, a card, other days`));

  await page.keyboard.press('Escape');
  for (let step = 0; step < 8; step++) {
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(100);
  }
  const rows = await page.getByRole('main').getByRole('link', select).count();
  await open.close();
  return [
    ...figures,
    {
      what: `${OFFERS} offers: cards that stand after scrolling`,
      measured: String(rows),
      goal: '≤ 60',
      met: rows > 0 && rows <= 60,
    },
  ];
}

async function cars(browser: Browser, port: number): Promise<Figure[]> {
  const search = new URLSearchParams({
    ...{ from: 'city:LIS', age: '35', country: 'BR' },
    ...{ pickUp: `${dayIn(40)}T10:00`, dropOff: `${dayIn(47)}T10:00` },
  });
  const path = `/booknow/cars/search?${search.toString()}`;
  const open = await openPressed(browser, port, 'horizonte', path, (page) =>
    page.addInitScript(fillUp, [OFFERS, SEARCHES.car] as const),
  );
  await open.page.getByRole('link', select).first().waitFor({ timeout: 30_000 });
  await open.slow();
  await narrow(open, [1, 0]);
  const figure = open.figure(`${OFFERS} cars: an order or a filter`);
  await open.close();
  return [figure];
}

async function form(browser: Browser, port: number): Promise<Figure[]> {
  const open = await openPressed(browser, port, 'bluefjord', '/booknow/flights');
  const { page, press } = open;
  const place = page.getByRole('combobox', { name: 'From', exact: true });
  await place.waitFor({ timeout: 30_000 });
  await open.slow();
  await press('into the place', () => place.click());
  for (const key of ['L', 'i', 's']) await press(`“${key}” into the place`, () => page.keyboard.press(key));
  await press('a suggestion', () => page.keyboard.press('Enter'));
  const dates = page.getByRole('main').getByRole('button', { name: /^Dates/ });
  const dialog = page.getByRole('dialog');
  const days = dialog.getByRole('gridcell', { disabled: false }).getByRole('button');
  for (const time of ['first', 'second']) {
    await press(`dates, the ${time} time`, () => dates.click());
    await press('next month', () => page.getByRole('button', { name: 'Next month' }).click());
    await press('first day', () => days.nth(10).click());
    await press('last day', () => days.nth(16).click());
    await press('Done', () => dialog.getByRole('button', { name: 'Done' }).click());
  }
  const figure = open.figure('Search form: place and dates');
  await open.close();
  return [figure];
}

/** How long presses take to paint on a machine four times slower, and how many rows of a thousand stand. */
export async function measureResults(browser: Browser, port: number): Promise<Figure[]> {
  const bare = await barePress(browser);
  const figures: Figure[] = [];
  for (const part of [flights, cars, form]) figures.push(...(await part(browser, port)));
  return figures.map((row) =>
    row.reference
      ? { ...row, reference: `${row.reference}; an empty page ${bare.worst} ms, median ${bare.middle}` }
      : row,
  );
}
