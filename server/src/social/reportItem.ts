import { createHash } from 'node:crypto'
import type { ItemParts } from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'
import type { Outcome } from './outcome.ts'
import { placeOfItem } from './placeOfItem.ts'

/** Longest message, in characters. */
export const MOST_CHARACTERS = 2_000

/**
 * Reports an item to those who operate the platform. The same message counts once.
 *
 * @throws `REPORT_INVALID` when the message is too long or empty
 */
export async function reportItem(
  writer: Kysely<DB>,
  { item, message, now }: { item: ItemParts; message: string; now: Date },
): Promise<Outcome> {
  const characters = [...message].length
  if (message.trim() === '' || characters > MOST_CHARACTERS) {
    throw new ServerError('REPORT_INVALID', { characters, most: MOST_CHARACTERS })
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

/** Bytes by which messages are told apart. */
export const hashOfMessage = (message: string): Buffer =>
  createHash('sha256').update(message).digest()
