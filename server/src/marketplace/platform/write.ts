import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import { EMAIL_RULE, isEmailAddress } from '../../mail/emailAddress.ts'

/**
 * Subscribes an address to news, once.
 *
 * @throws `EMAIL_INVALID`
 */
export async function subscribe(writer: Kysely<DB>, given: string, now: Date): Promise<undefined> {
  const email = given.trim()
  if (!isEmailAddress(email)) {
    throw new ServerError('EMAIL_INVALID', { field: 'email', rule: EMAIL_RULE })
  }
  await writer
    .insertInto('subscriptions')
    .values({ email, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return undefined
}
