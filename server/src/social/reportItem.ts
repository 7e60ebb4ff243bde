import { createHash } from 'node:crypto'
import type { ItemParts } from '@mintline/core/identifiers'
import { ServerError } from '../errors/serverError.ts'
import type { ChangeServices } from '../users/userServices.ts'
import type { Outcome } from './outcome.ts'
import { placeOfItem } from './placeOfItem.ts'

/**
 * Reports an item to the platform's operators. The same message counts once.
 *
 * @throws `REPORT_INVALID` if the message is too long or empty
 */
export async function reportItem(
  { writer, limits: { reportCharacters: most } }: ChangeServices,
  { item, message, now }: { item: ItemParts; message: string; now: Date },
): Promise<Outcome> {
  const characters = [...message].length
  if (message.trim() === '' || characters > most) {
    throw new ServerError('REPORT_INVALID', { characters, most })
  }
  const place = await placeOfItem(writer, item)
  if (place === undefined) return 'UNKNOWN'
  await writer
    .insertInto('reports')
    .values({ ...place, message_hash: hashOfMessage(message), message, reported_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return 'DONE'
}

/** Returns the hash that deduplicates messages. */
export const hashOfMessage = (message: string): Buffer =>
  createHash('sha256').update(message).digest()
