import { inParallel } from '@mintline/core'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { deriveHashlist, nextHashlistPage } from '@mintline/solana'
import { CONCURRENT_READS, type NodeCall } from '#entities/cluster/lib/nodeCall.ts'
import { fetchSignatures } from './fetchSignatures.ts'

/** Maximum signatures in a node's answer. */
const SIGNATURES_PER_REQUEST = 1_000
/** Requests for one page: mints need one; strangers can name a page in transactions of their own. */
const REQUESTS_PER_PAGE = 4
/** Pages in one look: about 1,000 mints. */
const PAGES_PER_LOOK = 16

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
  /** Steps into the past, of about 1,000 mints each; at least 1. */
  readonly looks: number
}

/** Transactions, and whether there may be more. */
interface MintTransactions {
  /** Newest first. */
  readonly transactions: readonly MintTransaction[]
  readonly hasOlder: boolean
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
  const newest = nextHashlistPage(issued - 1n)
  const oldest = Math.max(0, newest - looks * PAGES_PER_LOOK + 1)
  const pages = Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index)
  const found = await inParallel(pages, (page) => fetchPage(call, address, page), {
    concurrency: CONCURRENT_READS,
  })
  return { transactions: found.flat(), hasOlder: oldest > 0 }
}

/** Fetches the successful transactions of one hashlist page, newest first. */
async function fetchPage(
  call: NodeCall,
  deployment: SolanaAddress,
  page: number,
): Promise<readonly MintTransaction[]> {
  const address = deriveHashlist(deployment, page)
  const transactions: MintTransaction[] = []
  let before: string | undefined
  for (let request = 0; request < REQUESTS_PER_PAGE; request += 1) {
    const found = await fetchSignatures(call, { address, limit: SIGNATURES_PER_REQUEST, before })
    for (const { signature, err, blockTime } of found) {
      if (err || typeof blockTime !== 'number') continue
      transactions.push({ signature, time: BigInt(blockTime), page })
    }
    if (found.length < SIGNATURES_PER_REQUEST) break
    before = found.at(-1)?.signature
  }
  return transactions
}
