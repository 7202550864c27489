import { describe, expect, it } from 'vitest';
import { homeAfterLogin, type HomeInput } from './home-after-login';
import { productHome } from './product-home';

const menuHomes = [
  { name: 'Air Travel', path: '/booknow/flights' },
  { name: 'Hotels', path: '/booknow/hotels' },
  { name: 'Cars', path: '/booknow/cars' },
  { name: 'Activities', path: '/booknow/activities' },
];
const given = (input: Partial<HomeInput>): HomeInput => ({
  user: { userType: 'Client', loginCount: 3, navigateTo: null },
  agency: { isSubscribed: true, bookingMenuItemOptions: [] },
  navigation: [],
  menuHomes,
  exists: () => true,
  ...input,
});
const owner = { userType: 'AgencyOwner', loginCount: 5, navigateTo: null };

describe('after signing in', () => {
  it.each(['AgencyOwner', 'SalesAgent'])(
    'R073 R167 %s of an unsubscribed agency goes to the subscription',
    (userType) => {
      const agency = { isSubscribed: false, bookingMenuItemOptions: [] };
      expect(homeAfterLogin(given({ user: { ...owner, userType, loginCount: 1 }, agency }))).toBe(
        '/subscription',
      );
    },
  );
  it.each([0, 1])('R074 G49 an owner with login count %i goes to the website settings', (loginCount) => {
    expect(homeAfterLogin(given({ user: { ...owner, loginCount } }))).toBe('/settings/website');
  });
  it('R075 staff go to the dashboard otherwise, a sales agent also the first time', () => {
    expect(homeAfterLogin(given({ user: owner }))).toBe('/dashboard');
    expect(homeAfterLogin(given({ user: { ...owner, userType: 'SalesAgent', loginCount: 1 } }))).toBe(
      '/dashboard',
    );
  });
  it('R075 G08 staff whose session ended go on where they were, if they may', () => {
    const user = { userType: 'SalesAgent', loginCount: 5, navigateTo: '/never-theirs' };
    expect(homeAfterLogin(given({ user, navigateTo: '/clients?page=2' }))).toBe('/clients?page=2');
    expect(homeAfterLogin(given({ user, navigateTo: '//evil.example' }))).toBe('/dashboard');
    expect(homeAfterLogin(given({ user: { ...owner, loginCount: 1 }, navigateTo: '/clients' }))).toBe(
      '/settings/website',
    );
    const agency = { isSubscribed: false, bookingMenuItemOptions: [] };
    expect(homeAfterLogin(given({ user, agency, navigateTo: '/clients' }))).toBe('/subscription');
  });
  it('passes over a staff page that is not installed', () => {
    expect(homeAfterLogin(given({ user: owner, exists: (path) => path.startsWith('/booknow') }))).toBe(
      '/booknow/flights',
    );
  });
  it('R076 G08 a client goes where they were going, then to their own start page', () => {
    const user = { userType: 'Client', loginCount: 1, navigateTo: '/mytrip' };
    expect(homeAfterLogin(given({ user, navigateTo: '/flight-details?bookingId=1' }))).toBe(
      '/flight-details?bookingId=1',
    );
    expect(homeAfterLogin(given({ user }))).toBe('/mytrip');
  });
  it('SEC-12 a hostile start page is passed over', () => {
    const user = { userType: 'Client', loginCount: 1, navigateTo: '//evil.example' };
    expect(homeAfterLogin(given({ user, navigateTo: 'https://evil.example' }))).toBe('/booknow/flights');
  });
  it('R077 a client without one goes to the first active navigation item', () => {
    const navigation = [
      { name: 'Air Travel', path: '/booknow/flights', isActive: false },
      { name: 'Cars', path: '/booknow/cars', isActive: true },
    ];
    expect(homeAfterLogin(given({ navigation }))).toBe('/booknow/cars');
    expect(homeAfterLogin(given({ navigation, exists: (path) => path !== '/booknow/cars' }))).toBe(
      '/booknow/flights',
    );
  });
  it("R078 else to the agency's default product", () => {
    const bookingMenuItemOptions = [
      { name: 'Hotels', isActive: true, isDefault: false },
      { name: 'activities', isActive: true, isDefault: true },
    ];
    expect(homeAfterLogin(given({ agency: { isSubscribed: true, bookingMenuItemOptions } }))).toBe(
      '/booknow/activities',
    );
  });
});

describe('the product page', () => {
  it('R032 R034 is that of the first active product, in the order of the agency or of installation', () => {
    expect(productHome(given({}))).toBe('/booknow/flights');
    const options = ['Cars', 'Hotels'];
    expect(productHome(given({ agency: { isSubscribed: true, bookingMenuItemOptions: options } }))).toBe(
      '/booknow/cars',
    );
  });
  it('R032 passes over products that are off, unknown or not installed; then it is the start page', () => {
    const bookingMenuItemOptions = [
      { name: 'Air Travel', isActive: false, isDefault: true },
      { name: 'Cruises', isActive: true },
      'Hotels',
    ];
    const agency = { isSubscribed: true, bookingMenuItemOptions };
    expect(productHome(given({ agency }))).toBe('/booknow/hotels');
    expect(productHome(given({ agency, exists: () => false }))).toBe('/');
  });
});
