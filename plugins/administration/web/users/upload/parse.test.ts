import { describe, expect, it } from 'vitest';
import { cellsOf, decode, readClients, separatorOf } from './parse';

const rows = (text: string) => {
  const read = readClients(text);
  return 'rows' in read ? read.rows : read.fault;
};

describe('R364 a file of clients', () => {
  it('is read by the names of its columns, in any order and language', () => {
    expect(rows('Email;Telefone;Nome\r\nana@x.example;+55 11 5555 0142;Ana Prado\r\n')).toEqual([
      { line: 2, name: 'Ana Prado', email: 'ana@x.example', phone: '+55 11 5555 0142' },
    ]);
    expect(rows('name\temail\nBo\tbo@x.example')).toEqual([
      { line: 2, name: 'Bo', email: 'bo@x.example', phone: '' },
    ]);
  });

  it('keeps separators, quotes and line ends within quotes', () => {
    expect(cellsOf('"Prado, Ana","say ""hi""","two\nlines"', ',')).toEqual([
      ['Prado, Ana', 'say "hi"', 'two\nlines'],
    ]);
    expect(cellsOf('a,,c\n,', ',')).toEqual([
      ['a', '', 'c'],
      ['', ''],
    ]);
  });

  it('passes over empty rows and other columns, and counts lines as a reader does', () => {
    expect(rows('name,email,notes\nAna,ana@x.example,vip\n,,\nBo,bo@x.example\n')).toEqual([
      { line: 2, name: 'Ana', email: 'ana@x.example', phone: '' },
      { line: 4, name: 'Bo', email: 'bo@x.example', phone: '' },
    ]);
  });

  it('says why a file cannot be read', () => {
    expect(rows('')).toBe('empty');
    expect(rows('name,email,phone\n')).toBe('empty');
    expect(rows('first,last\nAna,Prado\n')).toBe('columns');
  });

  it('SEC-39 takes an exported file back: without its mark and without the apostrophes of its cells', () => {
    expect(rows("\ufeffname,email,phone\r\nAna,ana@x.example,'+55 11 5555 0142\r\n")).toEqual([
      { line: 2, name: 'Ana', email: 'ana@x.example', phone: '+55 11 5555 0142' },
    ]);
  });

  it('finds what parts the cells', () => {
    expect([separatorOf('a;b;c'), separatorOf('a,b'), separatorOf('a\tb'), separatorOf('a')]).toEqual([
      ';',
      ',',
      '\t',
      ',',
    ]);
  });

  it('reads UTF-8, and what older spreadsheets write', () => {
    expect(decode(new TextEncoder().encode('São').buffer as ArrayBuffer)).toBe('São');
    expect(decode(Uint8Array.from([0x53, 0xe3, 0x6f]).buffer)).toBe('São');
  });
});
