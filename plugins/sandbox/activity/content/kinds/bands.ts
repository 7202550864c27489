import { said } from '@/plugins/activity/face/said';
import type { Band, Grade } from '../kind';

export const ALL_AGES: readonly Band[] = [
  { category: 'ADULT', fromAge: 13, toAge: 64, share: 1 },
  { category: 'SENIOR', fromAge: 65, toAge: 120, share: 0.85 },
  { category: 'CHILD', fromAge: 4, toAge: 12, share: 0.6 },
  { category: 'INFANT', fromAge: 0, toAge: 3, share: 0 },
];
export const FROM_SIX: readonly Band[] = [
  { category: 'ADULT', fromAge: 18, toAge: 120, share: 1 },
  { category: 'YOUTH', fromAge: 12, toAge: 17, share: 0.85 },
  { category: 'CHILD', fromAge: 6, toAge: 11, share: 0.7 },
];
export const FROM_TWELVE: readonly Band[] = [
  { category: 'ADULT', fromAge: 18, toAge: 120, share: 1 },
  { category: 'YOUTH', fromAge: 12, toAge: 17, share: 0.9 },
];
export const GROWN: readonly Band[] = [{ category: 'ADULT', fromAge: 18, toAge: 120, share: 1 }];
/** All pay the same. */
export const ANYBODY: readonly Band[] = [{ category: 'TRAVELER', fromAge: 0, toAge: 120, share: 1 }];

const grade = (id: string, level: number, title: Grade['title'], text: Grade['text']): Grade => ({
  ...{ id, level, title, text },
});

export const SHARED = grade(
  'shared',
  1,
  said('In a group', 'Em grupo', 'En grupo'),
  said('With other travelers', 'Com outros viajantes', 'Con otros viajeros'),
);
export const SMALL = grade(
  'small',
  1.35,
  said('In a small group', 'Em grupo pequeno', 'En grupo pequeño'),
  said('Eight people at most', 'Oito pessoas no máximo', 'Ocho personas como máximo'),
);
export const PRIVATE = grade(
  'private',
  2.4,
  said('Private', 'Privativo', 'Privado'),
  said(
    'Only you and those who come with you',
    'Só você e quem vier com você',
    'Solo usted y quienes le acompañen',
  ),
);
export const PLAIN = grade(
  'plain',
  1,
  said('Standard', 'Padrão', 'Estándar'),
  said('All that the description says', 'Tudo o que a descrição diz', 'Todo lo que dice la descripción'),
);
export const EXTRA = grade(
  'extra',
  1.3,
  said('With lunch', 'Com almoço', 'Con almuerzo'),
  said(
    'Lunch at a place of the region',
    'Almoço em um restaurante da região',
    'Almuerzo en un restaurante de la región',
  ),
);
