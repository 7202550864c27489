import { parseArgs } from 'node:util';
import { CurrencyCode, isEmail, isHostLabel, Language, plainLine, tidyName } from '@/core/contract';
import { websiteFields } from '@/core/contract/site/website';
import { z } from 'zod/mini';
import { hashPassword } from '../auth/password';
import { readConfig } from '../config/config';
import { accountReaders, connectors } from '../connectors';
import { openDb, type Tx } from '../db';
import { migrationsOf } from '../migrations';
import { plugins } from '../plugins';
import { createAgency, createUser, type NewAgency } from '../tenancy/create';

const USAGE = `Usage:
  npm run agency -- create platform --name "Caravel" [--subdomain caravel] [--language en] [--currency USD] [--country US]
  npm run agency -- create agency   --name "Blue Fjord" --subdomain bluefjord [--language en] [--currency USD] [--country US]
  npm run agency -- create owner    --subdomain bluefjord --email owner@example.com --first-name Ana --last-name Silva
The owner's password is read from the environment variable OWNER_PASSWORD.
On the embedded database stop the server first; DATA_DIR and DATABASE_URL say which database is meant.`;

/** A command line that cannot be carried out; the message says why. */
export class UsageError extends Error {}

const NAMES = [
  'name',
  'subdomain',
  'language',
  'currency',
  'country',
  'email',
  'first-name',
  'last-name',
] as const;
type Values = Partial<Record<(typeof NAMES)[number], string>>;

/** What is to be made, checked before the database is opened. */
type Order =
  | { kind: 'agency'; agency: NewAgency }
  | {
      kind: 'owner';
      subdomain: string;
      email: string;
      firstName: string;
      lastName: string;
      password: string;
    };

/** R113 to R116: 8 to 20 characters, upper and lower case, a digit and a special character, no white space. */
const isPassword = (text: string) => /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*_])\S{8,20}$/.test(text);
const isSubdomain = (text: string) => isHostLabel(text) && !['www', 'api', 'admin'].includes(text);

/** Reads the command line. Throws UsageError. */
export function readOrder(args: readonly string[], env: Record<string, string | undefined>): Order {
  let parsed: { positionals: string[]; values: Values };
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }])),
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const { positionals, values } = parsed;
  const need = (name: (typeof NAMES)[number]): string => {
    const value = plainLine(values[name] ?? '');
    if (!value) throw new UsageError(`--${name} is missing`);
    return value;
  };
  const [verb, what = ''] = positionals;
  if (verb !== 'create' || !['platform', 'agency', 'owner'].includes(what))
    throw new UsageError('What is to be created?');
  if (what === 'owner') {
    const order = {
      kind: 'owner' as const,
      subdomain: need('subdomain').toLowerCase(),
      email: need('email'),
      firstName: tidyName(need('first-name')),
      lastName: tidyName(need('last-name')),
    };
    if (!isEmail(order.email)) throw new UsageError(`"${order.email}" is no e-mail address`);
    const password = env['OWNER_PASSWORD'] ?? '';
    if (!isPassword(password))
      throw new UsageError(
        'OWNER_PASSWORD needs 8 to 20 characters with upper and lower case, a digit and one of ! @ # $ % ^ & * _',
      );
    return { ...order, password };
  }
  const isPlatform = what === 'platform';
  const subdomain = (isPlatform ? (values.subdomain ?? 'caravel') : need('subdomain')).toLowerCase();
  if (!isSubdomain(subdomain)) throw new UsageError(`"${subdomain}" is not a usable subdomain`);
  const language = z.safeParse(Language, values.language ?? 'en');
  if (!language.success) throw new UsageError('--language is en, pt or es');
  const currency = z.safeParse(CurrencyCode, (values.currency ?? 'USD').toUpperCase());
  if (!currency.success) throw new UsageError('--currency is a code of three letters');
  const country = z.safeParse(websiteFields.country, values.country?.toUpperCase());
  if (!country.success) throw new UsageError('--country is a code of two letters');
  return {
    kind: 'agency',
    agency: {
      name: need('name'),
      subdomain,
      isPlatform,
      isSubscribed: isPlatform,
      language: language.data,
      currency: currency.data,
      ...(country.data && { settings: { country: country.data } }),
    },
  };
}

async function carryOut(order: Order, tx: Tx): Promise<string> {
  if (order.kind === 'agency') {
    await createAgency(tx, order.agency);
    return `Created ${order.agency.name} (${order.agency.subdomain})`;
  }
  const agency = await tx
    .selectFrom('agency')
    .select(['id', 'name'])
    .where('subdomain', '=', order.subdomain)
    .executeTakeFirst();
  if (!agency) throw new UsageError(`There is no agency "${order.subdomain}"`);
  const { email, firstName, lastName, password } = order;
  await createUser(tx, agency.id, {
    email,
    firstName,
    lastName,
    userType: 'AgencyOwner',
    passwordHash: await hashPassword(password),
  });
  return `Created ${email}, owner of ${agency.name}`;
}

/** Runs `create …`; returns the exit code and what to say. */
export async function runAgencyCommand(
  args: readonly string[],
  env: Record<string, string | undefined> = process.env,
): Promise<{ code: number; said: string }> {
  try {
    const order = readOrder(args, env);
    const config = readConfig(env, accountReaders);
    const db = await openDb(config);
    try {
      await db.migrate(migrationsOf(plugins, connectors), { allowNewer: config.allowNewerSchema });
      return { code: 0, said: await db.asSystem((tx) => carryOut(order, tx)) };
    } finally {
      await db.close();
    }
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    const said =
      code === '23505'
        ? 'It exists already: the subdomain, the e-mail address, or the platform’s own agency'
        : message;
    return { code: 1, said: error instanceof UsageError ? `${said}\n\n${USAGE}` : said };
  }
}
