/** To whom letters go that are only looked at: nobody. */
export const SAMPLE_PERSON = {
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana.silva@example.com',
  phone: '+351 912 345 678',
} as const;

/** Who writes or travels beside that one. */
export const SAMPLE_COLLEAGUE = { firstName: 'Marta', lastName: 'Costa' } as const;

/** Stands where a letter has a secret; it opens nothing. */
export const SAMPLE_SECRET = 'sample';
