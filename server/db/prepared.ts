import { parse, protocol, type PGlite } from '@electric-sql/pglite';

const { serialize } = protocol;

/** More texts than the calls have; lists of another length are another text. */
const MAX_STATEMENTS = 150;
/** What may change the result that a known statement has. */
const CHANGES_TABLES = /\b(create|alter|drop)\b/i;

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

interface Statement {
  readonly name: string;
  /** Of the parameters. */
  readonly types: readonly number[];
  /** What tells the names and types of the columns. */
  readonly columns: Messages;
}

/**
 * Queries of the embedded database. What has parameters is parsed once and run by its name from then on, in one
 * message: of a short query's time, parsing it anew takes three quarters.
 */
export function preparedQueries(pglite: PGlite) {
  const known = new Map<string, Statement>();
  let made = 0;

  const say = (...parts: Uint8Array[]): Promise<Messages> => {
    if (pglite.closed) throw new Error('The embedded database is closed');
    return pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });
  };

  const forget = (text: string, { name }: Statement): Uint8Array => {
    known.delete(text);
    return serialize.close({ type: 'S', name });
  };

  async function statementOf(text: string): Promise<Statement> {
    const held = known.get(text);
    if (held) {
      // The one that was used last is the last to go.
      known.delete(text);
      known.set(text, held);
      return held;
    }
    const [oldest] = known.size < MAX_STATEMENTS ? [] : known;
    const name = `s${(made += 1)}`;
    const told = await say(
      ...(oldest ? [forget(...oldest)] : []),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const columns = told.filter((message) => message.name === 'rowDescription');
    const statement = { name, types: parse.parseDescribeStatementResults(told), columns };
    known.set(text, statement);
    return statement;
  }

  const written = (value: unknown, type: number | undefined): string | Uint8Array | null => {
    if (value === null || value === undefined) return null;
    if (value instanceof Uint8Array) return value;
    const write = type === undefined ? undefined : pglite.serializers[type];
    return write ? (write(value) as string) : String(value);
  };

  return async (text: string, values: readonly unknown[]) => {
    if (values.length === 0) {
      if (CHANGES_TABLES.test(text)) {
        await pglite.exec('deallocate all');
        known.clear();
      }
      // Of several statements the rows of all: the queue of jobs looks for those of one inside its transaction.
      const results = await pglite.exec(text);
      const last = results.at(-1);
      return last && { ...last, rows: results.flatMap(({ rows }) => rows) };
    }
    return pglite.runExclusive(async () => {
      const { name, types, columns } = await statementOf(text);
      const told = await say(
        serialize.bind({
          statement: name,
          values: values.map((value, index) => written(value, types[index])),
        }),
        serialize.execute({}),
      );
      return parse.parseResults([...columns, ...told], pglite.parsers)[0];
    });
  };
}
