import type { AskOptions } from '@mintline/core'
import type { AptosAddress } from '@mintline/core/identifiers'
import { callView } from '../chain/callView.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { Address, decodeAnswer } from '../drop/decodeAnswer.ts'
import { functionIdOf, type Machine } from '../drop/machine.ts'

/** The parts that determine the address of a collection. */
export interface CollectionOrigin {
  readonly machine: Machine
  /** Address of the wallet that creates it. */
  readonly owner: AptosAddress
  readonly seed: string
  readonly collectionName: string
}

/**
 * Fetches the address that a collection has, or will have.
 *
 * @throws VIEW_ANSWER_INVALID, NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
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
