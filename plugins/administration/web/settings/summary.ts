import { defaultOf, type Draft, changesBetween } from './draft';
import { changedTexts, type TextField } from './texts/texts';

export type Change =
  | 'switched'
  | 'removed'
  | 'order'
  | 'default'
  | 'primaryColor'
  | 'keepsColorInDark'
  | 'roundness'
  | 'font'
  | TextField;

/** The owner's changes one by one; an order that changed counts once. */
export function summaryOf(base: Draft, draft: Draft): { change: Change; name?: string }[] {
  const before = (name: string) => base.products.find((product) => product.name === name);
  const changed = changesBetween(base, draft);
  const each = draft.products.flatMap(({ name, isActive, isRemoved }): { change: Change; name: string }[] => {
    if (isRemoved !== (before(name)?.isRemoved ?? false)) return [{ change: 'removed', name }];
    return isActive === before(name)?.isActive ? [] : [{ change: 'switched', name }];
  });
  const order = (list: Draft) => list.products.map(({ name }) => name).join('\n');
  // A default that moved because its product was switched off is part of that change.
  const moved = base.preferred !== draft.preferred && defaultOf(base) !== defaultOf(draft);
  return [
    ...each,
    ...(order(base) === order(draft) ? [] : [{ change: 'order' as const }]),
    ...(moved ? [{ change: 'default' as const }] : []),
    ...(changed.primaryColor ? [{ change: 'primaryColor' as const }] : []),
    ...(changed.keepsColorInDark ? [{ change: 'keepsColorInDark' as const }] : []),
    ...(changed.roundness ? [{ change: 'roundness' as const }] : []),
    ...(changed.font ? [{ change: 'font' as const }] : []),
    ...changedTexts(base.texts, draft.texts).map((change) => ({ change })),
  ];
}
