import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'
import type { UserLimits } from './userServices.ts'

const SHORT_URL = /^[a-z0-9-]+$/

/** Words that are page or server paths, or that could impersonate the platform. */
const RESERVED = new Set(
  `about account activity admin administrator api app assets auction auctions auth blog bids buy cart collection
  collections config connect contact create dashboard delete docs drop drops edit error explore faq favicon feed
  following followers help home image images index item items legal login logout marketplace me media mint mintline
  moderator new news notifications null official offers order orders ownerships privacy profile profiles rankings
  register robots root search security sell settings sign-in sign-out signup sitemap static statistics stats status
  subscribe support system team terms token tokens undefined upload urls user users wallet wallets watchlist www`.split(
    /\s+/,
  ),
)

/** Limits on short URLs. */
type ShortUrlLimits = Pick<
  UserLimits,
  'shortUrlLeastCharacters' | 'shortUrlMostCharacters' | 'reservedUrls'
>

/** Returns true if a text can be a user's or collection's short URL. */
const isShortUrl = (
  text: string,
  { shortUrlLeastCharacters: least, shortUrlMostCharacters: most, reservedUrls }: ShortUrlLimits,
): boolean =>
  SHORT_URL.test(text) &&
  text.length >= least &&
  text.length <= most &&
  !RESERVED.has(text) &&
  !reservedUrls.includes(text)

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
