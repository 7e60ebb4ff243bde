import { isCollectionId, parseCollectionId } from '@mintline/core/identifiers'
import { collectionKey, isUserId } from '../../database/keys/index.ts'
import type { CollectionModel } from '../collections/collectionModel.ts'
import { collectionsByKeys } from '../collections/collectionsByKeys.ts'
import { type LocalFacts, localFacts } from '../collections/localFacts.ts'
import type { Reader } from '../reader.ts'
import { type UserRecord, usersByIds } from '../users/users.ts'

/** A user or collection with what a profile shows. */
export type ProfileRecord =
  | { readonly user: UserRecord }
  | ({ readonly collection: CollectionModel } & LocalFacts)

/** Returns profiles for users and collections in the same order as `ids`, deduplicated; unknown ones are left out. */
export async function profilesByIds(
  reader: Reader,
  ids: readonly string[],
): Promise<ProfileRecord[]> {
  const [users, collections] = await Promise.all([
    usersByIds(reader, ids.filter(isUserId)),
    collectionProfiles(reader, ids.filter(isCollectionId)),
  ])
  const found = ids.flatMap((id): readonly ProfileRecord[] => {
    const user = users.get(id)
    if (user) return [{ user }]
    const profile = isCollectionId(id) ? collections.get(idOf(keyOf(id))) : undefined
    return profile ? [profile] : []
  })
  return [...new Map(found.map((profile) => [nameOf(profile), profile])).values()]
}

const keyOf = (id: string): Buffer => collectionKey(parseCollectionId(id))
const idOf = (key: Buffer): string => key.toString('hex')
const nameOf = (profile: ProfileRecord): string =>
  'user' in profile ? profile.user.id : profile.collection.id

/** Returns collection profiles by hex key. */
async function collectionProfiles(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProfileRecord>> {
  const keys = ids.map(keyOf)
  const [collections, localFactsOf] = await Promise.all([
    collectionsByKeys(reader, keys),
    localFacts(reader, keys),
  ])
  return new Map(
    collections.map((collection) => {
      const key = keyOf(collection.id)
      return [idOf(key), { collection, ...localFactsOf(key) }]
    }),
  )
}
