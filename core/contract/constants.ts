/** What the first view needs of the contract, apart from the schemas, which come with the first call. */
export const LANGUAGES = ['en', 'pt', 'es'] as const;
export const FALLBACK_LANGUAGE: (typeof LANGUAGES)[number] = 'en';
export const DEFAULT_PRIMARY_COLOR = '#2c7be5';
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export const ROUNDNESS = [0, 1, 1.5] as const;

/** The typefaces that are shipped; `Lora` and `Source Serif` set headings and bring a sans for text. */
export const FONTS = ['Roboto', 'Inter', 'Nunito Sans', 'Lora', 'Source Serif', 'System'] as const;
export const DEFAULT_FONT: (typeof FONTS)[number] = 'Roboto';

/** `AgencyOwner` and `SalesAgent` are agency staff; every other value is a client (R166). */
export const STAFF_TYPES = ['AgencyOwner', 'SalesAgent'] as const;
export const isTravelAgent = (userType: string | undefined): boolean =>
  (STAFF_TYPES as readonly (string | undefined)[]).includes(userType);
