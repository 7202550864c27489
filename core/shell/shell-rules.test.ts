import { describe, expect, it } from 'vitest';
import { anAgency } from '../testing/agency';
import { isChunkError, mayReload } from './views/chunk-recovery';
import { legalPaths, logoPath, phoneLink } from './frame/footer-links';
import { socialLinks, webLink } from './social/links';
import { heroLook, heroSource } from './home/hero-look';
import { heroScene } from './home/hero-scene';
import { withMarkup } from './landing/markup-example';
import { isRunning, nextSlide, SLIDE_MS } from './landing/slider-state';
import { blocksOf } from './legal/paragraphs';
import { selectTab, tabsOf } from './frame/tabs';

const label = { id: 'x', message: 'x' };
const tab = (id: string, to: string, given: object = {}) => ({
  id,
  to,
  label,
  icon: 'plane' as const,
  ...given,
});
const tabs = [
  tab('flights', '/booknow/flights', { segments: ['flights', 'flight-details'] }),
  tab('hotels', '/booknow/hotels', { segments: ['hotels'] }),
  tab('cars', '/booknow/cars', { segments: ['cars', 'car-details'] }),
  tab('activities', '/booknow/activities', { segments: ['activities'] }),
];

describe('the selected tab', () => {
  it.each([
    ['R039', '/cars', 'cars'],
    ['R039', '/hotels/anything', 'hotels'],
    ['R039', '/activities', 'activities'],
    ['R039', '/flights', 'flights'],
    ['R039 a booking of its own', '/car-details', 'cars'],
    ['R039 a booking of its own', '/flight-details', 'flights'],
    ['R039 no product', '/', undefined],
    ['R039 no product', '/mytrip', undefined],
    ['R039 G40 whole segments only', '/hotel-details', undefined],
    ['R040', '/booknow/hotels/search', 'hotels'],
    ['R040', '/booknow/flights', 'flights'],
    ['R040', '/booknow/activities/result-details/7', 'activities'],
    ['R040', '/booknow/carsharing', undefined],
    ['R041 G16', '/booknow/Cars/checkout', 'cars'],
    ['R041 G16', '/BOOKNOW/CARS', 'cars'],
  ])('%s %s selects %s', (_, path, id) => {
    expect(selectTab(path, tabs)?.id).toBe(id);
  });
});

describe('the tabs', () => {
  const menu = tabs.map((one) => ({
    ...one,
    menuName: { flights: 'Air Travel', hotels: 'Hotels', cars: 'Cars', activities: 'Activities' }[one.id],
  }));
  it('R038 come from the navigation items, only the active ones, in their order', () => {
    const navigation = [
      { name: 'Cars', path: '/booknow/Cars', isActive: true },
      { name: 'Air Travel', path: '/booknow/flights', isActive: true },
      { name: 'Hotels', path: '/booknow/hotels', isActive: false },
    ];
    expect(tabsOf(menu, navigation).map(({ id }) => id)).toEqual(['cars', 'flights', 'activities']);
  });
  it('G37 an item renames a tab and never changes its path', () => {
    const [first] = tabsOf(menu.slice(0, 1), [{ name: 'Jet set', path: '/booknow/flights', isActive: true }]);
    expect(first).toMatchObject({ label: 'Jet set', to: '/booknow/flights' });
    expect(
      tabsOf(menu.slice(0, 1), [{ name: 'air travel', path: '/booknow/flights', isActive: true }])[0]!.label,
    ).toBe(label);
  });
  it('R034 without navigation items are the products in their own order', () => {
    expect(tabsOf(menu, []).map(({ id }) => id)).toEqual(['flights', 'hotels', 'cars', 'activities']);
  });
});

describe('the footer', () => {
  it('R042 links to the terms, whatever else the agency has written', () => {
    expect(legalPaths(anAgency({ privacyPolicy: null, cookiesPolicy: null, disclaimer: null }))).toContain(
      '/user-terms-and-conditions',
    );
    expect(legalPaths(anAgency({ privacyPolicy: 'p', cookiesPolicy: 'c', disclaimer: 'd' }))).toEqual([
      '/privacy-policy',
      '/user-terms-and-conditions',
      '/cookies-policy',
      '/disclaimer',
    ]);
  });
  it.each([
    ['R043', 'privacyPolicy', '/privacy-policy'],
    ['R044', 'cookiesPolicy', '/cookies-policy'],
    ['R045', 'disclaimer', '/disclaimer'],
  ] as const)('%s links to the %s only where there is one', (_, policy, path) => {
    expect(legalPaths(anAgency({ [policy]: 'Words' }))).toContain(path);
    expect(legalPaths(anAgency({ [policy]: ' ' }))).not.toContain(path);
    expect(legalPaths(anAgency({ [policy]: null }))).not.toContain(path);
  });
  it('R046 calls', () => {
    expect(phoneLink('+55 (11) 4002-8922')).toBe('tel:+551140028922');
    expect(phoneLink('none')).toBeNull();
  });
  it('R047 SEC-23 shows social links that are set, over https only', () => {
    const agency = anAgency({
      facebook: 'https://facebook.com/x',
      twitter: 'javascript:alert(1)',
      instagram: 'instagram.com/x',
      youtube: 'http://youtube.com/x',
    });
    expect(socialLinks(agency)).toEqual([
      { network: 'facebook', href: 'https://facebook.com/x' },
      { network: 'instagram', href: 'https://instagram.com/x' },
    ]);
    expect(socialLinks(anAgency())).toEqual([]);
    expect(webLink('https://user:pass@evil.example')).toBeNull();
    expect(webLink('data:text/html,x')).toBeNull();
  });
  it.each(['facebook', 'twitter', 'linkedin', 'instagram', 'youtube', 'tiktok'] as const)(
    'R047 shows a link to %s where it is set',
    (network) => {
      expect(socialLinks(anAgency({ [network]: 'https://social.example/us' }))).toEqual([
        { network, href: 'https://social.example/us' },
      ]);
    },
  );
  it('R048 the logo leads home, but to the subscription for an unsubscribed owner', () => {
    expect(logoPath(undefined, false)).toBe('/');
    expect(logoPath('Client', false)).toBe('/');
    expect(logoPath('SalesAgent', false)).toBe('/');
    expect(logoPath('AgencyOwner', true)).toBe('/');
    expect(logoPath('AgencyOwner', false)).toBe('/subscription');
  });
});

describe('a file that cannot be loaded', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x/assets/a.js',
    'error loading dynamically imported module: x',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])('R158 is told from other errors: %s', (message) => {
    expect(isChunkError(new TypeError(message))).toBe(true);
  });
  it('is not any other error', () => {
    expect(isChunkError(new Error('Something went wrong'))).toBe(false);
    expect(isChunkError(null)).toBe(false);
  });
  it('reloads the page once, not in a loop, and not offline', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(mayReload(storage, 1_000_000, false)).toBe(false);
    expect(mayReload(storage, 1_000_000, true)).toBe(true);
    expect(mayReload(storage, 1_005_000, true)).toBe(false);
    expect(mayReload(storage, 1_070_000, true)).toBe(true);
    expect(
      mayReload(
        {
          getItem: () => null,
          setItem: () => {
            throw new Error('full');
          },
        },
        1,
        true,
      ),
    ).toBe(false);
  });
});

describe('the hero', () => {
  it('draws the scene that an agency names instead of a picture, as far as there is one', () => {
    expect(heroScene('scene:alpine/dawn')).toEqual({ kind: 'alpine', time: 'dawn' });
    expect(heroScene('scene:moon/dawn')).toEqual({ kind: undefined, time: 'dawn' });
    expect(heroScene(null)).toEqual({ kind: undefined, time: undefined });
    const source = (backgroundImage: string | null) => heroSource({ backgroundImage, version: 7 });
    expect(source('/pictures/bergen.jpg')).toBe('/pictures/bergen.jpg');
    expect([source('scene:alpine/dawn'), source(null)]).toEqual(['/hero.svg?v=7', '/hero.svg?v=7']);
  });

  it("R009 SEC-24 takes the agency's colours when they are colours", () => {
    expect(
      heroLook({ headingColor: '#ffcc00', subHeadingColor: 'url(x)', backgroundOverlay: '#112233' }),
    ).toEqual({
      heading: '#ffcc00',
      subHeading: null,
      overlay: '#11223380',
    });
    expect(
      heroLook({ headingColor: 'red;}', subHeadingColor: null, backgroundOverlay: '#11223344' }).overlay,
    ).toBe('#11223344');
    expect(
      heroLook({ headingColor: null, subHeadingColor: null, backgroundOverlay: 'url(x)' }).overlay,
    ).toBeNull();
  });
});

describe('the landing page', () => {
  it('R007 the slider moves every 3 s, round and round, unless it is held', () => {
    expect(SLIDE_MS).toBe(3_000);
    expect([nextSlide(0, 3), nextSlide(1, 3), nextSlide(2, 3), nextSlide(0, 0)]).toEqual([1, 2, 0, 0]);
    expect(isRunning({ paused: false, held: false })).toBe(true);
    expect(isRunning({ paused: true, held: false })).toBe(false);
    expect(isRunning({ paused: false, held: true })).toBe(false);
  });
  it('R005 the example adds up to the minor unit', () => {
    const { markup, traveller } = withMarkup({ amount: 48_001, currency: 'USD' }, 7);
    expect(markup.amount).toBe(3_360);
    expect(traveller.amount).toBe(48_001 + markup.amount);
  });
});

describe("an agency's text", () => {
  it('R062 becomes headings, paragraphs and lists', () => {
    expect(blocksOf('# Data\nWe keep little.\nVery little.\n\n- one\n- two\n\n1. Scope\nAll.')).toEqual([
      { kind: 'heading', text: 'Data' },
      { kind: 'paragraph', text: 'We keep little. Very little.' },
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'heading', text: '1. Scope' },
      { kind: 'paragraph', text: 'All.' },
    ]);
    expect(blocksOf('  \n\n ')).toEqual([]);
  });
  it('SEC-22 is text, whatever it holds', () => {
    expect(blocksOf('<p>Hello</p><p>you</p>')).toEqual([{ kind: 'paragraph', text: 'Hello you' }]);
    expect(blocksOf('<img src=x onerror=alert(1)>Hi')).toEqual([{ kind: 'paragraph', text: 'Hi' }]);
  });
});
