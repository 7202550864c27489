import { minorDigits } from '@/core/contract/money/money-math';
import type { Migration } from '../types';

/** By how many decimals ISO 4217 counts amounts finer than the Intl of this process, by currency; none where they agree. */
export function finerThanIntl(): Record<string, number> {
  const intl = (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return Object.fromEntries(
    Intl.supportedValuesOf('currency')
      .map((code) => [code, minorDigits(code) - intl(code)] as const)
      .filter(([, finer]) => finer > 0),
  );
}

/**
 * Amounts in the minor units of ISO 4217. Until here they were kept in those of the Intl of the Node that ran, which for some
 * currencies (COP, HUF, IDR and others) has fewer decimals, or more, with each version: so much finer does every amount of
 * theirs become, in columns `*_minor` and in JSON. Where no agency has such a currency nothing is touched.
 */
export const isoDigits: Migration = {
  id: '064-iso-digits',
  settings: () => ({ 'app.finer': JSON.stringify(finerThanIntl()) }),
  sql: `
  -- The schema's owner sees no rows of tenants.
  set local role app_system;
  select set_config('app.finer', '{}', true)
    where not exists (select 1 from agency where current_setting('app.finer')::jsonb ? currency);
  reset role;

  -- Amounts name their currency beside them, or, where they are \`bare\`, are in that of their row.
  create function amounts_in_iso(given jsonb, row_currency text, bare boolean, finer jsonb) returns jsonb
  language plpgsql as $$
  declare
    own text := case when jsonb_typeof(given) = 'object' then given ->> 'currency' end;
    factor numeric := power(10::numeric, (finer ->> coalesce(own, row_currency))::int);
  begin
    if given is null or jsonb_typeof(given) not in ('array', 'object') then
      return given;
    end if;
    if jsonb_typeof(given) = 'array' then
      return (
        select coalesce(jsonb_agg(amounts_in_iso(item, row_currency, bare, finer) order by nth), '[]')
        from jsonb_array_elements(given) with ordinality as each (item, nth)
      );
    end if;
    return (
      select coalesce(jsonb_object_agg(name, case
        when factor is null then amounts_in_iso(value, row_currency, bare, finer)
        when name = 'productFees' and jsonb_typeof(value) = 'object' then (
          select coalesce(jsonb_object_agg(product, to_jsonb((fee::numeric * factor)::bigint)), '{}')
          from jsonb_each_text(value) as fees (product, fee)
        )
        when jsonb_typeof(value) = 'number' and (
          name = 'agencyFee' or (own is not null or bare)
            and name in ('amount', 'accepted', 'now', 'penalty', 'ours', 'theirs')
        ) then to_jsonb(((value #>> '{}')::numeric * factor)::bigint)
        else amounts_in_iso(value, row_currency, bare, finer)
      end), '{}')
      from jsonb_each(given) as each (name, value)
    );
  end $$;

  do $$
  declare
    finer constant jsonb := current_setting('app.finer')::jsonb;
    kept record;
    currency text;
  begin
    if finer = '{}' then
      return;
    end if;
    alter table agency no force row level security;
    for kept in
      select relname as name, relforcerowsecurity as is_forced,
        bool_or(attname = 'currency') as has_currency,
        bool_or(attname = 'agency_id') as has_agency,
        bool_or(attname in ('currency', 'booking_id')) and relname <> 'agency' as is_bare,
        array_agg(attname) filter (where attname like '%\\_minor') as sums,
        array_agg(attname) filter (where atttypid = 'jsonb'::regtype) as texts
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = current_schema()::regnamespace and relkind = 'r'
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by pg_class.oid, relname, relforcerowsecurity
    loop
      continue when kept.sums is null and kept.texts is null;
      currency := case
        when kept.has_currency then 'kept.currency'
        when kept.has_agency then '(select agency.currency from agency where agency.id = kept.agency_id)'
        else 'null::text'
      end;
      execute format('alter table %I no force row level security', kept.name);
      execute format('update %I as kept set %s where %s', kept.name,
        (
          select string_agg(change, ', ') from (
            select format('%1$I = kept.%1$I * power(10::numeric, ($1 ->> %2$s)::int)', name, currency)
              from unnest(kept.sums) as name
            union all
            select format(
              case when name = 'product_fees'
                then '%1$I = amounts_in_iso(jsonb_build_object(''productFees'', kept.%1$I), %2$s, %3$L, $1) -> ''productFees'''
                else '%1$I = amounts_in_iso(kept.%1$I, %2$s, %3$L, $1)'
              end, name, currency, kept.is_bare)
              from unnest(kept.texts) as name
          ) as changes (change)
        ),
        case when kept.has_currency or kept.has_agency then format('$1 ? %s', currency) else 'true' end
      ) using finer;
      if kept.is_forced and kept.name <> 'agency' then
        execute format('alter table %I force row level security', kept.name);
      end if;
    end loop;
    alter table agency force row level security;
  end $$;
  drop function amounts_in_iso;
  `,
};
