/** What a column of a file may hold of a client. `whole`: first and last name in one. */
export const FIELDS = ['whole', 'first', 'middle', 'last', 'second', 'email', 'phone'] as const;
export type Field = (typeof FIELDS)[number];

/** Where each is: the columns that may have it, the likeliest first. */
export type Columns = Readonly<Record<Field, readonly number[]>>;

const list = (names: string): string[] => names.split(',');

/**
 * What the exports of address books, mail tools and customer lists call their columns, in English, Portuguese and Spanish:
 * of each the likeliest first, then others that stand in for it. Without accents and signs, and without words that say
 * nothing (`PLAIN`).
 */
const CALLED: Readonly<Record<Field, readonly (readonly string[])[]>> = {
  whole: [
    list(
      'name,full name,fullname,nome,nome completo,nombre,nombre completo,nombre y apellido,nombre y apellidos',
    ),
    list(
      'nome e sobrenome,client,cliente,customer,contact,contato,contacto,passenger,passageiro,pasajero,guest',
    ),
    list('hospede,huesped,display name,nome exibicao,nombre mostrar,nombre para mostrar,file as'),
  ],
  first: [
    list('first name,firstname,first,given name,fname,forename,prenome,primeiro nome,nome proprio'),
    list('primer nombre,nombre pila,nombres,nomes'),
  ],
  middle: [list('middle name,middle,additional name,segundo nome,nome meio,segundo nombre')],
  last: [
    list(
      'last name,lastname,last,surname,family name,lname,sobrenome,sobrenomes,apelido,apelidos,ultimo nome',
    ),
    list('apellido,apellidos,primer apellido,apellido paterno'),
  ],
  second: [list('segundo apellido,apellido materno')],
  email: [
    list('email,e mail,mail,correo,correo electronico,correio eletronico,emails,e mails'),
    list(
      'work email,home email,personal email,email work,email home,email personal,email pessoal,email trabalho',
    ),
    list('e mail pessoal,e mail personal,e mail comercial,email trabajo,email 2,e mail 2,secondary email'),
    list('email secundario,e mail secundario,correo electronico 2'),
  ],
  phone: [
    list('mobile,mobile phone,phone mobile,cell,cell phone,cellphone,phone cell,celular,telefone celular'),
    list('telefono celular,telemovel,movil,telefono movil,whatsapp,sms'),
    list('phone,telephone,tel,telefone,telefono,fone,telefones,telefonos'),
    list('home phone,phone home,business phone,work phone,phone work,other phone,phone 2,telefone comercial'),
    list(
      'telefone residencial,telefone fixo,telefone trabalho,telefono particular,telefono trabajo,telefono fijo',
    ),
  ],
};

const PLAIN =
  /\b(1|value|valor|primary|main|principal|primario|preferred|of|de|do|da|del|the|contact|contato|contacto|client|cliente|customer|person|subscriber)\b/g;
const OF_EMAIL = /\b(address|endereco|direccion|direccao)\b/g;
const OF_PHONE = /\b(number|numero|nr|no)\b/g;

const tidy = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const without = (text: string, ...noise: RegExp[]): string =>
  noise
    .reduce((rest, words) => rest.replace(words, ' '), text)
    .replace(/ +/g, ' ')
    .trim();

/** How likely a column of that name holds it, the least being the likeliest; null when it does not. */
function likelihood(field: Field, name: string): number | null {
  const plain = without(
    name,
    PLAIN,
    ...(field === 'email' ? [OF_EMAIL] : field === 'phone' ? [OF_PHONE] : []),
  );
  const at = CALLED[field].findIndex((names) => names.includes(name) || names.includes(plain));
  return at < 0 ? null : at;
}

/** What the columns of these names hold. "Nome" beside "Sobrenome" is a first name. */
export function columnsOf(head: readonly string[]): Columns {
  const names = head.map(tidy);
  const places = (field: Field): number[] =>
    names
      .map((name, at) => ({ at, likely: name === '' ? null : likelihood(field, name) }))
      .filter(({ likely }) => likely !== null)
      .sort((a, b) => a.likely! - b.likely! || a.at - b.at)
      .map(({ at }) => at);
  const found = Object.fromEntries(FIELDS.map((field) => [field, places(field)])) as Record<Field, number[]>;
  return found.last.length > 0 && found.first.length === 0
    ? { ...found, first: found.whole, whole: [] }
    : found;
}

/** Whether enough is known for clients: an address and a name. */
export const isEnough = ({ whole, first, last, email }: Columns): boolean =>
  email.length > 0 && (whole.length > 0 || first.length > 0 || last.length > 0);

/** What is like an address, and like the number of a phone. */
export const isAddress = (cell: string): boolean => /^\S+@\S+\.\S+$/.test(cell.trim());
const isNumber = (cell: string): boolean => /^'?\+?[\d ().-]{7,}$/.test(cell.trim());
const isName = (cell: string): boolean => /^\p{L}[^\d@]* \S/u.test(cell.trim());

/** What the columns hold by their content, for a start where their names say nothing; what is known already stays. */
export function likelyColumns(known: Columns, rows: readonly (readonly string[])[]): Columns {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const taken = new Set(Object.values(known).flat());
  const most = (is: (cell: string) => boolean): number[] => {
    const counted = Array.from({ length: width }, (_, at) => ({
      at,
      many: taken.has(at) ? 0 : rows.filter((cells) => is(cells[at] ?? '')).length,
    })).sort((a, b) => b.many - a.many || a.at - b.at);
    const [best] = counted;
    if (!best || best.many * 2 < rows.length || best.many === 0) return [];
    taken.add(best.at);
    return [best.at];
  };
  const email = known.email.length > 0 ? known.email : most(isAddress);
  const phone = known.phone.length > 0 ? known.phone : most(isNumber);
  const isNamed = known.whole.length + known.first.length + known.last.length > 0;
  return { ...known, email, phone, whole: isNamed ? known.whole : most(isName) };
}
