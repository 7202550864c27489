import { handle, type Handler } from '@/server/ports/handle';
import { getFareBrands, saveFareBrands } from '../../contract';
import { brandsOf, replaceBrands } from '../brands/brands';

/** An agency's own names of fares (R190). */
export const brandHandlers: readonly Handler[] = [
  handle(getFareBrands, async ({ agency, tenant }) => ({
    data: await tenant((tx) => brandsOf(tx, agency.id)),
  })),

  handle(saveFareBrands, ({ body, agency, user, tenant, services }) =>
    tenant(async (tx) => {
      const before = await brandsOf(tx, agency.id);
      await replaceBrands(tx, agency.id, body.brands);
      const after = await brandsOf(tx, agency.id);
      await services.audit.record(tx, {
        agencyId: agency.id,
        userId: user.id,
        action: 'flight.brands.save',
        subject: agency.id,
        before,
        after,
      });
      return { data: after };
    }),
  ),
];
