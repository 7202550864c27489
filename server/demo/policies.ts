import type { Language } from '@/core/contract';

interface Policies {
  privacyPolicy: string;
  cookiesPolicy: string;
  disclaimer: string;
}

const sections = (...parts: [heading: string, text: string][]) =>
  parts.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');

const MAKERS: Record<Language, (name: string) => Policies> = {
  en: (name) => ({
    privacyPolicy: sections(
      [
        'What we keep',
        `${name} keeps your name, your e-mail address and what a carrier or supplier needs to make your booking. Card numbers go to the payment gateway and never to us.`,
      ],
      ['Who receives it', 'The suppliers of the trip you book, and nobody else unless the law demands it.'],
      [
        'Your rights',
        'You may ask at any time what we keep about you, have it corrected, or have it deleted once your trips and their legal periods are over.',
      ],
    ),
    cookiesPolicy: sections(
      [
        'Cookies we set',
        'One keeps you signed in for seven days at most, one remembers your language, and one remembers your e-mail address if you ask for it.',
      ],
      ['No tracking', 'We set no advertising cookies and pass nothing on to advertisers.'],
    ),
    disclaimer: sections(
      [
        'Our part',
        `${name} arranges travel services of independent suppliers. Their conditions of carriage or stay apply to each booking.`,
      ],
      ['Entry requirements', 'Passports, visas and health papers are the responsibility of each traveller.'],
    ),
  }),
  pt: (name) => ({
    privacyPolicy: sections(
      [
        'O que guardamos',
        `A ${name} guarda seu nome, seu e-mail e o que a companhia ou o fornecedor precisa para fazer sua reserva. Os números de cartão vão direto para o provedor de pagamento e nunca chegam até nós.`,
      ],
      ['Quem recebe', 'Os fornecedores da viagem reservada, e mais ninguém, salvo por exigência legal.'],
      [
        'Seus direitos',
        'A qualquer momento você pode perguntar o que guardamos, pedir a correção ou a exclusão, depois de terminadas as viagens e os prazos legais.',
      ],
    ),
    cookiesPolicy: sections(
      [
        'Cookies que usamos',
        'Um mantém a sessão aberta por no máximo sete dias, outro lembra o idioma e outro lembra seu e-mail, se você pedir.',
      ],
      ['Sem rastreamento', 'Não usamos cookies de publicidade nem repassamos dados a anunciantes.'],
    ),
    disclaimer: sections(
      [
        'Nosso papel',
        `A ${name} intermedeia serviços de fornecedores independentes. A cada reserva aplicam-se as condições do respectivo fornecedor.`,
      ],
      [
        'Documentos de entrada',
        'Passaportes, vistos e documentos de saúde são responsabilidade de cada viajante.',
      ],
    ),
  }),
  es: (name) => ({
    privacyPolicy: sections(
      [
        'Qué guardamos',
        `${name} guarda su nombre, su correo y lo que el transportista o proveedor necesita para hacer la reserva. Los números de tarjeta van a la pasarela de pago y nunca llegan a nosotros.`,
      ],
      ['Quién lo recibe', 'Los proveedores del viaje reservado y nadie más, salvo obligación legal.'],
      [
        'Sus derechos',
        'Puede preguntar en cualquier momento qué guardamos, pedir que se corrija o que se elimine cuando terminen sus viajes y los plazos legales.',
      ],
    ),
    cookiesPolicy: sections(
      [
        'Cookies que usamos',
        'Una mantiene la sesión abierta siete días como máximo, otra recuerda el idioma y otra recuerda su correo si lo pide.',
      ],
      ['Sin rastreo', 'No usamos cookies de publicidad ni compartimos datos con anunciantes.'],
    ),
    disclaimer: sections(
      [
        'Nuestro papel',
        `${name} gestiona servicios de proveedores independientes. A cada reserva se aplican las condiciones de su proveedor.`,
      ],
      [
        'Requisitos de entrada',
        'Pasaportes, visados y documentos sanitarios son responsabilidad de cada viajero.',
      ],
    ),
  }),
};

/** Legal texts of a demo agency in its own language. */
export const policiesOf = (language: Language, name: string): Policies => MAKERS[language](name);
