import { askNode } from '@mintline/core'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { deriveHashlist, nextHashlistPage } from '@mintline/solana'
import { type Connection, PublicKey } from '@solana/web3.js'

/** Signatures that a node gives in one answer at most. */
const TRANSACTIONS_PER_LOOK = 1_000

/** A transaction that may have minted items. */
export interface MintTransaction {
  readonly signature: string
  /** Unix seconds. */
  readonly time: bigint
  /** Page of the hashlist that it wrote into. */
  readonly page: number
}

/** What of a connection tells which transactions there were. */
export type HistoryConnection = Pick<Connection, 'getSignaturesForAddress'>

/** How far back to look. */
export interface MintTransactionsQuery {
  readonly deployment: string
  /** Items minted so far; at least 1. */
  readonly issued: bigint
  /** Looks into the past, of 1,000 transactions each; at least 1. */
  readonly looks: number
}

/** Transactions, and whether there are more. */
export interface MintTransactions {
  /** Newest first. */
  readonly transactions: readonly MintTransaction[]
  readonly hasOlder: boolean
}

/** Where a look begins. */
interface Place {
  readonly page: number
  readonly before: string | undefined
}

/**
 * The latest transactions that minted. A mint, and hardly anything else, writes into the page of the
 * hashlist that its item is listed on, so the node is asked for the history of those pages.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function fetchMintTransactions(
  connection: HistoryConnection,
  { deployment, issued, looks }: MintTransactionsQuery,
): Promise<MintTransactions> {
  const address = solanaAddress(deployment)
  const transactions: MintTransaction[] = []
  let place: Place | undefined = { page: nextHashlistPage(issued - 1n), before: undefined }
  for (let look = 0; look < looks && place; look += 1) {
    const page: number = place.page
    const found = await fetchSignatures(connection, address, place)
    for (const { signature, err, blockTime } of found) {
      if (err || typeof blockTime !== 'number') continue
      transactions.push({ signature, time: BigInt(blockTime), page })
    }
    const isFull = found.length === TRANSACTIONS_PER_LOOK
    if (isFull) place = { page, before: found.at(-1)?.signature }
    else place = page > 0 ? { page: page - 1, before: undefined } : undefined
  }
  return { transactions, hasOlder: place !== undefined }
}

function fetchSignatures(
  connection: HistoryConnection,
  deployment: SolanaAddress,
  { page, before }: Place,
) {
  const hashlist = new PublicKey(deriveHashlist(deployment, page))
  const range = { limit: TRANSACTIONS_PER_LOOK, ...(before !== undefined && { before }) }
  const ask = () => connection.getSignaturesForAddress(hashlist, range)
  return askNode('getSignaturesForAddress', ask)
}
