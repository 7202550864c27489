import { readFileSync } from 'node:fs';
import type { Drive, Step } from '@/server/selling/supplier/testing/driven';
import { changedAt, placesOf, WAYS } from './answers';
import { type Answer, type Document, type JsonObject, openDocument, type Operation } from './document';
import { goodOf, type How, type Maker, startMaker, TROUBLES } from './maker';

/** Everything that drives an adapter stands beside it. */
const modules = import.meta.glob<Record<string, Drive>>(
  [
    '/plugins/*/*/testing/driven.ts',
    '/plugins/*/server/**/testing/driven.ts',
    '/server/payment/*/testing/driven.ts',
  ],
  { eager: true },
);

/** Whose documents may be given, by the names of their connectors, and what drives them. */
const DRIVES: Readonly<Record<string, readonly Drive[]>> = Object.entries(modules).reduce<
  Record<string, Drive[]>
>((drives, [path, module]) => {
  const name = path.includes('/server/') ? path.split('/').at(-3)! : path.split('/')[2]!;
  return { ...drives, [name]: [...(drives[name] ?? []), ...Object.values(module)] };
}, {});

const USAGE = `npm run contracts -- --NAME FILE …   [--NAME-examples FILE]
NAME: ${Object.keys(DRIVES).join(', ')}. FILE: the OpenAPI document of its maker, JSON or YAML; of several, --NAME FILE again.
Examples that a maker publishes elsewhere are one object: { "GET /path/{id}": the answer, … }.`;

/** What came of a step: what was read, or how it refused. */
interface Outcome {
  readonly said: string;
  readonly kind: 'read' | 'refused' | 'broken';
}
type Outcomes = ReadonlyMap<string, Outcome>;

/** Refusals are how a port says no; anything else that is thrown is a fault of the adapter. */
const REFUSAL = /^(SupplierError|IdempotencyMismatch|ServiceSays|ServiceSilent|Stripe\w*Error)$/;

async function driven(drives: readonly Drive[], url: string): Promise<Outcomes> {
  const outcomes = new Map<string, Outcome>();
  let logged = '';
  const log = { warn: (facts: unknown) => void (logged = JSON.stringify(facts)) };
  const step: Step = async (name, call, read = () => 'done') => {
    logged = '';
    try {
      const result = await call();
      outcomes.set(name, { kind: 'read', said: read(result) });
      return result;
    } catch (error) {
      const { name: given, constructor, message, stack = '' } = error as Error;
      const type = given === 'Error' ? constructor.name : given;
      const isBroken = !REFUSAL.test(type);
      const said = isBroken ? stack.split('\n').slice(0, 3).join(' ') : `refused: ${message} ${logged}`;
      outcomes.set(name, { kind: isBroken ? 'broken' : 'refused', said });
      return undefined;
    }
  };
  for (const drive of drives) await drive(url, step, log as never);
  return outcomes;
}

/** Every way in which the maker may answer: one place of one operation's example, changed in one way. */
function* waysOf(
  document: Document,
  operations: Iterable<Operation>,
  example: number,
): Generator<[string, How]> {
  for (const operation of operations) {
    const { schema, value } = goodOf(document, operation, example);
    if (!schema || value === undefined) continue;
    for (const [name, found] of placesOf(document.root, schema, value))
      for (const [way, changeOf] of Object.entries(WAYS)) {
        const { place } = found;
        const change = changeOf(found);
        if (!change) continue;
        yield [
          `${operation.name} ${name} ${way}`,
          { example, change: (asked, told) => (asked === operation ? changedAt(told, place, change) : told) },
        ];
      }
  }
}

const countOf = ({ examples }: Answer): number => Math.max(1, Object.keys(examples).length);

/** Every no that is published for an operation, each alone. */
function* refusalsOf(operations: Iterable<Operation>): Generator<[string, How]> {
  for (const operation of operations)
    for (const answer of operation.answers)
      for (let example = 0; answer.status >= 400 && example < countOf(answer); example += 1)
        yield [
          `${operation.name} ${answer.status} ${Object.keys(answer.examples)[example] ?? ''}`.trim(),
          { refusal: { of: operation, answer }, example },
        ];
}

/** Drives an adapter whose maker answers in every way that it may; gives how many things are to be mended. */
async function holdOne(name: string, document: Document, maker: Maker): Promise<number> {
  const drives = DRIVES[name]!;
  const most = Math.max(
    1,
    ...document.operations.flatMap(({ answers }) =>
      answers.filter(({ status }) => status < 300).map(countOf),
    ),
  );
  let cases = 0;
  const broken = new Map<string, Set<string>>();
  const add = (key: string, way: string) => broken.set(key, (broken.get(key) ?? new Set()).add(way));
  for (let example = 0; example < most; example += 1) {
    maker.be({ example });
    const published = await driven(drives, maker.url);
    console.log(`\n${name}, example ${example + 1} of each operation:`);
    for (const [step, { said }] of published) console.log(`  ${step}: ${said}`);
    const ways = [
      ...waysOf(document, maker.asked.keys(), example),
      ...(example === 0
        ? [
            ...Object.entries(TROUBLES).map(([way, trouble]): [string, How] => [way, { trouble }]),
            ...refusalsOf(maker.asked.keys()),
          ]
        : []),
    ];
    for (const [way, how] of ways) {
      maker.be(how);
      cases += 1;
      for (const [step, { kind, said }] of await driven(drives, maker.url)) {
        if (kind === 'broken') add(`${step} breaks: ${said}`, way);
        else if (how.trouble || (how.refusal && published.get(step)?.said !== said))
          console.log(`  ${way}, ${step}: ${said}`);
        else if (published.get(step)?.kind === 'read' && published.get(step)?.said !== said)
          add(kind === 'refused' ? `${step} refuses` : `${step} tells otherwise: ${said}`, way);
      }
    }
  }
  console.log(`\n${name}: ${cases} cases`);
  for (const [{ name: operation }, times] of maker.asked)
    console.log(
      `  ${maker.faults.has(operation) && maker.faults.get(operation)!.size > 0 ? 'BREAKS IT   ' : 'as published'} ${operation} (asked ${times} times)`,
    );
  for (const [operation, said] of maker.faults) for (const one of said) console.log(`  ${operation}: ${one}`);
  for (const [said, ways] of broken) {
    console.log(`  ${said}`);
    for (const way of ways) console.log(`    when ${way}`);
  }
  return (
    [...maker.faults.values()].reduce((all, { size }) => all + size, 0) +
    [...broken.keys()].filter((key) => key.includes(' breaks: ')).length
  );
}

/** Holds what the arguments name; gives the exit code. */
export async function hold(words: readonly string[]): Promise<number> {
  const given = new Map<string, string[]>();
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at]!.replace(/^--/, '');
    given.set(name, [...(given.get(name) ?? []), words[at + 1] ?? '']);
  }
  const names = [...given.keys()].filter((name) => !name.endsWith('-examples'));
  if (names.length === 0 || names.some((name) => !(name in DRIVES))) {
    console.error(USAGE);
    return 1;
  }
  let wrong = 0;
  for (const name of names) {
    const [more] = given.get(`${name}-examples`) ?? [];
    const examples = more ? (JSON.parse(readFileSync(more, 'utf8')) as JsonObject) : {};
    const document = openDocument(given.get(name)!, examples);
    const maker = await startMaker(document);
    wrong += await holdOne(name, document, maker).finally(() => maker.close());
  }
  console.log(wrong === 0 ? '\nNothing breaks a contract.' : `\n${wrong} things to mend.`);
  return wrong === 0 ? 0 : 1;
}
