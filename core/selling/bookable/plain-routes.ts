import { z } from 'zod/mini';
import type { ShellRoute } from '../../plugin/shell-route';
import { screensIn } from './routes';
import type { PlainSite } from './site';

/** The pages of a plain product as its module has them. */
type Pages = Pick<PlainSite, 'Search' | 'Results' | 'Checkout' | 'Confirmation' | 'Booking'>;

/** Each screen reads its own address exactly. */
const LOOSE = z.looseObject({});

/** The screens of a plain product, from its search to the page of a booking. */
export function plainRoutes<const Id extends string, const Root extends `/${string}`>(
  parent: ShellRoute,
  {
    id,
    addresses,
  }: {
    id: Id;
    addresses: { home: Root } & {
      [Page in 'results' | 'checkout' | 'confirmation' | 'booking']: `${Root}/${Page}`;
    };
  },
  site: () => Promise<{ default: Pages }>,
) {
  const { group, made } = screensIn(parent, id);
  const page = <Path extends string>(path: Path, name: keyof Pages) => ({
    ...{ path, search: LOOSE },
    screen: () => site().then((module) => ({ default: module.default[name] })),
  });
  return group.addChildren({
    form: made('form', page(addresses.home, 'Search')),
    results: made('results', page(addresses.results, 'Results')),
    checkout: made('checkout', page(addresses.checkout, 'Checkout')),
    confirmation: made('confirmation', page(addresses.confirmation, 'Confirmation')),
    booking: made('booking', page(addresses.booking, 'Booking')),
  });
}
