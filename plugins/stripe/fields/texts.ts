import type { FrameLanguage } from '@/server/payment/fields/texts';

/** The frame is a page of the gateway, not of the application, so it brings its own words. */
export const TEXTS: Record<FrameLanguage, { title: string; pix: string; incomplete: string; gone: string }> =
  {
    en: {
      title: 'Payment details',
      pix: 'With Pix you pay at once. If the booking cannot be made, all of the money comes back to you.',
      incomplete: 'Your payment details are incomplete',
      gone: 'The payment fields could not be loaded. Nothing has been charged.',
    },
    pt: {
      title: 'Dados do pagamento',
      pix: 'Com Pix você paga na hora. Se a reserva não puder ser feita, todo o valor volta para você.',
      incomplete: 'Os dados do pagamento estão incompletos',
      gone: 'Não foi possível carregar os campos de pagamento. Nada foi cobrado.',
    },
    es: {
      title: 'Datos del pago',
      pix: 'Con Pix usted paga en el acto. Si la reserva no se puede hacer, recibe de vuelta todo el importe.',
      incomplete: 'Los datos del pago están incompletos',
      gone: 'No se pudieron cargar los campos de pago. No se ha cobrado nada.',
    },
  };
