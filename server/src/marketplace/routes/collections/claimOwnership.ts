import { collectionOwner } from '../../../nodes/collectionOwner.ts'
import { writeCollectionOwner } from '../../../social/writeCollectionOwner.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'
import { tokenFound } from './tokenFound.ts'

/** Anybody may call this: the contract says who owns the collection. */
export const claimOwnership = route(calls.claimOwnership, async ({ id }, { users, nodes }) => {
  const known = await tokenFound(users.writer, id)
  const owner = await collectionOwner(nodes, id)
  if (owner === undefined) return known
  await writeCollectionOwner(users.writer, id, owner)
  // Reads the primary: a standby may not have the owner yet.
  return tokenFound(users.writer, id)
})
