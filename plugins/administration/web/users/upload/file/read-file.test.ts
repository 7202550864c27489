import { describe, expect, it } from 'vitest';
import { cellsOf, parted } from './cells';
import { asked, chosen } from './chosen-columns';
import { decode } from './decode';
import { clientsOf, knownColumns, readFile, type ReadRow } from './read-file';

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const utf16 = (text: string, isLittle = true): ArrayBuffer => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  [...text].forEach((_, at) => view.setUint16(at * 2, text.charCodeAt(at), isLittle));
  return view.buffer;
};

async function read(file: ArrayBuffer) {
  const table = await readFile(file);
  if ('fault' in table) return table.fault;
  const { columns, isSure } = knownColumns(table);
  return { rows: clientsOf(table, columns), isSure };
}
/** The clients of a file that is understood without asking. */
async function rows(text: string | ArrayBuffer): Promise<ReadRow[] | string> {
  const found = await read(typeof text === 'string' ? bytes(text) : text);
  return typeof found === 'string' ? found : found.isSure ? found.rows : 'asks';
}
/** Without their lines. */
const clients = async (text: string | ArrayBuffer) => {
  const found = await rows(text);
  return typeof found === 'string' ? found : found.map(({ line: _, ...client }) => client);
};
const ANA = { name: 'Ana Prado', lastName: 'Prado', email: 'ana@x.example', phone: '+55 11 5555 0142' };
const ANA_WHOLE = { name: 'Ana Prado', email: 'ana@x.example', phone: '+55 11 5555 0142' };

describe('R364 a file of clients', () => {
  it('is read by the names of its columns, in any order and language', async () => {
    expect(await rows('Email;Telefone;Nome\r\nana@x.example;+55 11 5555 0142;Ana Prado\r\n')).toEqual([
      { line: 2, ...ANA_WHOLE },
    ]);
    expect(await rows('name\temail\nBo\tbo@x.example')).toEqual([
      { line: 2, name: 'Bo', email: 'bo@x.example', phone: '' },
    ]);
  });

  it('keeps separators, quotes and line ends within quotes', () => {
    expect([...cellsOf('"Prado, Ana","say ""hi""","two\nlines"', ',')]).toEqual([
      ['Prado, Ana', 'say "hi"', 'two\nlines'],
    ]);
    expect([...cellsOf('a,,c\n,', ',')]).toEqual([
      ['a', '', 'c'],
      ['', ''],
    ]);
  });

  it('loses no client to line ends of two kinds, or to letters behind a closing quote', async () => {
    const both = ['Bo', 'Cy'].map((name) => ({ name, email: `${name.toLowerCase()}@x.example`, phone: '' }));
    expect(await clients('name,email\r\nBo,bo@x.example\nCy,cy@x.example\r\n')).toEqual(both);
    expect(await clients('name,email\n"B"o,bo@x.example\nCy,cy@x.example\n')).toEqual(both);
  });

  it('passes over empty rows and other columns, and counts lines as a reader does', async () => {
    expect(await rows('name,email,notes\nAna,ana@x.example,vip\n,,\nBo,bo@x.example\n')).toEqual([
      { line: 2, name: 'Ana', email: 'ana@x.example', phone: '' },
      { line: 4, name: 'Bo', email: 'bo@x.example', phone: '' },
    ]);
  });

  it('says why a file cannot be read', async () => {
    expect(await rows('')).toBe('empty');
    expect(await rows('name,email,phone\n')).toBe('empty');
    expect(await rows(`name,email\n${'a,a@x.example\n'.repeat(5_001)}`)).toBe('rows');
    expect(await rows(`name,email\n${'a,a@x.example\n'.repeat(5_000)}`)).toHaveLength(5_000);
  });

  it('SEC-39 takes an exported file back: without its mark and without the apostrophes of its cells', async () => {
    expect(await clients("\ufeffname,email,phone\r\nAna Prado,ana@x.example,'+55 11 5555 0142\r\n")).toEqual([
      ANA_WHOLE,
    ]);
  });
});

describe('R364 what parts the cells', () => {
  it.each([
    ['a;b;c\n1;2;3', ';'],
    ['a,b\n1,2', ','],
    ['a\tb', '\t'],
    ['a|b|c', '|'],
    ['a', ','],
    ['Clients, all of them\nname;email\n"Prado, Ana";a@x\nBo, jr;b@x', ';'],
    ['name;note\nAna;one, two\nBo;three, four\nCy;five', ';'],
  ])('is found in %j', (text, separator) => {
    expect(parted(text).separator).toBe(separator);
  });

  it.each(['sep=;\r\n', '"sep=;"\n', 'SEP=;\n'])('is said by %j', async (said) => {
    expect(parted(`${said}a,b,c`)).toEqual({ body: 'a,b,c', separator: ';' });
    expect(await clients(`${said}Nome;E-mail;Celular\r\nAna Prado;ana@x.example;+55 11 5555 0142`)).toEqual([
      ANA_WHOLE,
    ]);
  });

  it('R364 a title above the names of the columns is passed over', async () => {
    expect(
      await rows('Clientes da agência;;\r\n;;\r\nNome;E-mail;Celular\r\nAna Prado;ana@x.example;1234567\r\n'),
    ).toEqual([{ line: 4, name: 'Ana Prado', email: 'ana@x.example', phone: '1234567' }]);
    expect(await rows('Export of 28/11/2026\nname,email\nAna,ana@x.example\n')).toEqual([
      { line: 3, name: 'Ana', email: 'ana@x.example', phone: '' },
    ]);
  });
});

describe('R364 encodings are told by what a file holds', () => {
  const text = 'Nome;E-mail;Celular\r\nConceição Muñoz;conceicao@x.example;\r\n';
  const found = [{ name: 'Conceição Muñoz', email: 'conceicao@x.example', phone: '' }];
  it.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with its mark', bytes(`\ufeff${text}`)],
    ['UTF-16', utf16(text)],
    ['UTF-16 with its mark', utf16(`\ufeff${text}`)],
    ['UTF-16, the greater byte first', utf16(text, false)],
    ['UTF-16, the greater byte first, with its mark', utf16(`\ufeff${text}`, false)],
    ['Windows-1252', Uint8Array.from(text, (char) => char.charCodeAt(0)).buffer],
    ['a sheet as Unicode text', utf16(`\ufeff${text.replaceAll(';', '\t')}`)],
  ])('%s', async (_, file) => {
    expect(await clients(file)).toEqual(found);
  });

  it('signs of Windows alone, and one broken character among good ones', () => {
    expect(decode(Uint8Array.from([0x93, 0x53, 0xe3, 0x6f, 0x94, 0x80]).buffer)).toBe('“São”€');
    const good = new TextEncoder().encode('São José, Conceição, Muñoz, Iñaki');
    expect(decode(Uint8Array.from([...good, 0xe3, 0x6f]).buffer)).toBe(
      'São José, Conceição, Muñoz, Iñaki\ufffdo',
    );
  });
});

/** As the tools write them, a client filled in. */
const EXPORTS: Readonly<Record<string, readonly [head: string, row: string]>> = {
  'Google Contacts': [
    'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value',
    'Ana,,Prado,,,,,,,,,,,,"two\nlines",,* myContacts,* Home,ana@x.example,Work,b@x.example,Mobile,+55 11 5555 0142 ::: +55 11 1',
  ],
  'Google Contacts, the older form': [
    'Name,Given Name,Additional Name,Family Name,Yomi Name,Name Prefix,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value',
    'Ana Prado,Ana,,Prado,,,* Home,ana@x.example,Mobile,+55 11 5555 0142',
  ],
  Outlook: [
    '"Title","First Name","Middle Name","Last Name","Suffix","Company","Business Phone","Home Phone","Mobile Phone","Primary Phone","E-mail Address","E-mail Type","E-mail Display Name","E-mail 2 Address"',
    '"Sra.","Ana","","Prado","","","","","+55 11 5555 0142","","ana@x.example","SMTP","Ana P.",""',
  ],
  'Outlook in Portuguese': [
    'Título,Nome,Segundo Nome,Sobrenome,Sufixo,Empresa,Telefone Comercial,Telefone Residencial,Telefone Celular,Endereço de Email,Tipo de Email',
    'Sra.,Ana,,Prado,,,,,+55 11 5555 0142,ana@x.example,SMTP',
  ],
  'Outlook in Spanish': [
    'Título,Nombre,Segundo nombre,Apellidos,Sufijo,Organización,Teléfono del trabajo,Particular,Teléfono móvil,Dirección de correo electrónico,Tipo de correo electrónico',
    'Sra.,Ana,,Prado,,,,,+55 11 5555 0142,ana@x.example,SMTP',
  ],
  Thunderbird: [
    'First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number',
    'Ana,Prado,Ana P.,,ana@x.example,,,,,,,+55 11 5555 0142',
  ],
  Mailchimp: [
    'Email Address,First Name,Last Name,Address,Phone Number,Birthday,MEMBER_RATING,OPTIN_TIME,LEID,TAGS',
    'ana@x.example,Ana,Prado,,+55 11 5555 0142,,2,2026-01-01 10:00:00,1,"""vip"""',
  ],
  'Mailchimp in Portuguese': [
    'Endereço de e-mail,Nome,Sobrenome,Endereço,Número de telefone',
    'ana@x.example,Ana,Prado,,+55 11 5555 0142',
  ],
  'Mailchimp in Spanish': [
    'Dirección de correo electrónico,Nombre,Apellidos,Dirección,Número de teléfono',
    'ana@x.example,Ana,Prado,,+55 11 5555 0142',
  ],
  Brevo: [
    'CONTACT ID;EMAIL;FIRSTNAME;LASTNAME;SMS;EXT_ID;OPT_IN',
    '1;ana@x.example;Ana;Prado;+55 11 5555 0142;;',
  ],
  'Brevo in Portuguese': ['EMAIL;NOME;SOBRENOME;SMS', 'ana@x.example;Ana;Prado;+55 11 5555 0142'],
  'Brevo in Spanish': ['EMAIL;NOMBRE;APELLIDOS;SMS', 'ana@x.example;Ana;Prado;+55 11 5555 0142'],
  HubSpot: [
    'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Associated Company,Create Date',
    '51,Ana,Prado,ana@x.example,+55 11 5555 0142,,,2026-01-01 10:00',
  ],
  'HubSpot in Spanish': [
    'ID de registro,Nombre,Apellidos,Correo,Número de teléfono,Propietario del contacto',
    '51,Ana,Prado,ana@x.example,+55 11 5555 0142,',
  ],
  Salesforce: [
    'First Name,Last Name,Title,Account Name,Phone,Mobile,Email',
    'Ana,Prado,,Acme,,+55 11 5555 0142,ana@x.example',
  ],
  Klaviyo: [
    'Email,First Name,Last Name,Phone Number,Klaviyo ID',
    'ana@x.example,Ana,Prado,+55 11 5555 0142,x',
  ],
  'ActiveCampaign, E-goi': ['Email,Fname,Lname,Cellphone', 'ana@x.example,Ana,Prado,+55 11 5555 0142'],
};
/** Those that have a name in one. */
const EXPORTS_OF_NAMES: Readonly<Record<string, readonly [head: string, row: string]>> = {
  'RD Station': [
    'Email,Nome,Empresa,Telefone,Celular,Tags',
    'ana@x.example,Ana Prado,,11,+55 11 5555 0142,vip',
  ],
  Pipedrive: [
    'Person - Name,Person - Email - Work,Person - Phone - Work',
    'Ana Prado,ana@x.example,+55 11 5555 0142',
  ],
  MailerLite: ['Email,Name,Phone,Subscribed', 'ana@x.example,Ana Prado,+55 11 5555 0142,2026'],
  'a sheet in Spanish': ['Cliente;Correo electrónico;Móvil', 'Ana Prado;ana@x.example;+55 11 5555 0142'],
  'a sheet in Portuguese': [
    'Nome do cliente;E-mail do cliente;Nº de celular',
    'Ana Prado;ana@x.example;+55 11 5555 0142',
  ],
};

describe('R364 exports of address books and mailing tools are understood without asking', () => {
  it.each(Object.entries(EXPORTS))('%s', async (_, [head, row]) => {
    expect(await clients(`${head}\r\n${row}\r\n`)).toEqual([ANA]);
  });
  it.each(Object.entries(EXPORTS_OF_NAMES))('%s', async (_, [head, row]) => {
    expect(await clients(`${head}\r\n${row}\r\n`)).toEqual([ANA_WHOLE]);
  });

  it('names are put together as they are borne', async () => {
    const head = 'Nombre,Segundo nombre,Primer apellido,Segundo apellido,Correo,Teléfono fijo,Móvil\n';
    expect(await clients(`${head}Ana,María,Muñoz,de la Vega,ana@x.example,955 01 23 45,\n`)).toEqual([
      {
        name: 'Ana María Muñoz de la Vega',
        lastName: 'Muñoz de la Vega',
        email: 'ana@x.example',
        phone: '955 01 23 45',
      },
    ]);
    const filed = await clients('Name,Email\n"Prado, Ana",a@x.example\n"Luther King, Jr.",b@x.example\n');
    expect(filed).toMatchObject([{ name: 'Ana Prado', lastName: 'Prado' }, { name: 'Luther King, Jr.' }]);
  });

  it.each([
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Prado;Ana;;;\r\nFN:Ana Prado\r\nTEL;type=HOME:1\r\nitem1.EMAIL;type=INTERNET;type=pref:ana@x.exa\r\n mple\r\nTEL;type=CELL;type=VOICE:+55 11 5555 0142\r\nEND:VCARD\r\n',
    'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Prado;=41n=\na;;;\nEMAIL;HOME:ana@x.example\nTEL;CELL:+55 11 5555 0142\nPHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ\n SkZJRg==\n\nEND:VCARD\n',
    'BEGIN:VCARD\nVERSION:4.0\nFN:Ana Prado\nN:Prado;Ana;;;\nEMAIL:ana@x.example\nTEL;VALUE=uri;TYPE="voice,cell":tel:+55 11 5555 0142\nEND:VCARD\n',
  ])('cards of Apple, Google and phones: %#', async (text) => {
    expect(await clients(text)).toEqual([ANA]);
  });
});

describe('R364 a file whose columns are unknown is asked about', () => {
  it('with what they seem to hold by their content', async () => {
    const text =
      'Kunde;Adr;Nr\nAna Prado;ana@x.example;+55 11 5555 0142\nBo Lund;bo@x.example;+47 55 55 01 70\n';
    expect(await read(bytes(text))).toMatchObject({ isSure: false, rows: [{ line: 2, ...ANA_WHOLE }, {}] });
    expect(await read(bytes(text.split('\n').slice(1).join('\n')))).toMatchObject({
      isSure: false,
      rows: [{ line: 1, ...ANA_WHOLE }, {}],
    });
  });

  it('and is read by what somebody says of them', async () => {
    const table = await readFile(bytes('a,b,c,d\nAna,Prado,ana@x.example,mal\nBo,Lund,bo@x.example,x\n'));
    if ('fault' in table) throw new Error(table.fault);
    let { columns } = knownColumns(table);
    expect(asked(columns, 'email')).toBe(2);
    columns = chosen(chosen(columns, 'last', 1), 'name', 0);
    expect(clientsOf(table, columns)[0]).toMatchObject({ name: 'Ana Prado', lastName: 'Prado' });
    columns = chosen(columns, 'last', null);
    expect(clientsOf(table, columns)[0]).toEqual({ line: 2, name: 'Ana', email: 'ana@x.example', phone: '' });
    expect(asked(chosen(columns, 'name', null), 'name')).toBeNull();
  });
});

it('R364 the page answers while a large file is read: no slice of it takes more than 100 ms', async () => {
  const row = `${'Ana,,Prado,notes that nobody needs,'.padEnd(1_900, 'x')},ana@x.example,+55 11 5555 0142\n`;
  const file = bytes(
    `First Name,Middle Name,Last Name,Notes,More,E-mail 1 - Value,Phone 1 - Value\n${row.repeat(5_000)}`,
  );
  // The processor's time of this thread: the clock also counts what else runs on the machine.
  const spent = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let last = spent();
  let longest = 0;
  const look = () => {
    longest = Math.max(longest, spent() - last);
    last = spent();
  };
  const timer = setInterval(look, 1);
  const table = await readFile(file);
  clearInterval(timer);
  look();
  expect('rows' in table && table.rows).toHaveLength(5_001);
  expect(longest).toBeLessThan(100);
});
