const WORDS = {
  LINE_RESTS: 'The supplier is silent',
  LINE_FULL: 'Too many calls to the supplier',
  LINE_LIMITED: 'The supplier takes no more calls for now',
} as const;

/**
 * The call was not made: the supplier is silent, has as many calls as it may have, or has asked for none for a while. Nothing has
 * left this machine.
 */
export class LineBusy extends Error {
  override readonly name = 'LineBusy';
  constructor(readonly code: keyof typeof WORDS) {
    super(WORDS[code], { cause: { code } });
  }
}
