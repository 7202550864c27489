import { agencyRefusals } from '@/core/contract/refusals/agency';
import {
  type Agency,
  getAgency,
  getAgencySettings,
  getNavigations,
  isActivated,
  isTravelAgent,
  readMenu,
  updateAgency,
  verifyDomain,
} from '@/core/contract';
import { json } from '../db/json';
import type { Db } from '../db/types';
import { conflict, invalid, notFound } from '../error';
import { handle, type Handler } from '../ports/handle';
import type { ServerPluginEntry } from '../plugin';
import { settingsOf } from '../agency/agency-settings';
import {
  cleaned,
  requireAskable,
  requireFreeDomain,
  requireOwnLogos,
  saveSso,
} from '../agency/change-settings';
import type { Resolve } from '../identity/endpoint/address';
import { agencyChanged, type Tenants } from '../tenancy/directory';
import { proofOf, requireOwnDomain } from '../tenancy/domain';
import { menuDefaults } from '../plugin/servicing';
import { staffPlaces } from './staff-places';

/** The agency whose site stands at a domain; null where none does. Asked across agencies. */
const holderOf = (db: Db) => (domain: string) =>
  db.asSystem(async (tx) => {
    const row = await tx
      .selectFrom('agency')
      .select('id')
      .where('custom_domain', '=', domain)
      .executeTakeFirst();
    return row?.id ?? null;
  });

/** Of two agencies that prove a domain at once the second is told so. */
const takenMeanwhile = (error: unknown): never => {
  throw (error as { code?: unknown }).code === '23505' ? conflict(agencyRefusals.domainTaken) : error;
};

/** The agency's public record, its settings and its navigation. */
export function agencyHandlers(
  tenants: Tenants,
  plugins: readonly ServerPluginEntry[],
  resolve?: Resolve,
): Handler[] {
  const defaults = menuDefaults(plugins);
  const answers = new WeakMap<Agency, { agency: Agency }>();
  return [
    handle(
      getAgency,
      async ({ agency }) => {
        const answer = answers.get(agency.public) ?? { agency: agency.public };
        answers.set(agency.public, answer);
        return answer;
      },
      { lasting: true },
    ),

    handle(updateAgency, async ({ body, agency, user, tenant, services }) => {
      const { version, subdomain, ...wished } = body;
      if (subdomain !== undefined && subdomain !== agency.subdomain)
        throw invalid(agencyRefusals.subdomain, 'subdomain');
      const changes = cleaned(wished, services.config.platformHost);
      if (changes.customDomain)
        await requireFreeDomain(holderOf(services.db), changes.customDomain, agency.id);
      const names = changes.bookingMenuItemOptions?.map((item) => item.name.trim().toLowerCase()) ?? [];
      if (new Set(names).size < names.length)
        throw invalid(agencyRefusals.productTwice, 'bookingMenuItemOptions');
      if (changes.sso) await requireAskable(tenant, services.config, agency.id, changes.sso, resolve);
      await tenant(async (tx) => {
        const row = await tx
          .selectFrom('agency')
          .select(['settings', 'version', 'custom_domain'])
          .where('id', '=', agency.id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        if (version !== undefined && version !== row.version) {
          throw conflict(agencyRefusals.changed);
        }
        const before = row.settings as Record<string, unknown>;
        await requireOwnLogos(tx, agency.id, user, before, changes);
        const { sso, ...others } = changes;
        const kept = sso
          ? { ...others, sso: await saveSso(tx, services.config, agency.id, sso, services.clock.now()) }
          : others;
        // A site leaves its domain at once, and moves to another when that one's DNS points here.
        const leaves = changes.customDomain !== undefined && changes.customDomain !== row.custom_domain;
        await tx
          .updateTable('agency')
          .set({
            settings: json({ ...before, ...kept }),
            version: row.version + 1,
            ...(leaves ? { custom_domain: null, domain_missing_since: null } : {}),
          })
          .where('id', '=', agency.id)
          .execute();
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId: user.id,
          action: 'agency.update',
          subject: agency.id,
          before: Object.fromEntries(Object.keys(kept).map((name) => [name, before[name] ?? null])),
          after: kept,
        });
      });
      agencyChanged();
      const changed = await tenants.find(agency.id);
      return { agency: (changed ?? agency).public };
    }),

    handle(getAgencySettings, async ({ params, agency, tenant, services }) => {
      if (params.id !== agency.id) throw notFound(agencyRefusals.unknown);
      return { data: await tenant((tx) => settingsOf(tx, services.config, agency.id, services.clock.now())) };
    }),

    handle(verifyDomain, async ({ agency, user, tenant, services }) => {
      const { customDomain, domainTarget } = await tenant((tx) =>
        settingsOf(tx, services.config, agency.id, services.clock.now()),
      );
      if (!customDomain) throw invalid(agencyRefusals.signUpDomain, 'customDomain');
      await requireFreeDomain(holderOf(services.db), customDomain, agency.id);
      const proof = proofOf(customDomain, agency.id);
      await requireOwnDomain({ domain: customDomain, target: domainTarget, proof }, services.dns);
      await tenant(async (tx) => {
        await tx
          .updateTable('agency')
          .set((eb) => ({
            custom_domain: customDomain,
            domain_missing_since: null,
            version: eb('version', '+', 1),
          }))
          .where('id', '=', agency.id)
          .execute();
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId: user.id,
          action: 'agency.domain',
          subject: agency.id,
          after: { customDomain },
        });
      }).catch(takenMeanwhile);
      agencyChanged();
      return {
        data: await tenant((tx) => settingsOf(tx, services.config, agency.id, services.clock.now())),
        message: 'Data updated successfully',
      };
    }),

    handle(getNavigations, async ({ agency, user }) => {
      const places = new Map(
        plugins.flatMap(({ activatedBy, home }) =>
          'menu' in activatedBy && home
            ? [[activatedBy.menu.toLowerCase(), { activatedBy, home }] as const]
            : [],
        ),
      );
      const isServed = (id: string) => agency.public.servicing?.includes(id) === true;
      const data = readMenu(agency.public.bookingMenuItemOptions, defaults).items.flatMap((item) => {
        const place = places.get(item.name.toLowerCase());
        return place
          ? [
              {
                name: item.name,
                path: place.home,
                isActive: isActivated(place.activatedBy, agency.public, defaults),
              },
            ]
          : [];
      });
      if (!isTravelAgent(user.userType)) return { data };
      // What is not sold any more is in no menu and keeps its list.
      const served = plugins.flatMap(({ id, activatedBy, home }) =>
        'menu' in activatedBy && home && isServed(id)
          ? [{ name: activatedBy.menu, path: home, isActive: true }]
          : [],
      );
      return {
        data: [...data, ...staffPlaces(user.userType, [...data, ...served], agency.public.isPlatform)],
      };
    }),
  ];
}
