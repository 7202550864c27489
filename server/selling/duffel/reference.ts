/** Where an order of Duffel's carries our own reference. */
export const REFERENCE_KEY = 'caravel_reference';
export const referenceIn = ({
  metadata,
}: {
  readonly metadata?: Readonly<Record<string, unknown>> | null | undefined;
}): string | null => {
  const reference = metadata?.[REFERENCE_KEY];
  return typeof reference === 'string' ? reference : null;
};
