import { describe, expect, it } from 'vitest';
import { readClients } from './parse';
import { rejectsText, templateText } from './rejects';

const row = (name: string, email = 'a@x.example', phone = '') => ({ name, email, phone });

describe('files that are handed out', () => {
  it('SEC-39 hold no formula', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r']) {
      const text = rejectsText([{ row: row(`${start}cmd`), problem: 'Required' }], 'Problem');
      expect(text.split('\r\n')[1]!.replace(/^"/, '').startsWith("'"), JSON.stringify(start)).toBe(true);
    }
  });

  it('R364 G104 rejected rows come back with their problem, and are read again once mended', () => {
    const text = rejectsText(
      [{ row: row('Prado, "Ana"', 'ana@', '+55 11'), problem: 'Wrong, twice' }],
      'Problem',
    );
    expect(text).toBe('\ufeffname,email,phone,Problem\r\n"Prado, ""Ana""",ana@,\'+55 11,"Wrong, twice"\r\n');
    expect(readClients(text)).toEqual({
      rows: [{ line: 2, name: 'Prado, "Ana"', email: 'ana@', phone: '+55 11' }],
    });
  });

  it('R364 G104 the template has the columns and an example', () => {
    const template = templateText(row('Ana Prado', 'ana@x.example', '47 1'));
    expect(template).toBe('\ufeffname,email,phone\r\nAna Prado,ana@x.example,47 1\r\n');
    expect(readClients(template)).toMatchObject({
      rows: [{ name: 'Ana Prado', email: 'ana@x.example', phone: '47 1' }],
    });
  });
});
