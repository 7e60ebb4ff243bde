import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { decodeAnswer, U64 } from './decodeAnswer.ts'
import { type DropReference, machineDrop } from './dropReference.ts'
import { machineView } from './machineView.ts'

/**
 * Fetches the minted item count.
 *
 * @throws NO_CONTRACT_DATA, and the same errors about references and nodes as `fetchDrop`.
 */
export function fetchMintedCount(
  connection: AptosConnection,
  reference: DropReference,
  options: AskOptions = {},
): Promise<bigint> {
  const decode = (answer: unknown, name: string) => decodeAnswer(U64, answer, name)
  const view = { name: 'totalMinted', decode } as const
  return machineView(connection, machineDrop(reference), view, options)
}
