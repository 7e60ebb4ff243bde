import { answered } from './answers.ts'

/** Messages about marketplace users. */
export const USER_MESSAGES = {
  // Same as for a missing or wrong token: the session ended with the user.
  USER_GONE: answered(
    'unauthorized',
    (_: Record<never, never>) => 'Sign in first: the access token is missing or not valid',
  ),
  SIGN_IN_NOT_FRESH: answered(
    'unauthorized',
    ({ minutes }: { minutes: number }) =>
      `Sign in again first: this change needs a sign-in of the last ${minutes} minutes`,
  ),
  WALLET_TOO_NEW: answered(
    'forbidden',
    ({ days }: { days: number }) =>
      `Use a wallet that you added earlier: a new one may do this only ${days} days after it was added`,
  ),
  NO_PUBLIC_URL: answered(
    'notAvailable',
    (_: Record<never, never>) =>
      'Nobody can sign in here yet: publicUrl in the settings has to name the address of this server',
  ),
  SIGN_IN_REFUSED: answered(
    'unauthorized',
    ({ reason }: { reason: string }) =>
      `Signing in failed, as ${reason}: ask for a nonce and sign again`,
  ),
  TOO_MANY_FAILURES: answered(
    'tooManyRequests',
    ({ seconds }: { seconds: number }) =>
      `Too many sign-ins from here failed. Try again in ${seconds} seconds`,
  ),
  PROOF_REFUSED: answered(
    'badRequest',
    ({ reason }: { reason: string }) =>
      `The signature proves nothing, as ${reason}: sign the text of this server with the present time`,
  ),
  WALLET_INVALID: answered(
    'badRequest',
    ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  ),
  PROFILE_FIELD_INVALID: answered(
    'validation',
    ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  ),
}

/** Messages about operators' decisions. */
export const MODERATION_MESSAGES = {
  MODERATED_UNKNOWN: answered(
    'notFound',
    ({ id }: { id: string }) =>
      `No user, collection or item ${JSON.stringify(id)} is known: give an id as answers have it`,
  ),
  DECISION_INVALID: answered(
    'validation',
    ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  ),
  WALLET_NOT_MODERATED: answered(
    'validation',
    ({ id }: { id: string }) =>
      `${id} is no known collection or item: a wallet can be blacklisted, and nothing else`,
  ),
  BADGE_NOT_CHANGED: answered(
    'validation',
    ({ badge, id, status }: { badge: string; id: string; status: string }) =>
      `The request for the badge ${badge} of ${id} is ${status}: undo that first`,
  ),
}

/** Messages about users' actions on users, items and ownerships. */
export const SOCIAL_MESSAGES = {
  AUCTION_INVALID: answered(
    'validation',
    ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  ),
  FOLLOWS_ITSELF: answered(
    'validation',
    (_: Record<never, never>) => 'Nobody can follow themselves: name another user',
  ),
  LOCKED_CONTENT_INVALID: answered(
    'validation',
    ({ bytes, most }: { bytes: number; most: number }) =>
      `The content must have 1 to ${most} bytes, not ${bytes}`,
  ),
  LOCKED_ALREADY: answered(
    'badRequest',
    (_: Record<never, never>) => 'Content of the item is locked already, and can never be changed',
  ),
  REPORT_INVALID: answered(
    'validation',
    ({ characters, most }: { characters: number; most: number }) =>
      `The message must have 1 to ${most} characters, not ${characters}`,
  ),
}
