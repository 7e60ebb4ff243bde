import { collectionOwner } from '../../nodes/evmCall.ts'
import type { Handler } from '../call.ts'
import { tokenFound } from './answers.ts'
import type * as calls from './calls.ts'
import { writeCollectionOwner } from './write.ts'

/** Anybody may call this: the contract says who owns the collection. */
export const claimOwnership: Handler<typeof calls.claimOwnership> = async (
  { id },
  { users, nodes },
) => {
  const known = await tokenFound(users.writer, id)
  const owner = await collectionOwner(nodes, id)
  if (owner === undefined) return known
  await writeCollectionOwner(users.writer, id, owner)
  // Reads the primary: a standby may not have the owner yet.
  return tokenFound(users.writer, id)
}
