/** Digits of an authenticator app's code. */
export const CODE_LENGTH = 6;

/** A code as apps show it and people copy it, "123 456", without what is not a digit. */
export const cleanCode = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Whether a code is complete, so that it can be sent without a press. */
export const isCompleteCode = (code: string): boolean => code.length === CODE_LENGTH;

/** Recovery codes are copied from paper: spaces at the ends and letter case say nothing. */
export const cleanRecoveryCode = (text: string): string => text.trim().slice(0, 20);
