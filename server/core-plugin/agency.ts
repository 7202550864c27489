import {
  bannerProblem,
  type BodyOf,
  getAgency,
  getNavigations,
  isActivated,
  isTravelAgent,
  readMenu,
  updateAgency,
} from '@/core/contract';
import { json } from '../db/json';
import { HttpError, invalid } from '../http/error';
import { handle, type Handler } from '../http/handle';
import { menuDefaults } from '../http/api';
import type { ServerPluginEntry } from '../plugin';
import type { Tenants } from '../tenancy/directory';
import { cleanLegalText, cleanLine } from '../tenancy/legal-text';
import { staffPlaces } from './staff-places';

type Changes = Omit<BodyOf<typeof updateAgency>, 'version'>;

/** What is kept of the owner's words: markup reduced to what a reader needs, headings without any (SEC-22). */
function cleaned(changes: Changes): Changes {
  const result: Changes = { ...changes };
  for (const name of ['privacyPolicy', 'cookiesPolicy', 'disclaimer'] as const)
    if (result[name]) result[name] = cleanLegalText(result[name]) || null;
  for (const part of ['heading', 'subHeading'] as const) {
    if (result[part] === undefined) continue;
    result[part] = cleanLine(result[part]);
    const problem = bannerProblem(part, result[part]);
    if (problem) throw invalid(problem, part);
  }
  return result;
}

/** The agency's public record, its settings and its navigation. */
export function agencyHandlers(tenants: Tenants, plugins: readonly ServerPluginEntry[]): Handler[] {
  const defaults = menuDefaults(plugins);
  return [
    handle(getAgency, async ({ agency }) => ({ agency: agency.public })),

    handle(updateAgency, async ({ body, agency, user, tenant, services }) => {
      const { version, ...wished } = body;
      const changes = cleaned(wished);
      const names = changes.bookingMenuItemOptions?.map((item) => item.name.trim().toLowerCase()) ?? [];
      if (new Set(names).size < names.length)
        throw invalid('bookingMenuItemOptions: each product may stand once', 'bookingMenuItemOptions');
      await tenant(async (tx) => {
        const row = await tx
          .selectFrom('agency')
          .select(['settings', 'version'])
          .where('id', '=', agency.id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        if (version !== undefined && version !== row.version) {
          throw new HttpError(
            409,
            'CONFLICT',
            'The settings were changed in the meantime. Please reload and try again.',
          );
        }
        const before = row.settings as Record<string, unknown>;
        await tx
          .updateTable('agency')
          .set({ settings: json({ ...before, ...changes }), version: row.version + 1 })
          .where('id', '=', agency.id)
          .execute();
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId: user.id,
          action: 'agency.update',
          subject: agency.id,
          before: Object.fromEntries(Object.keys(changes).map((name) => [name, before[name] ?? null])),
          after: changes,
        });
      });
      tenants.forget();
      const changed = await tenants.find(agency.id);
      return { agency: (changed ?? agency).public };
    }),

    handle(getNavigations, async ({ agency, user }) => {
      const places = new Map(
        plugins.flatMap(({ activatedBy, path }) =>
          'menu' in activatedBy && path
            ? [[activatedBy.menu.toLowerCase(), { activatedBy, path }] as const]
            : [],
        ),
      );
      const data = readMenu(agency.public.bookingMenuItemOptions, defaults).items.flatMap((item) => {
        const place = places.get(item.name.toLowerCase());
        return place
          ? [
              {
                name: item.name,
                path: place.path,
                isActive: isActivated(place.activatedBy, agency.public, defaults),
              },
            ]
          : [];
      });
      return {
        data: isTravelAgent(user.userType) ? [...data, ...staffPlaces(user.userType, data)] : data,
      };
    }),
  ];
}
