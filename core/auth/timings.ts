/** Milliseconds after the answer until the sign-up button reads "Sign Up" again (R101). */
export const SIGNUP_BUTTON_RESET_MS = 1_000;
/** Milliseconds between a successful sign-up and its toast (R102). */
export const SIGNUP_TOAST_DELAY_MS = 500;
/** Milliseconds between a successful forgot-password and the page about its letter (R121). */
export const FORGOT_PASSWORD_REDIRECT_MS = 2_000;
