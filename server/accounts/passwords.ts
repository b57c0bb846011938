import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP's password storage cheat sheet lists first (19 MiB, 2 passes, 1 lane). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

let decoy: Promise<string> | undefined;

/** Whether a password fits a hash. Without a hash it takes as long, so that time does not tell whether an account exists. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const fits = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && fits;
}
