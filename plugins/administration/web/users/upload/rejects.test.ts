import { describe, expect, it } from 'vitest';
import { clientsOf, knownColumns, readFile } from './file/read-file';
import { rejectsText, templateText } from './rejects';

const readClients = async (text: string) => {
  const table = await readFile(new TextEncoder().encode(text).buffer as ArrayBuffer);
  if ('fault' in table) throw new Error(table.fault);
  return { rows: clientsOf(table, knownColumns(table).columns) };
};

const row = (name: string, email = 'a@x.example', phone = '') => ({ name, email, phone });

describe('files that are handed out', () => {
  it('SEC-39 hold no formula', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r']) {
      const text = rejectsText([{ row: row(`${start}cmd`), problem: 'Required' }], 'Problem');
      expect(text.split('\r\n')[1]!.replace(/^"/, '').startsWith("'"), JSON.stringify(start)).toBe(true);
    }
  });

  it('R364 G104 rejected rows come back with their problem, and are read again once mended', async () => {
    const text = rejectsText(
      [{ row: row('Prado, "Ana"', 'ana@', '+55 11'), problem: 'Wrong, twice' }],
      'Problem',
    );
    expect(text).toBe('\ufeffname,email,phone,Problem\r\n"Prado, ""Ana""",ana@,\'+55 11,"Wrong, twice"\r\n');
    expect(await readClients(text)).toEqual({
      rows: [{ line: 2, name: 'Prado, "Ana"', email: 'ana@', phone: '+55 11' }],
    });
  });

  it('R364 keep first and last name apart where the file has them so', async () => {
    const apart = { ...row('Ana Maria de Souza'), lastName: 'de Souza' };
    const text = rejectsText(
      [
        { row: apart, problem: 'x' },
        { row: row('Bo'), problem: 'x' },
      ],
      'Problem',
    );
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      '\ufefffirst name,last name,email,phone,Problem',
      'Ana Maria,de Souza,a@x.example,,x',
      'Bo,,a@x.example,,x',
    ]);
    expect(await readClients(text)).toEqual({
      rows: [
        { line: 2, ...apart },
        { line: 3, ...row('Bo') },
      ],
    });
  });

  it('R364 G104 the template has the columns and an example', async () => {
    const template = templateText(row('Ana Prado', 'ana@x.example', '47 1'));
    expect(template).toBe('\ufeffname,email,phone\r\nAna Prado,ana@x.example,47 1\r\n');
    expect(await readClients(template)).toMatchObject({
      rows: [{ name: 'Ana Prado', email: 'ana@x.example', phone: '47 1' }],
    });
  });
});
