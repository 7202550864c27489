import { said, type Said } from './said';

/** Kinds of things to do, in the order in which they are offered. */
export const TAGS = {
  sights: said('Sights and tickets', 'Atrações e ingressos', 'Lugares y entradas'),
  walks: said('Walking tours', 'Passeios a pé', 'Recorridos a pie'),
  food: said('Food and drink', 'Comida e bebida', 'Comida y bebida'),
  culture: said('Art and culture', 'Arte e cultura', 'Arte y cultura'),
  classes: said('Classes and workshops', 'Aulas e oficinas', 'Clases y talleres'),
  water: said('On the water', 'Na água', 'En el agua'),
  outdoors: said('Outdoors', 'Ao ar livre', 'Al aire libre'),
  bikes: said('Bikes and wheels', 'Bicicletas e rodas', 'Bicicletas y ruedas'),
  trips: said('Day trips', 'Bate-voltas', 'Excursiones de un día'),
  evening: said('Evenings and shows', 'Noites e espetáculos', 'Noches y espectáculos'),
  family: said('For families', 'Para famílias', 'Para familias'),
  transfers: said('Transfers', 'Traslados', 'Traslados'),
  online: said('Online', 'On-line', 'En línea'),
} as const satisfies Readonly<Record<string, Said>>;
export type Tag = keyof typeof TAGS;
