import argon2 from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes (SEC-06); about 70 ms, off the event loop. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => argon2.hash(password, OPTIONS);

let decoy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash the same work is done for nothing, so that the
 * time tells nothing about who has an account (SEC-08).
 */
export async function checkPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await argon2.verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash != null;
}

/** Prepares the decoy, so that the first unknown account does not take twice as long. */
export async function warmUp(): Promise<void> {
  await checkPassword(null, '');
}
