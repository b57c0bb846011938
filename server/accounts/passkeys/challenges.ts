import type { AppContext } from '../../app-context.ts';
import { addDuration } from '../rules.ts';
import { hashToken, newToken } from '../tokens.ts';
import { type ChallengePurpose, insertChallenge, takeChallenge } from './passkey-queries.ts';
import { challengeMinutes } from './rules.ts';

/** Whom a challenge belongs to, and what it is for. */
export interface ChallengeOwner {
  ownerHash: string;
  purpose: ChallengePurpose;
}

/** The session in which a passkey is added. */
export const registrationIn = (sessionId: string): ChallengeOwner => ({
  ownerHash: hashToken(`session ${sessionId}`),
  purpose: 'registration',
});

/** The visitor who signs in. */
export const signInOf = (visitorHash: string): ChallengeOwner => ({ ownerHash: visitorHash, purpose: 'sign_in' });

/** Stores a new challenge, which works once. @returns the challenge, in base64url */
export async function newChallenge({ db, clock }: AppContext, owner: ChallengeOwner): Promise<string> {
  const challenge = newToken();
  const expiresAt = addDuration(clock(), { minutes: challengeMinutes });
  await insertChallenge(db, { ...owner, hash: hashToken(challenge), expiresAt });
  return challenge;
}

/**
 * The challenge that a browser's response is for, which is used up by this.
 *
 * @param clientDataJSON what the browser signed, in base64url
 * @returns undefined unless it was given to this owner for this purpose in the last ten minutes, and signed on a page of the shop itself, not
 *   in a frame of another site
 */
export async function consumeChallenge(
  { db, clock }: AppContext,
  owner: ChallengeOwner,
  clientDataJSON: string,
): Promise<string | undefined> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === undefined) return undefined;
  const isTaken = await takeChallenge(db, { ...owner, hash: hashToken(challenge), now: clock() });
  return isTaken ? challenge : undefined;
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge, crossOrigin } = clientData as { challenge?: unknown; crossOrigin?: unknown };
    return typeof challenge === 'string' && !crossOrigin ? challenge : undefined;
  } catch {
    return undefined;
  }
}
