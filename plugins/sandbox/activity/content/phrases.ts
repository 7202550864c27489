import { said, type Said } from '@/plugins/activity/face/said';

/** What is in a price, or is not, and what is good to know: said of many activities alike. */
export const PHRASES = {
  guide: said('A guide who knows the place', 'Guia que conhece o lugar', 'Guía que conoce el lugar'),
  audio: said('Audio guide', 'Audioguia', 'Audioguía'),
  entrance: said('Entrance ticket', 'Ingresso', 'Entrada'),
  noEntrance: said('Entrance tickets', 'Ingressos', 'Entradas'),
  tasting: said('All tastings', 'Todas as degustações', 'Todas las degustaciones'),
  drink: said('A welcome drink', 'Uma bebida de boas-vindas', 'Una bebida de bienvenida'),
  lunch: said('Lunch', 'Almoço', 'Almuerzo'),
  dinner: said('Dinner', 'Jantar', 'Cena'),
  food: said('Food and drinks', 'Comidas e bebidas', 'Comidas y bebidas'),
  tips: said('Tips', 'Gorjetas', 'Propinas'),
  gear: said('Everything you need to take part', 'Todo o equipamento', 'Todo el equipo necesario'),
  helmet: said('Helmet', 'Capacete', 'Casco'),
  lifeJacket: said('Life jacket', 'Colete salva-vidas', 'Chaleco salvavidas'),
  insurance: said('Accident insurance', 'Seguro contra acidentes', 'Seguro de accidentes'),
  pickup: said(
    'Pick-up and return at your hotel',
    'Busca e retorno no hotel',
    'Recogida y regreso en su hotel',
  ),
  noPickup: said(
    'Transport to the meeting point',
    'Transporte até o ponto de encontro',
    'Transporte al punto de encuentro',
  ),
  vehicle: said('Air-conditioned vehicle', 'Veículo com ar-condicionado', 'Vehículo con aire acondicionado'),
  luggage: said(
    'One suitcase and one bag per person',
    'Uma mala e uma bolsa por pessoa',
    'Una maleta y un bolso por persona',
  ),
  photos: said('Edited pictures to download', 'Fotos editadas para baixar', 'Fotos editadas para descargar'),
  recipes: said('The recipes to take home', 'As receitas para levar', 'Las recetas para llevar'),
  link: said('The link to join, by email', 'O link de acesso, por e-mail', 'El enlace de acceso, por correo'),
  ownDevice: said('A computer or phone', 'Computador ou telefone', 'Computadora o teléfono'),

  wheelchair: said(
    'Wheelchair users can take part',
    'Acessível para cadeirantes',
    'Apto para personas en silla de ruedas',
  ),
  steps: said(
    'There are steps and uneven ground',
    'Há degraus e piso irregular',
    'Hay escalones y suelo irregular',
  ),
  stroller: said('Strollers are welcome', 'Carrinhos de bebê são bem-vindos', 'Se admiten cochecitos'),
  guideDog: said('Service animals are welcome', 'Cães-guia são bem-vindos', 'Se admiten perros guía'),
  shoes: said('Wear comfortable shoes', 'Use sapatos confortáveis', 'Lleve calzado cómodo'),
  weather: said(
    'In bad weather you choose another day or get your money back',
    'Com mau tempo, você escolhe outro dia ou recebe o dinheiro de volta',
    'Con mal tiempo, usted elige otro día o recupera su dinero',
  ),
  passport: said(
    'Bring the passport that you named when booking',
    'Leve o passaporte informado na reserva',
    'Lleve el pasaporte indicado en la reserva',
  ),
  swim: said('You have to be able to swim', 'É preciso saber nadar', 'Es necesario saber nadar'),
  shoulders: said(
    'Shoulders and knees are to be covered',
    'Ombros e joelhos devem estar cobertos',
    'Hombros y rodillas deben ir cubiertos',
  ),
  early: said(
    'Be there 15 minutes before it starts',
    'Chegue 15 minutos antes do início',
    'Llegue 15 minutos antes del inicio',
  ),
  diet: said(
    'Tell us what you do not eat under special requests',
    'Informe restrições alimentares nos pedidos especiais',
    'Indique lo que no come en las peticiones especiales',
  ),
} as const satisfies Readonly<Record<string, Said>>;
export type Phrase = keyof typeof PHRASES;
