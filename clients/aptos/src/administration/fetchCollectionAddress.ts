import type { AptosAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { callView } from '../chain/callView.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { Address, decodeAnswer } from '../drop/decodeAnswer.ts'
import { functionIdOf, type Machine } from '../drop/machine.ts'

/** Everything that determines a collection's address. */
export interface CollectionOrigin {
  readonly machine: Machine
  /** Wallet that creates it. */
  readonly owner: AptosAddress
  readonly seed: string
  readonly collectionName: string
}

/**
 * Fetches a collection's address, whether or not it exists yet.
 *
 * @throws VIEW_ANSWER_INVALID, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchCollectionAddress(
  connection: AptosConnection,
  { machine, owner, seed, collectionName }: CollectionOrigin,
  options: AskOptions = {},
): Promise<AptosAddress> {
  const name = functionIdOf(machine, machine.functions.collectionAddress)
  const call = { function: name, arguments: [owner, seed, collectionName] }
  return decodeAnswer(Address, await callView(connection, call, options), name)
}
