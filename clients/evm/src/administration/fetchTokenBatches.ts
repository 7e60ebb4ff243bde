import { CoreError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import type { EvmConnection } from '../chain/connection.ts'
import { type ContractRead, contractRead, readContracts } from '../chain/readContracts.ts'
import { countOf } from '../contract/countOf.ts'
import {
  batchFrozen,
  getBaseURICount,
  getBatchIdAtIndex,
  uri,
} from '../generated/dropErc1155/abi.ts'
import type { AdministeredDrop } from './dropCall.ts'

/** Token ids that were added together to an ERC-1155 drop. */
export interface TokenBatch {
  /** Batch index, from 0. */
  readonly index: bigint
  readonly firstTokenId: bigint
  readonly lastTokenId: bigint
  /** Metadata is at `{baseUri}{tokenId}`. */
  readonly baseUri: string
  /** True if the base URI is permanent. */
  readonly isFrozen: boolean
}

/**
 * Fetches an ERC-1155 drop's token id batches, in up to three requests.
 *
 * @throws CONTRACT_TOO_LARGE, NO_CONTRACT_DATA, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchTokenBatches(
  { client }: EvmConnection,
  { address }: Pick<AdministeredDrop, 'address'>,
  options: AskOptions = {},
): Promise<TokenBatch[]> {
  const { contract } = await readContracts(
    client,
    { contract: { count: contractRead(address, getBaseURICount) } },
    options,
  )
  const count = countOf(contract.count ?? 0n, { contract: address, of: 'token batches' })
  const indexes = Array.from({ length: count }, (_, index) => BigInt(index))
  const { ids } = await readContracts(
    client,
    { ids: byName(indexes, (index) => contractRead(address, getBatchIdAtIndex, [index])) },
    options,
  )
  // A batch's id is the first token id in the next one.
  const ends = indexes.map((index) => ids[`${index}`] ?? 0n)
  const { uris, frozen } = await readContracts(
    client,
    {
      uris: byName(ends, (end) => contractRead(address, uri, [end - 1n])),
      frozen: byName(ends, (end) => contractRead(address, batchFrozen, [end])),
    },
    options,
  )
  return indexes.map((index, at) => {
    const end = ends[at] ?? 0n
    const ofLast = uris[`${end}`]
    if (ofLast === undefined) throw new CoreError('NO_CONTRACT_DATA', { contract: address })
    return {
      index,
      firstTokenId: ends[at - 1] ?? 0n,
      lastTokenId: end - 1n,
      baseUri: ofLast.slice(0, -`${end - 1n}`.length),
      isFrozen: frozen[`${end}`] ?? false,
    }
  })
}

function byName<Answer>(
  keys: readonly bigint[],
  readOf: (key: bigint) => ContractRead<Answer>,
): Record<string, ContractRead<Answer>> {
  return Object.fromEntries(keys.map((key) => [`${key}`, readOf(key)]))
}
