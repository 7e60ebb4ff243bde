import type { AskOptions } from '@mintline/core/node'
import { type Hex, size } from 'viem'
import type { EvmConnection } from '../chain/connection.ts'
import { contractRead, readContracts } from '../chain/readContracts.ts'
import { multicall } from '../generated/dropErc1155/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { type AdministeredDrop, dropCall } from './dropCall.ts'

/**
 * Most bytes of calls in one transaction. That is about 35 new claim conditions at 0.15 million gas, less than half of
 * what Ethereum allows a transaction.
 */
const MOST_BYTES = 12_000

/** Returns one transaction that makes calls to a drop in order; all are undone if one fails. */
export function multicallTransaction(
  drop: Pick<AdministeredDrop, 'address'>,
  calls: readonly EvmTransaction[],
): EvmTransaction {
  return dropCall(drop, multicall, [calls.map(({ data }) => data)])
}

/** Splits calls in their order into groups that each fit one transaction. */
export function multicallGroups<Call>(
  calls: readonly Call[],
  dataOf: (call: Call) => Hex,
): Call[][] {
  const groups: Call[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const call of calls) {
    const own = size(dataOf(call))
    if (bytes + own > MOST_BYTES) {
      groups.push([])
      bytes = 0
    }
    groups.at(-1)?.push(call)
    bytes += own
  }
  return groups
}

/**
 * Returns true if a contract makes several calls in one transaction.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchHasMulticall(
  { client }: EvmConnection,
  { address }: Pick<AdministeredDrop, 'address'>,
  options: AskOptions = {},
): Promise<boolean> {
  const reads = { contract: { none: contractRead(address, multicall, [[]]) } }
  const { contract } = await readContracts(client, reads, options)
  return contract.none !== undefined
}
