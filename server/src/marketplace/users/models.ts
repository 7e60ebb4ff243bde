import type { UserRecord } from '../../read-model/users/users.ts'
import type { User } from './schemas.ts'

/** Username that others see for a deleted user. */
export const DELETED_USER = 'Deleted user'

/**
 * Builds a user model.
 *
 * @param isOwn - true for the user's own requests: only they show settings
 */
export function userModel(user: UserRecord, { isOwn = false } = {}): User {
  const { id, description, cover, picture: pic, website, wallets, moderation, follows } = user
  const { twitterUsername } = user
  const [address] = wallets
  return {
    id,
    acceptedTerms: user.acceptedTerms,
    ...(address !== undefined && { address, ...blockchainOf(address) }),
    ...(cover !== undefined && { cover, coverMedia: pictureMedia(cover) }),
    ...(description !== undefined && { description }),
    emailConfirmed: user.isEmailConfirmed,
    ...follows,
    ...(pic !== undefined && { pic, imageMedia: pictureMedia(pic) }),
    receiveEmailNotifications: isOwn && user.receivesMail,
    ...(isOwn && { notificationSettings: { flags: user.notificationFlags } }),
    ...(user.shortUrl !== undefined && { shortUrl: user.shortUrl }),
    ...(twitterUsername !== undefined && { twitterUsername }),
    ...usernameOf(user),
    ...(website !== undefined && { website }),
    wallets: [...wallets],
    blacklisted: moderation.blacklisted,
    badges: [...moderation.badges],
  }
}

/** Returns a wallet's group, which is named after its first blockchain. */
function blockchainOf(address: string): Pick<User, 'blockchain'> {
  return { blockchain: address.slice(0, address.indexOf(':')) as NonNullable<User['blockchain']> }
}

function usernameOf({ isDeleted, username }: UserRecord): Pick<User, 'username'> {
  const name = isDeleted ? DELETED_USER : username
  return name === undefined ? {} : { username: name }
}

/** Lists a picture in its only size. */
function pictureMedia(url: string): NonNullable<User['imageMedia']> {
  return [{ url, sizeType: 'ORIGINAL', contentType: 'IMAGE' }]
}
