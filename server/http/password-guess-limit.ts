import type { SignInProof } from '#contract/sign-in-proof.ts';
import type { AppContext } from '../app-context.ts';
import { createMissCounter, type MissCounter, type MissLimit } from './miss-limit.ts';

const limit = { misses: 10, seconds: 600 };
const counters = new WeakMap<AppContext, MissCounter>();

/** Limits how often a customer who is signed in guesses the password, in all calls that ask for it together. */
export function passwordGuessLimit<Call extends { identity: { customerId: string } }>(
  context: AppContext,
  isGuess: (call: Call) => boolean = () => true,
): MissLimit<Call> {
  const counter = counters.get(context) ?? createMissCounter(context, 'passwords of customers', limit);
  counters.set(context, counter);
  return {
    ...limit,
    codes: ['password_not_correct', 'password_not_valid'],
    isGuess,
    visitor: ({ identity }) => identity.customerId,
    countsByVisitorOnly: true,
    counter,
  };
}

/** The limits of a call that takes the proof of a sign-in: a password is a guess, and none is not. */
export function signInProofLimits(context: AppContext) {
  return {
    missLimit: passwordGuessLimit<{ identity: { customerId: string }; body: SignInProof }>(
      context,
      ({ body }) => body.password !== undefined,
    ),
    rateLimit: { calls: 100, seconds: 600 },
  };
}
