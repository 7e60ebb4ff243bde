import { solanaAddress } from '@mintline/core/identifiers'
import { deriveHashlist, nextHashlistPage } from '@mintline/solana'
import type { NodeCall } from '#entities/cluster/lib/nodeCall.ts'
import { fetchSignatures } from './fetchSignatures.ts'

/** Maximum signatures in a node's answer. */
const SIGNATURES_PER_REQUEST = 1_000

/** A transaction that may have minted items. */
export interface MintTransaction {
  readonly signature: string
  /** Unix seconds. */
  readonly time: bigint
  /** Hashlist page that it wrote to. */
  readonly page: number
}

/** Range of transactions to read. */
export interface MintTransactionsQuery {
  readonly deployment: string
  /** Items minted so far; at least 1. */
  readonly issued: bigint
  /** Number of requests into the past, each for up to 1,000 transactions; at least 1. */
  readonly looks: number
}

/** Transactions, and whether there may be more. */
interface MintTransactions {
  /** Newest first. */
  readonly transactions: readonly MintTransaction[]
  readonly hasOlder: boolean
}

/** The start of a request. */
interface Place {
  readonly page: number
  readonly before: string | undefined
}

/**
 * Fetches the latest minting transactions. Little except mints writes to the hashlist page that lists an item, so it
 * reads the history of those pages.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function fetchMintTransactions(
  call: NodeCall,
  { deployment, issued, looks }: MintTransactionsQuery,
): Promise<MintTransactions> {
  const address = solanaAddress(deployment)
  const transactions: MintTransaction[] = []
  let place: Place | undefined = { page: nextHashlistPage(issued - 1n), before: undefined }
  for (let look = 0; look < looks && place; look += 1) {
    const { page, before }: Place = place
    const found = await fetchSignatures(call, {
      address: deriveHashlist(address, page),
      limit: SIGNATURES_PER_REQUEST,
      before,
    })
    for (const { signature, err, blockTime } of found) {
      if (err || typeof blockTime !== 'number') continue
      transactions.push({ signature, time: BigInt(blockTime), page })
    }
    const isFull = found.length === SIGNATURES_PER_REQUEST
    if (isFull) place = { page, before: found.at(-1)?.signature }
    else place = page > 0 ? { page: page - 1, before: undefined } : undefined
  }
  return { transactions, hasOlder: place !== undefined }
}
