import { answered } from './answers.ts'

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
