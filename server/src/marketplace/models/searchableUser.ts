import type { UserRecord } from '../../read-model/users/users.ts'
import type { SearchableUser } from '../schemas/searchable.ts'

/** Builds a user for searches. */
export const searchableUserOf = ({
  id,
  username,
  wallets,
  moderation,
  follows,
}: UserRecord): SearchableUser => ({
  id,
  username,
  wallets: [...wallets],
  blacklisted: moderation.blacklisted,
  verified: moderation.verified,
  followers: follows.followers,
})
