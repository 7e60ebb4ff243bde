import { answered } from './answers.ts'

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
