import type { Names } from './names';

/** The files of a new plugin, by path inside its folder: a small product that works, to be grown from. */
const templates: Record<string, (names: Names) => string> = {
  'README.md': ({ id, title, plural, type }) => `# ${title}

A traveller keeps a list of ideas for ${title.toLowerCase()}: a small product that works, to be grown from.

| part | file |
|---|---|
| calls, both sides | \`contract.ts\` (\`GET\` and \`POST /api/${plural}/ideas\`) |
| what it registers in the browser | \`plugin.ts\` (a menu entry), \`routes.ts\` (\`/booknow/${plural}\`) |
| screen, rule, story, tests | \`web/${type}Screen.tsx\`, \`web/check-idea.ts\` |
| table, handlers, tests | \`server/\` |
| words | \`locales/<language>/${id}.po\` |

An agency sells it when its menu has an active entry named "${title}", which its owner switches on under Settings,
Products. To sell something, replace the ideas step by step: \`docs/plugins.md\` of the project says what a product can
contribute, how it is priced and booked, how its offers are bound to the agency they were given at (\`offered\`, which the
booking engine asks for), and which rooms its screens are made of; \`plugins/car\` is the shortest product to read.
`,
  'contract.ts': ({ plural, title }) => `import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';

/** Characters an idea may have at most. */
export const IDEA_LENGTH = 200;

export const Idea = z.object({ id: z.string(), text: z.string(), createdAt: z.string() });
export type Idea = z.output<typeof Idea>;

export const listIdeas = endpoint({
  method: 'GET',
  path: '/api/${plural}/ideas',
  access: 'user',
  summary: "The own user's ideas for ${title.toLowerCase()}, newest first.",
  response: z.object({ data: z.array(Idea) }),
});

export const addIdea = endpoint({
  method: 'POST',
  path: '/api/${plural}/ideas',
  access: 'user',
  summary: 'Adds an idea to the own list.',
  rate: 'write',
  body: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(IDEA_LENGTH)) }),
  response: z.object({ data: Idea }),
});
`,
  'plugin.ts': ({ id, plural, title }) => `import { msg } from '@lingui/core/macro';
import { definePlugin } from '@/core/plugin';
import { entries } from '../entries';

/** What the product adds to the agency's site in the browser. */
export default definePlugin({
  id: '${id}',
  api: 1,
  roots: ${id.includes('-') ? `entries['${id}']` : `entries.${id}`}.roots,
  routes: () => import('./routes'),
  contributes: {
    menu: [{ id: 'tab', label: msg\`${title}\`, to: '/booknow/${plural}', icon: 'compass', segments: ['${plural}'] }],
  },
});
`,
  'routes.ts': ({
    id,
    plural,
    variable,
    type,
  }) => `import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireSubscribedSession } from '@/core/navigation/guards';
import type { ShellRoute } from '@/core/plugin/shell-route';

export default function ${variable}Routes(parent: ShellRoute) {
  const group = createRoute({ getParentRoute: () => parent, id: '${id}' });
  const ideas = createRoute({
    getParentRoute: () => group,
    path: '/booknow/${plural}',
    beforeLoad: requireSubscribedSession,
    component: lazyRouteComponent(() => import('./web/${type}Screen')),
  });
  return group.addChildren({ ideas });
}
`,
  'web/check-idea.ts': () => `import { IDEA_LENGTH } from '../contract';

export type IdeaProblem = 'empty' | 'too-long';

/** What is wrong with an idea as typed, null when it can be sent. */
export function checkIdea(text: string): IdeaProblem | null {
  const { length } = text.trim();
  if (length === 0) return 'empty';
  return length > IDEA_LENGTH ? 'too-long' : null;
}
`,
  'web/check-idea.test.ts': () => `import { describe, expect, it } from 'vitest';
import { IDEA_LENGTH } from '../contract';
import { checkIdea } from './check-idea';

describe('checking an idea', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['x'.repeat(IDEA_LENGTH), null],
    ['x'.repeat(IDEA_LENGTH + 1), 'too-long'],
    ['  Lisbon in May  ', null],
  ])('%j is %s', (text, problem) => {
    expect(checkIdea(text)).toBe(problem);
  });
});
`,
  'web/IdeaList.tsx': () => `import { useLingui } from '@lingui/react/macro';
import { Card } from '@/core/ui/content/Card';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { Idea } from '../contract';

/** The ideas that were kept, newest first; says what to do when there are none. */
export function IdeaList({ ideas }: { ideas: readonly Idea[] }) {
  const { t } = useLingui();
  if (ideas.length === 0) return <EmptyState title={t\`No ideas yet\`}>{t\`Write down the first one above.\`}</EmptyState>;
  return (
    <Stack as="ul" gap={12}>
      {ideas.map((idea) => (
        <Card as="li" key={idea.id}>
          <Text>{idea.text}</Text>
        </Card>
      ))}
    </Stack>
  );
}
`,
  'web/IdeaList.stories.tsx': ({ type }) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { IdeaList } from './IdeaList';

const meta: Meta<typeof IdeaList> = { title: '${type}/IdeaList', component: IdeaList };
export default meta;
type Story = StoryObj<typeof IdeaList>;

const idea = (id: string, text: string) => ({ id, text, createdAt: '2027-03-01T10:00:00Z' });

export const Some: Story = { args: { ideas: [idea('1', 'Lisbon in May'), idea('2', 'The fjords, by the mail boat')] } };
export const Empty: Story = { args: { ideas: [] } };
export const Long: Story = { args: { ideas: [idea('1', 'Donaudampfschifffahrtsgesellschaft'.repeat(5))] } };
`,
  'web/Screen.tsx': ({ title, type }) => `import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { messageOf } from '@/core/contract';
import { queryKeyOf, useApiMutation, useApiQuery, useQueries } from '@/core/query/query';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { Container, Stack } from '@/core/ui/content/layout';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import { Heading } from '@/core/ui/content/Text';
import { TextField } from '@/core/ui/fields/TextField';
import { addIdea, listIdeas } from '../contract';
import { checkIdea, type IdeaProblem } from './check-idea';
import { IdeaList } from './IdeaList';

export default function ${type}Screen() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<IdeaProblem | null>(null);
  const queries = useQueries();
  const ideas = useApiQuery(listIdeas);
  const add = useApiMutation(addIdea, {
    onSuccess: () => {
      setText('');
      return queries.invalidateQueries({ queryKey: queryKeyOf(listIdeas) });
    },
  });
  const words = { empty: t\`Write an idea first\`, 'too-long': t\`Please keep it shorter\` };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkIdea(text);
    setProblem(found);
    if (!found) add.mutate({ input: { body: { text } } });
  };

  return (
    <Container width="text">
      <Stack gap={24}>
        <Heading level={1}>
          <Trans>${title}</Trans>
        </Heading>
        <form onSubmit={submit} noValidate>
          <Stack gap={12}>
            <TextField label={t\`Your idea\`} value={text} onChange={setText} error={problem ? words[problem] : undefined} />
            <Button type="submit" loading={add.isPending}>
              <Trans>Keep it</Trans>
            </Button>
          </Stack>
        </form>
        {add.error && <Alert tone="danger">{messageOf(add.error)}</Alert>}
        {ideas.error && <Alert tone="danger">{messageOf(ideas.error)}</Alert>}
        {ideas.isPending ? <Skeleton lines={3} /> : ideas.data && <IdeaList ideas={ideas.data.data} />}
      </Stack>
    </Container>
  );
}
`,
  'server/plugin.ts': ({ id, variable, title }) => `import { defineServerPlugin } from '@/server/plugin';
import { handlers } from './ideas';
import { migrations } from './table';

/** ${title} on the server: a table and the calls that read and write it. */
export const ${variable} = defineServerPlugin({ id: '${id}', migrations, handlers });
`,
  'server/table.ts': ({ id, table }) => `import type { ColumnType, Generated } from 'kysely';
import { tenantTable } from '@/server/db/tenantTable';
import type { Migration } from '@/server/db/types';

declare module '@/server/db/types' {
  interface Tables {
    ${table}_idea: {
      agency_id: string;
      id: Generated<string>;
      user_id: string;
      text: string;
      created_at: ColumnType<Date, Date, never>;
    };
  }
}

export const migrations: readonly Migration[] = [
  {
    id: '${id}-001',
    // Or for how long: see Ends.
    retention: [{ table: '${table}_idea', because: 'an idea stays until the agency is gone' }],
    sql: \`
      create table ${table}_idea (
        agency_id uuid not null,
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        text text not null,
        created_at timestamptz not null,
        primary key (agency_id, id)
      );
      create index ${table}_idea_user on ${table}_idea (agency_id, user_id, created_at desc);
      \${tenantTable('${table}_idea')}
    \`,
  },
];
`,
  'server/ideas.ts': ({ table }) => `import { handle, type Handler } from '@/server/ports/handle';
import { addIdea, listIdeas } from '../contract';
import './table';

const SHOWN = 100;

export const handlers: readonly Handler[] = [
  handle(listIdeas, async ({ tenant, agency, user }) => {
    const rows = await tenant((tx) =>
      tx
        .selectFrom('${table}_idea')
        .select(['id', 'text', 'created_at'])
        .where('agency_id', '=', agency.id)
        .where('user_id', '=', user.id)
        .orderBy('created_at', 'desc')
        .limit(SHOWN)
        .execute(),
    );
    return { data: rows.map((row) => ({ id: row.id, text: row.text, createdAt: row.created_at.toISOString() })) };
  }),
  handle(addIdea, async ({ tenant, agency, user, body, services }) => {
    const row = await tenant((tx) =>
      tx
        .insertInto('${table}_idea')
        .values({ agency_id: agency.id, user_id: user.id, text: body.text, created_at: services.clock.now() })
        .returning(['id', 'text', 'created_at'])
        .executeTakeFirstOrThrow(),
    );
    return { data: { id: row.id, text: row.text, createdAt: row.created_at.toISOString() } };
  }),
];
`,
  'server/ideas.test.ts': ({
    id,
    plural,
    title,
    variable,
  }) => `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, TEST_AGENCIES, type TestServer } from '@/server/testing/harness';
import { entries } from '../../entries';
import { ${variable} } from './plugin';

const sells = (isActive: boolean) => ({ bookingMenuItemOptions: [{ name: '${title}', isActive, isDefault: false }] });
const agencies = TEST_AGENCIES.map((agency) =>
  agency.subdomain === 'alpha' || agency.subdomain === 'beta'
    ? { ...agency, settings: { ...agency.settings, ...sells(agency.subdomain === 'alpha') } }
    : agency,
);

describe('ideas', () => {
  let site: TestServer;
  const path = '/api/${plural}/ideas';
  beforeAll(async () => {
    site = await testServer({ plugins: [{ id: '${id}', ...entries${id.includes('-') ? `['${id}']` : `.${id}`}, plugin: ${variable} }], agencies });
  });
  afterAll(() => site.close());

  it('are kept for the own user, and nobody else sees them', async () => {
    const token = await site.login('alpha', 'client');
    const added = await site.request('alpha.localhost', 'POST', path, { token, body: { text: '  Lisbon in May ' } });
    expect(added.json.data).toMatchObject({ text: 'Lisbon in May' });
    expect((await site.request('alpha.localhost', 'GET', path, { token })).json.data).toHaveLength(1);
    const other = await site.login('alpha', 'other');
    expect((await site.request('alpha.localhost', 'GET', path, { token: other })).json.data).toEqual([]);
  });

  it.each([[{ text: ' ' }], [{ text: 'x'.repeat(201) }], [{ text: 'Lisbon', colour: 'red' }], [{}]])('%j is refused by name', async (body) => {
    const token = await site.login('alpha', 'client');
    const answer = await site.request('alpha.localhost', 'POST', path, { token, body });
    expect(answer.status).toBe(422);
    expect(answer.json.fields.length).toBeGreaterThan(0);
  });

  it('R436: do not exist for an agency that does not sell them, nor without a session', async () => {
    const token = await site.login('beta', 'client');
    expect((await site.request('beta.localhost', 'GET', path, { token })).status).toBe(404);
    expect((await site.request('alpha.localhost', 'GET', path)).status).toBe(401);
  });
});
`,
};

export interface Words {
  en: string;
  pt: string;
  es: string;
}

const words = ({ title }: Names): Words[] => [
  { en: title, pt: title, es: title },
  { en: 'Keep it', pt: 'Salvar', es: 'Guardar' },
  { en: 'No ideas yet', pt: 'Nenhuma ideia ainda', es: 'Aún no hay ideas' },
  { en: 'Please keep it shorter', pt: 'Escreva um texto mais curto', es: 'Escriba un texto más corto' },
  { en: 'Write an idea first', pt: 'Escreva uma ideia primeiro', es: 'Escriba primero una idea' },
  { en: 'Write down the first one above.', pt: 'Anote a primeira acima.', es: 'Anote la primera arriba.' },
  { en: 'Your idea', pt: 'Sua ideia', es: 'Su idea' },
];

/** A plugin's catalog in one language, as the message collector writes it. */
export function catalogOf(id: string, words: readonly Words[], language: keyof Words): string {
  const head = `msgid ""\nmsgstr ""\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"X-Generator: @lingui/cli\\n"\n"Language: ${language}\\n"\n`;
  return (
    head +
    words.map((entry) => `\nmsgctxt "${id}"\nmsgid "${entry.en}"\nmsgstr "${entry[language]}"\n`).join('')
  );
}

/** A small product with a table and a screen of its own. */
export const plain = (names: Names) => ({
  texts: Object.entries(templates).map(([path, template]): [string, string] => [
    path === 'web/Screen.tsx' ? `web/${names.type}Screen.tsx` : path,
    template(names),
  ]),
  catalog: (language: keyof Words) => catalogOf(names.id, words(names), language),
});
