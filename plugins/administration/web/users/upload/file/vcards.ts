/** The columns that cards are read into. */
const HEAD = ['name', 'first name', 'middle name', 'last name', 'email', 'phone'];

export const isVcards = (text: string): boolean => /^\s*BEGIN:VCARD/i.test(text);

interface Line {
  readonly name: string;
  readonly kinds: string;
  readonly value: string;
}

/** Bytes written as `=C3=A3`, as phones and older programs do. */
function unquoted(text: string, kinds: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const charset = /CHARSET=([\w-]+)/i.exec(kinds)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
  } catch {
    return text;
  }
}

/** Lines of cards, whole again where they are folded (RFC 6350). */
function* linesOf(text: string): Generator<Line> {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r\n|\r|\n/);
  for (let at = 0; at < lines.length; at++) {
    let line = lines[at]!;
    const isQuoted = /^[^:]*QUOTED-PRINTABLE/i.test(line);
    while (isQuoted && line.endsWith('=') && at + 1 < lines.length) line = line.slice(0, -1) + lines[++at]!;
    const [, name = '', kinds = '', value = ''] = /^(?:[\w-]+\.)?([\w-]+)([^:]*):(.*)$/.exec(line) ?? [];
    yield {
      name: name.toUpperCase(),
      kinds: kinds.toUpperCase(),
      value: isQuoted ? unquoted(value, kinds) : value,
    };
  }
}

const plain = (text: string): string => text.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1').trim();
const parts = (text: string): string[] => text.split(/(?<!\\);/).map(plain);

/** The cards of an address book as rows with a heading; of several numbers a mobile one. */
export function* rowsOfVcards(text: string): Generator<string[]> {
  yield HEAD;
  let card: Line[] = [];
  for (const line of linesOf(text)) {
    if (line.name === 'BEGIN') card = [];
    else if (line.name !== 'END') card.push(line);
    else {
      const of = (name: string) => card.filter((each) => each.name === name);
      const [last = '', first = '', middle = ''] = parts(of('N')[0]?.value ?? '');
      const preferred = (name: string, kind: RegExp) =>
        plain((of(name).find(({ kinds }) => kind.test(kinds)) ?? of(name)[0])?.value ?? '');
      const phone = preferred('TEL', /CELL/).replace(/^tel:/i, '');
      yield [plain(of('FN')[0]?.value ?? ''), first, middle, last, preferred('EMAIL', /PREF/), phone];
    }
  }
}
