import type { DemoAddress, DemoPerson } from '../../ports/demo';

/** A client of a demo agency with those who travel along. Invented; the telephone numbers are reserved ones. */
export interface DemoClient {
  readonly person: DemoPerson;
  readonly home: DemoAddress;
  /** IATA code. */
  readonly airport: string;
  /** Partner first, then children. */
  readonly family: readonly DemoPerson[];
  /** Who of the agency's staff looks after the client; null: nobody. */
  readonly agent: 'agent' | 'restricted' | null;
  /** How often this one travels, against the others. */
  readonly weight: number;
}

type Birth = readonly [firstName: string, birthDate: string];
type Told = [
  person: readonly [title: DemoPerson['title'], firstName: string, lastName: string, birthDate: string],
  lives: readonly [airport: string, address: string, city: string, state: string, zipCode: string],
  more?: {
    partner?: readonly [...Birth, title: DemoPerson['title']];
    children?: readonly Birth[];
    agent?: DemoClient['agent'];
    weight?: number;
  },
];

const isMan = (title: DemoPerson['title']) => title === 'Mr';
const gender = (title: DemoPerson['title']): DemoPerson['gender'] => (isMan(title) ? 'M' : 'F');
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .replaceAll('å', 'a')
    .replaceAll('æ', 'ae')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** `phone`: what each number begins with; two digits follow. */
const people = (country: string, phone: string, all: readonly Told[]): DemoClient[] =>
  all.map(
    (
      [[title, firstName, lastName, birthDate], [airport, address, city, state, zipCode], more = {}],
      index,
    ) => {
      const { partner, children = [], agent = null, weight = 1 } = more;
      const relative = (name: string, born: string, as: DemoPerson['title']): DemoPerson => ({
        title: as,
        firstName: name,
        lastName,
        gender: gender(as),
        birthDate: born,
      });
      return {
        person: { title, firstName, lastName, gender: gender(title), birthDate },
        home: {
          email: `${plain(firstName)}.${plain(lastName)}@mail.example`,
          phone: `${phone}${String(10 + index)}`,
          address,
          city,
          state,
          zipCode,
          country,
        },
        airport,
        family: [
          ...(partner ? [relative(partner[0], partner[1], partner[2])] : []),
          ...children.map(([name, born]) => relative(name, born, name.endsWith('a') ? 'Miss' : 'Mr')),
        ],
        agent,
        weight,
      };
    },
  );

const bluefjord = people('NO', '+47 55 55 02 ', [
  [
    ['Mrs', 'Ingrid', 'Haugen', '1979-03-14'],
    ['BGO', 'Strandgaten 41', 'Bergen', 'Vestland', '5004'],
    {
      partner: ['Lars', '1976-10-02', 'Mr'],
      children: [
        ['Nora', '2013-06-18'],
        ['Emil', '2016-01-27'],
      ],
      weight: 1.4,
    },
  ],
  [
    ['Mr', 'Sindre', 'Bakke', '1988-08-05'],
    ['BGO', 'Nygårdsgaten 90', 'Bergen', 'Vestland', '5008'],
    { weight: 1.8, agent: 'agent' },
  ],
  [
    ['Ms', 'Astrid', 'Nygaard', '1991-12-20'],
    ['OSL', 'Thorvald Meyers gate 26', 'Oslo', 'Oslo', '0555'],
    { weight: 1.5 },
  ],
  [
    ['Mr', 'Olav', 'Strand', '1957-05-11'],
    ['SVG', 'Kirkegata 12', 'Stavanger', 'Rogaland', '4006'],
    { partner: ['Berit', '1959-09-30', 'Mrs'], agent: 'restricted' },
  ],
  [
    ['Mrs', 'Kari', 'Lunde', '1969-02-23'],
    ['TRD', 'Munkegata 8', 'Trondheim', 'Trøndelag', '7013'],
    { partner: ['Per', '1967-07-15', 'Mr'], agent: 'restricted', weight: 1.2 },
  ],
  [
    ['Mr', 'Jonas', 'Eide', '1994-11-08'],
    ['TOS', 'Storgata 77', 'Tromsø', 'Troms', '9008'],
  ],
  [
    ['Ms', 'Silje', 'Myhre', '1985-04-03'],
    ['OSL', 'Bygdøy allé 51', 'Oslo', 'Oslo', '0265'],
    { weight: 1.6, agent: 'agent' },
  ],
  [
    ['Mr', 'Magnus', 'Hovland', '1982-01-19'],
    ['BGO', 'Fjellveien 33', 'Bergen', 'Vestland', '5019'],
    { partner: ['Hanne', '1984-06-06', 'Mrs'], children: [['Sofia', '2018-03-09']] },
  ],
  [
    ['Ms', 'Elin', 'Sæther', '1974-10-27'],
    ['BOO', 'Sjøgata 3', 'Bodø', 'Nordland', '8006'],
    { agent: 'restricted' },
  ],
  [
    ['Mr', 'Tor', 'Fossum', '1963-06-30'],
    ['OSL', 'Kirkeveien 104', 'Oslo', 'Oslo', '0361'],
    { partner: ['Anne', '1965-02-14', 'Mrs'] },
  ],
  [
    ['Ms', 'Mathilde', 'Brekke', '1998-07-22'],
    ['BGO', 'Skuteviksveien 9', 'Bergen', 'Vestland', '5032'],
  ],
  [
    ['Mr', 'Anders', 'Viken', '1980-09-12'],
    ['SVG', 'Løkkeveien 60', 'Stavanger', 'Rogaland', '4008'],
    { weight: 1.3, agent: 'agent' },
  ],
  [
    ['Mrs', 'Ragnhild', 'Aasen', '1951-01-05'],
    ['BGO', 'Kalfarveien 22', 'Bergen', 'Vestland', '5018'],
    { agent: 'agent', weight: 0.7 },
  ],
]);

const horizonte = people('BR', '+55 11 5555 02', [
  [
    ['Mrs', 'Mariana', 'Azevedo', '1983-05-19'],
    ['GRU', 'Rua Oscar Freire 620', 'São Paulo', 'São Paulo', '01426-000'],
    {
      partner: ['Felipe', '1981-11-03', 'Mr'],
      children: [
        ['Helena', '2014-08-25'],
        ['Theo', '2017-12-01'],
      ],
      weight: 1.4,
    },
  ],
  [
    ['Mr', 'Thiago', 'Carvalho', '1990-02-07'],
    ['GRU', 'Alameda Santos 1130', 'São Paulo', 'São Paulo', '01418-100'],
    { weight: 1.8, agent: 'agent' },
  ],
  [
    ['Ms', 'Camila', 'Barbosa', '1993-09-16'],
    ['GIG', 'Rua das Laranjeiras 314', 'Rio de Janeiro', 'Rio de Janeiro', '22240-003'],
    { weight: 1.4 },
  ],
  [
    ['Mr', 'Roberto', 'Teixeira', '1958-12-28'],
    ['CNF', 'Avenida Afonso Pena 2770', 'Belo Horizonte', 'Minas Gerais', '30130-012'],
    { partner: ['Vera', '1960-04-21', 'Mrs'], agent: 'restricted' },
  ],
  [
    ['Mrs', 'Patrícia', 'Moura', '1972-07-13'],
    ['POA', 'Rua da República 415', 'Porto Alegre', 'Rio Grande do Sul', '90050-321'],
    { agent: 'restricted', weight: 1.2 },
  ],
  [
    ['Mr', 'Lucas', 'Ferraz', '1996-03-02'],
    ['GRU', 'Rua Harmonia 88', 'São Paulo', 'São Paulo', '05435-000'],
  ],
  [
    ['Ms', 'Renata', 'Siqueira', '1986-10-10'],
    ['BSB', 'SQS 308 Bloco C', 'Brasília', 'Distrito Federal', '70355-030'],
    { weight: 1.7, agent: 'agent' },
  ],
  [
    ['Mr', 'Eduardo', 'Pacheco', '1979-01-31'],
    ['GIG', 'Rua Voluntários da Pátria 190', 'Rio de Janeiro', 'Rio de Janeiro', '22270-000'],
    { partner: ['Juliana', '1982-05-27', 'Mrs'], children: [['Laura', '2015-02-11']] },
  ],
  [
    ['Mrs', 'Sônia', 'Guimarães', '1955-08-08'],
    ['GRU', 'Rua Maranhão 540', 'São Paulo', 'São Paulo', '01240-000'],
    { partner: ['Antônio', '1953-06-17', 'Mr'], agent: 'restricted', weight: 0.8 },
  ],
  [
    ['Ms', 'Isabela', 'Duarte', '1999-11-24'],
    ['CNF', 'Rua Pernambuco 1000', 'Belo Horizonte', 'Minas Gerais', '30130-151'],
  ],
  [
    ['Mr', 'Marcelo', 'Antunes', '1976-04-05'],
    ['GRU', 'Avenida Angélica 2220', 'São Paulo', 'São Paulo', '01228-200'],
    { weight: 1.5, agent: 'agent' },
  ],
  [
    ['Mrs', 'Débora', 'Lacerda', '1989-06-14'],
    ['GIG', 'Rua Barão da Torre 348', 'Rio de Janeiro', 'Rio de Janeiro', '22411-000'],
    { partner: ['Bruno', '1988-09-09', 'Mr'] },
  ],
]);

const solana = people('ES', '+34 910 55 02 ', [
  [
    ['Mrs', 'Lucía', 'Romero', '1984-02-18'],
    ['MAD', 'Calle de Ibiza 35', 'Madrid', 'Madrid', '28009'],
    { partner: ['Álvaro', '1982-08-01', 'Mr'], children: [['Martina', '2016-05-30']] },
  ],
  [
    ['Mr', 'Pablo', 'Navarro', '1991-07-09'],
    ['BCN', 'Carrer de Verdi 120', 'Barcelona', 'Cataluña', '08012'],
    { weight: 1.5, agent: 'agent' },
  ],
  [
    ['Ms', 'Elena', 'Castaño', '1978-12-03'],
    ['VLC', 'Carrer de la Pau 18', 'Valencia', 'Comunitat Valenciana', '46003'],
    { agent: 'restricted' },
  ],
  [
    ['Mr', 'Joaquín', 'Prieto', '1961-10-22'],
    ['SVQ', 'Calle Feria 64', 'Sevilla', 'Andalucía', '41003'],
    { partner: ['Carmen', '1963-03-19', 'Mrs'] },
  ],
]);

const caravel = people('US', '+1 415 555 01', [
  [
    ['Ms', 'Dana', 'Whitfield', '1987-05-02'],
    ['SFO', '455 Fell Street', 'San Francisco', 'California', '94102'],
    { agent: 'agent' },
  ],
  [
    ['Mr', 'Victor', 'Okafor', '1975-11-17'],
    ['SEA', '1420 Harvard Avenue', 'Seattle', 'Washington', '98122'],
    { partner: ['Grace', '1978-01-25', 'Mrs'], agent: 'restricted' },
  ],
]);

/** By the agency's subdomain. */
export const CLIENTS: Readonly<Record<string, readonly DemoClient[]>> = {
  bluefjord,
  horizonte,
  solana,
  caravel,
};
