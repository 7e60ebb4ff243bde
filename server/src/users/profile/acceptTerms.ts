import { type Kysely, sql } from 'kysely'
import { isUserId } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { versionIn } from './profileRules.ts'

/**
 * Records that a user accepts a terms version, unless a later one is accepted; false if the user does not exist.
 *
 * @throws `PROFILE_FIELD_INVALID`
 */
export async function acceptTerms(
  writer: Kysely<DB>,
  user: string,
  version: number,
): Promise<boolean> {
  const accepted = versionIn('termsForm.version', version)
  if (!isUserId(user)) return false
  const { numUpdatedRows } = await writer
    .updateTable('users')
    .set({ accepted_terms: sql`greatest(accepted_terms, ${accepted})` })
    .where('id', '=', user)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
