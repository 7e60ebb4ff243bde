import { nodeError } from '@mintline/core'
import { decodeClaimCall } from '@mintline/evm'
import type { Hex } from 'viem'
import { z } from 'zod'
import type { ContractCall } from '../../decode/evm/claimPrices.ts'
import type { EvmLog } from '../../decode/evm/evmLog.ts'
import type { EvmNode } from './evmNode.ts'

const METHOD = 'eth_getTransactionByHash'

const TRANSACTION = z.object({
  hash: z.string(),
  blockHash: z.string(),
  to: z.string().nullish(),
  input: z.string().regex(/^0x([0-9a-f]{2})*$/i),
  value: z.string().regex(/^0x[0-9a-f]{1,64}$/i),
})

/**
 * Fetches the transactions that emitted logs.
 *
 * @returns Calls by transaction hash.
 * @throws NODE_REFUSED if a transaction is not in its log's block; NODE_NOT_AVAILABLE, NODE_RATE_LIMITED,
 *   NODE_FORBIDDEN, or the signal's reason.
 */
export async function fetchCalls(
  node: EvmNode,
  logs: readonly Pick<EvmLog, 'transaction' | 'blockHash'>[],
): Promise<ReadonlyMap<string, ContractCall>> {
  const blockHashes = new Map(logs.map(({ transaction, blockHash }) => [transaction, blockHash]))
  const hashes = [...blockHashes.keys()]
  const answers = await node.callEach(
    METHOD,
    hashes.map((hash) => [hash]),
  )
  return new Map(
    hashes.map((hash, at) => {
      const { success, data } = TRANSACTION.safeParse(answers[at])
      const isThere =
        success &&
        data.hash.toLowerCase() === hash &&
        data.blockHash.toLowerCase() === blockHashes.get(hash)
      if (!isThere) throw nodeError(METHOD, new Error('its answer is malformed'))
      const { to, value } = data
      const input = data.input as Hex
      const call = { to: to?.toLowerCase(), claim: decodeClaimCall(input), input }
      return [hash, { ...call, value: BigInt(value) }]
    }),
  )
}
