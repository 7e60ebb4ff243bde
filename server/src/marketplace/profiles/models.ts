import { mediaOf } from '../models/media.ts'
import type { DeprecatedOrder } from '../orders/schemas.ts'
import { userModel } from '../users/models.ts'
import type { ProfileNumbers, ProfileRecord, UserActs } from './read.ts'
import type { Profile, ProfileMeta } from './schemas.ts'

/**
 * Builds a profile for a user or a collection. Nobody follows collections.
 *
 * @param bestBidOrder - the best bid for any item in the collection
 */
export function profileOf(
  record: ProfileRecord,
  bestBidOrder: DeprecatedOrder | undefined,
): Profile {
  if ('user' in record) return ofUser(userModel(record.user))
  const { collection, moderation, settings, shortUrl } = record
  const { meta } = collection
  return {
    id: collection.id,
    type: 'COLLECTION',
    blockchain: collection.blockchain as NonNullable<Profile['blockchain']>,
    name: settings.name ?? collection.name,
    description: settings.description ?? meta?.description,
    website: meta?.externalLink ?? meta?.externalUri,
    imageMedia: meta?.content.map(mediaOf),
    shortUrl,
    badges: [...moderation.badges],
    blacklisted: moderation.blacklisted,
    bestBidOrder,
    followers: 0,
    followings: 0,
  }
}

/** Builds a user's profile, as others see it. */
function ofUser(user: ReturnType<typeof userModel>): Profile {
  return {
    id: user.id,
    type: 'USER',
    blockchain: user.blockchain,
    name: user.username,
    description: user.description,
    website: user.website,
    coverMedia: user.coverMedia,
    imageMedia: user.imageMedia,
    wallets: user.wallets,
    shortUrl: user.shortUrl,
    badges: user.badges ?? [],
    blacklisted: user.blacklisted ?? false,
    followers: user.followers,
    followings: user.followings,
  }
}

/** Returns a profile's counts. Collections neither follow nor like, and nobody follows them. */
export function profileMetaOf(
  record: ProfileRecord,
  numbers: ProfileNumbers,
  acts: UserActs,
): ProfileMeta {
  if ('collection' in record) {
    return { address: record.collection.id, ...numbers, ...acts, followers: 0, followings: 0 }
  }
  const { id, wallets, follows } = record.user
  return { address: wallets[0] ?? id, ...numbers, ...acts, ...follows }
}
