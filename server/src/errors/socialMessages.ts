/** Messages about users' actions on users, items and ownerships. */
export const SOCIAL_MESSAGES = {
  AUCTION_INVALID: ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  FOLLOWS_ITSELF: (_: Record<never, never>) => 'Nobody can follow themselves: name another user',
  LOCKED_CONTENT_INVALID: ({ bytes, most }: { bytes: number; most: number }) =>
    `The content must have 1 to ${most} bytes, not ${bytes}`,
  LOCKED_ALREADY: (_: Record<never, never>) =>
    'Content of the item is locked already, and can never be changed',
  REPORT_INVALID: ({ characters, most }: { characters: number; most: number }) =>
    `The message must have 1 to ${most} characters, not ${characters}`,
}
