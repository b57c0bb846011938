/** A guess that is within a limit; `end` must be called once, with whether it missed. */
type Attempt =
  | { isWithinLimit: true; end: (isMiss: boolean) => void }
  | { isWithinLimit: false; retryAfterSeconds: number };

/** Counts misses by subject. */
interface Counter {
  begin(subjects: readonly string[]): Promise<Attempt> | Attempt;
}

type NewCounter = (name: string, limit: { misses: number; seconds: number }) => Counter;

/** Who tries to sign in to which account. */
export interface SignInAttempt {
  /** The client's network address. */
  address: string;
  /** The e-mail address, whether or not it has an account. */
  account: string;
  /** Identifies what shows that the account's owner may be trying: a device that signed in before, or a mailed link; null without. */
  proof: string | null;
}

/** Whether the password decides, or a bot check or a mailed link is required as well. `end` must be called once, with whether the attempt missed. */
export type SignInPermission =
  | {
      isWithinLimit: true;
      isBotCheckRequired: boolean;
      isConfirmationRequired: boolean;
      end: (isMiss: boolean) => void;
    }
  | { isWithinLimit: false; retryAfterSeconds: number };

const tenMinutes = 600;

/**
 * Limits guessing of passwords without locking anybody out: wrong passwords count by address and account. A few from one address or for
 * one account require a bot check, many for one account, from whatever addresses, a mailed link, of others than its known devices.
 */
export class SignInLimits {
  /** For one account from one address, one known device or one mailed link. */
  readonly #guesses: Counter;
  /** From one address, for all accounts. */
  readonly #ofAddress: Counter;
  /** For one account, from all addresses. */
  readonly #ofAccount: Counter;
  /** From one address for all accounts, and for one account from all addresses, before the next one needs a bot check; null without one. */
  readonly #unchecked: Counter | null;

  constructor(newCounter: NewCounter, { hasBotCheck }: { hasBotCheck: boolean }) {
    this.#guesses = newCounter('guesses', { misses: 10, seconds: tenMinutes });
    this.#ofAddress = newCounter('by address', { misses: 50, seconds: tenMinutes });
    this.#ofAccount = newCounter('by account', { misses: 20, seconds: 3600 });
    this.#unchecked = hasBotCheck ? newCounter('unchecked', { misses: 3, seconds: tenMinutes }) : null;
  }

  async begin({ address, account, proof }: SignInAttempt): Promise<SignInPermission> {
    if (proof !== null) return ofProven(await this.#guesses.begin([`${proof} ${account}`]));
    const guess = await this.#guesses.begin([`${address} ${account}`]);
    if (!guess.isWithinLimit) return guess;
    const ofAddress = await this.#ofAddress.begin([address]);
    if (!ofAddress.isWithinLimit) {
      guess.end(false);
      return ofAddress;
    }
    const ofAccount = await this.#ofAccount.begin([account]);
    const unchecked = await this.#unchecked?.begin([`address ${address}`, `account ${account}`]);
    return {
      isWithinLimit: true,
      isBotCheckRequired: unchecked?.isWithinLimit === false,
      isConfirmationRequired: !ofAccount.isWithinLimit,
      end(isMiss) {
        for (const attempt of [guess, ofAddress, ofAccount, unchecked]) if (attempt?.isWithinLimit) attempt.end(isMiss);
      },
    };
  }
}

function ofProven(attempt: Attempt): SignInPermission {
  return attempt.isWithinLimit ? { ...attempt, isBotCheckRequired: false, isConfirmationRequired: false } : attempt;
}
