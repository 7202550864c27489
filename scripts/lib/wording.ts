/** Whole words, also where they begin or end with an accent. */
const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Words that a reader of a language would stumble over, and what to write instead. */
const UNWANTED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [
      word('cancell(?:ed|ing|er)|travell\\p{L}+|colours?|coloured|licences?|centres?|favourites?'),
      'as in the US',
    ],
    [
      word(
        '(?:organ|recogn|author|personal)is\\p{L}+|kilomet(?:re|res)|catalogues?|programmes?|grey|cheques?',
      ),
      'as in the US',
    ],
    [word('sign(?:s|ed|ing)?[ -](?:in|out)|sign-ins?|please login|login again'), 'log in, log out; a login'],
    [word('desks?'), 'counter, where cars are handed over'],
    [word('told|asked|ask again'), 'say who said or requested it, or leave it out'],
    [
      /User already exist$|occured|terms and condition$|^(@@|Dot|Space) are not allowed/,
      'the specification’s key, not for readers',
    ],
  ],
  pt: [
    [/\bmargens?\b|\bmargem\b/i, 'markup, as the trade says'],
    [word('ecrãs?|telemóve(?:l|is)|utilizador(?:es)?|autocarros?|fac?turação|ficheiros?'), 'as in Brazil'],
    [word('palavras?-passe|contactos?|registos?|comboios?|carta de condução'), 'as in Brazil'],
    [word('mesas?'), 'balcão, where cars are handed over'],
    [word('perguntar de novo'), 'verificar de novo'],
    [word('donos?|donas?'), 'proprietário'],
    [word('aparelhos?'), 'dispositivo'],
    [word('locaç(?:ão|ões)'), 'aluguel'],
    [word('não foi possível ler'), 'não foi possível carregar'],
    [word('bilhetes (?:solicitados|emitidos)'), 'passagens; a bilhete has a number'],
    [word('(?:em|por) (?:os?|as?)'), 'no, na, pelo, pela'],
    [/^Cadastrar-se$/, 'Criar conta'],
    [/^Olá[^!]*:/, 'Olá, name!'],
    [
      /(?:conexão|parada|pernoite|carros?)[^.:]* em \{\}|horário de \{\}/i,
      'a colon; some cities have an article',
    ],
  ],
  es: [
    [/\bm[aá]rgen(es)?\b/i, 'markup, as the trade says'],
    [word('tú|tus?|ti|contigo|puedes|tienes|quieres|debes|necesitas|eres|estás'), 'the reader is usted'],
    [
      /(^|[.:!?] )(recibe|recupera|devuelve|viaja|inicia|elige|escribe|introduce|pulsa|haz|vuelve)(?!\p{L})/iu,
      'reads as an order to a friend; begin with usted, or say recibirá',
    ],
    [/^[^¿]*\p{L}\?/u, 'a question opens with ¿'],
    [/^[^¡]*\p{L}!/u, 'an exclamation opens with ¡'],
    [word('(?:maletas?|equipaje) facturad[oa]s?'), 'de bodega; in America facturado is invoiced'],
    [word('costes?'), 'importe, cargo or costo, which are said on both sides of the Atlantic'],
    [word('fianzas?'), 'depósito; in America a fianza is bail'],
    [word('carn[eé]t?'), 'permiso de conducir'],
    [word('spam'), 'correo no deseado'],
    [word('dueñ[oa]s?'), 'propietario'],
    [word('códigos? de reserva'), 'localizador'],
    [word('gastos? de cancelación'), 'cargo por cancelación'],
    [word('(?:ha|han|hemos) podido'), 'no se pudo, no pudimos'],
    [word('introduzca'), 'escriba'],
    [word('registrarse|regístrese'), 'crear una cuenta'],
  ],
};

/** What is wrong with a text that people read, in words; the names of placeholders are not read by anybody. */
export function wordingProblems(language: string, text: string): string[] {
  const read = text.replace(/\{\w+(?=[,}])/g, '{');
  return (UNWANTED[language] ?? []).flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(read) ?? [];
    return found ? [`“${found}”: ${instead}`] : [];
  });
}
