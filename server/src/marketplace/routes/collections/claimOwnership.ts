import { collectionOwner } from '../../../nodes/collectionOwner.ts'
import { writeCollectionOwner } from '../../../social/writeCollectionOwner.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'
import { tokenFound } from './tokenFound.ts'

/** Whoever asks: what the contract says is true for everybody. */
export const claimOwnership = route(calls.claimOwnership, async ({ id }, { users, nodes }) => {
  const known = await tokenFound(users.writer, id)
  const owner = await collectionOwner(nodes, id)
  if (owner === undefined) return known
  await writeCollectionOwner(users.writer, id, owner)
  // Not from a standby, which may not know yet.
  return tokenFound(users.writer, id)
})
