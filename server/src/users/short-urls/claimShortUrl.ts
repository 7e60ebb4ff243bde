import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import { isShortUrl, type ShortUrlLimits } from './isShortUrl.ts'

/** A user by id, or a collection by key. */
export type ShortUrlTarget = { readonly user: string } | { readonly collection: Buffer }

/** A request for a short URL. */
export interface ShortUrlClaim {
  /** Undefined and an empty text = none: frees the current one. */
  readonly url: string | undefined
  /** The short URL's target. */
  readonly target: ShortUrlTarget
  /** The requesting user. */
  readonly owner: string
  readonly now: Date
}

/**
 * Gives a user or a collection a short URL in place of its current one. The transaction must have locked the target.
 *
 * @throws `SHORT_URL_INVALID`, `SHORT_URL_TAKEN`
 */
export async function claimShortUrl(
  transaction: Transaction<DB>,
  { url, target, owner, now }: ShortUrlClaim,
  limits: ShortUrlLimits,
): Promise<void> {
  const isOf = ofTarget(target)
  if (url) {
    if (!isShortUrl(url, limits)) {
      const { shortUrlLeastCharacters: least, shortUrlMostCharacters: most } = limits
      throw new ServerError('SHORT_URL_INVALID', { url, least, most })
    }
    const columns = {
      user_id: 'user' in target ? target.user : null,
      collection: 'collection' in target ? target.collection : null,
    }
    // Before the current one is freed: two users who swap theirs at once would deadlock otherwise.
    await transaction
      .insertInto('short_urls')
      .values({ url, ...columns, owner, created_at: now })
      .onConflict((conflict) => conflict.column('url').doNothing())
      .execute()
    await transaction
      .selectFrom('short_urls')
      .select('url')
      .where('url', '=', url)
      .where(isOf)
      .executeTakeFirstOrThrow(() => new ServerError('SHORT_URL_TAKEN', { url }))
  }
  await transaction
    .deleteFrom('short_urls')
    .where(isOf)
    .where(sql<boolean>`url is distinct from ${url || null}`)
    .execute()
}

const ofTarget =
  (target: ShortUrlTarget) =>
  ({ eb }: ExpressionBuilder<DB, 'short_urls'>) =>
    'user' in target ? eb('user_id', '=', target.user) : eb('collection', '=', target.collection)
