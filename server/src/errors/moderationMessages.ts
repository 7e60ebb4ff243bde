/** Messages about operators' decisions. */
export const MODERATION_MESSAGES = {
  MODERATED_UNKNOWN: ({ id }: { id: string }) =>
    `No user, collection or item ${JSON.stringify(id)} is known: give an id as answers have it`,
  DECISION_INVALID: ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  WALLET_NOT_MODERATED: ({ id }: { id: string }) =>
    `${id} is no known collection or item: a wallet can be blacklisted, and nothing else`,
  BADGE_NOT_CHANGED: ({ badge, id, status }: { badge: string; id: string; status: string }) =>
    `The request for the badge ${badge} of ${id} is ${status}: undo that first`,
}
