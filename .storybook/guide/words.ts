import type { Said } from './parts';

type ByLanguage = Readonly<Record<'en' | 'pt' | 'es', readonly Said[]>>;

export const VOICE: ByLanguage = {
  en: [
    { do: 'Cancel booking', dont: 'OK', why: 'Away from its sentence nobody knows what OK does.' },
    {
      do: 'Your booking is confirmed. The tickets are on their way to ana@example.com.',
      dont: 'Woohoo! You’re going on an adventure!',
      why: 'First the fact. The joy is theirs.',
    },
    {
      do: 'Free until 14 May, 18:00 Lisbon time. After that, a fee of 120 € applies.',
      dont: 'Free cancellation*',
      why: 'A date, a zone and an amount; no asterisk.',
    },
    {
      do: 'No flights before 9:00. Earlier departures start at 182 €.',
      dont: 'No results found.',
      why: 'Name the filter and what relaxing it gains.',
    },
  ],
  pt: [
    { do: 'Cancelar reserva', dont: 'Confirmar', why: 'Confirmar o quê?' },
    {
      do: 'Sua reserva está confirmada. Os bilhetes vão chegar em ana@example.com.',
      dont: 'Uhul! Bora viajar!',
      why: 'Primeiro o fato.',
    },
    {
      do: 'Grátis até 14 de maio, 18h, horário de Lisboa. Depois, retemos R$ 640.',
      dont: 'Cancelamento grátis*',
      why: 'Data, fuso e valor; sem asterisco.',
    },
    {
      do: 'Nenhum voo antes das 9h. Saindo mais cedo, a partir de R$ 980.',
      dont: 'Nenhum resultado encontrado.',
      why: 'Diga qual filtro afrouxar e o que se ganha.',
    },
  ],
  es: [
    { do: 'Cancelar la reserva', dont: 'Aceptar', why: '¿Aceptar qué?' },
    {
      do: 'Su reserva está confirmada. Enviaremos los billetes a ana@example.com.',
      dont: '¡Genial! ¡Nos vamos de viaje!',
      why: 'Primero el hecho.',
    },
    {
      do: 'Gratis hasta el 14 de mayo a las 18:00, hora de Lisboa. Después, un cargo de 120 €.',
      dont: 'Cancelación gratis*',
      why: 'Fecha, zona horaria e importe; sin asterisco.',
    },
    {
      do: 'No hay vuelos antes de las 9:00. Si sale más temprano, desde 182 €.',
      dont: 'No se encontraron resultados.',
      why: 'Diga qué filtro quitar y qué se gana.',
    },
  ],
};

export const ERRORS: ByLanguage = {
  en: [
    {
      do: 'Your card was declined. You were not charged. Try another card, or ask your bank.',
      dont: 'Payment error (402).',
    },
    {
      do: 'The flight sold out while we were booking. The 1.182 € that were held are released today; banks show it within 5 days.',
      dont: 'Oops! Something went wrong with your booking.',
      why: 'Where money is involved, “something” frightens.',
    },
    { do: 'Enter the name as it stands in the passport', dont: 'Invalid name' },
    {
      do: 'We could not reach the server. What you typed is still here. Try again',
      dont: 'Network Error',
    },
  ],
  pt: [
    {
      do: 'O cartão foi recusado. Nada foi cobrado. Tente outro cartão ou fale com seu banco.',
      dont: 'Erro de pagamento (402).',
    },
    {
      do: 'O voo esgotou durante a reserva. O valor de R$ 6.480 será liberado hoje; pode levar até 5 dias para aparecer no banco.',
      dont: 'Ops! Algo deu errado com sua reserva.',
      why: 'Quando há dinheiro envolvido, “algo” assusta.',
    },
    { do: 'Digite o nome como está no passaporte', dont: 'Nome inválido' },
    {
      do: 'Não conseguimos falar com o servidor. O que você digitou continua aqui. Tentar de novo',
      dont: 'Erro de rede',
    },
  ],
  es: [
    {
      do: 'La tarjeta fue rechazada. No se ha cobrado nada. Pruebe con otra tarjeta o consulte a su banco.',
      dont: 'Error de pago (402).',
    },
    {
      do: 'El vuelo se agotó mientras reservábamos. Los 1.182 € retenidos se liberan hoy; el banco puede tardar hasta 5 días en mostrarlo.',
      dont: '¡Ups! Algo salió mal con su reserva.',
      why: 'Cuando hay dinero de por medio, «algo» asusta.',
    },
    { do: 'Escriba el nombre tal como figura en el pasaporte', dont: 'Nombre no válido' },
    {
      do: 'No pudimos conectar con el servidor. Lo que escribió sigue aquí. Intentar de nuevo',
      dont: 'Error de red',
    },
  ],
};
