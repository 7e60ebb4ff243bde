import { fieldOf, nodeError } from '@mintline/core'
import { aptosAddress, isAptosAddress } from '@mintline/core/identifiers'
import { z } from 'zod'
import type {
  AptosEvent,
  AptosTransaction,
  WrittenResource,
} from '../../decode/aptos/aptosTransaction.ts'
import { type AptosNode, malformed } from './aptosNode.ts'
import { COUNT, HASH } from './shapes.ts'

/** Transactions in one answer, which no node exceeds. */
export const PAGE = 100
/** Pages asked for at once: most of the time goes by on the way to the node and back. */
const PAGES = 4

const METHOD = 'transactions'

/** A transaction as nodes answer it. */
export const TRANSACTION: z.ZodType<NodeTransaction> = z.object({
  type: z.string(),
  version: COUNT,
  hash: HASH,
  success: z.boolean().optional(),
  events: z.array(z.object({ type: z.string(), data: z.unknown() })).optional(),
  changes: z.array(z.unknown()).optional(),
})

/** A transaction of any kind. */
export interface NodeTransaction {
  readonly type: string
  readonly version: number
  readonly hash: string
  readonly success?: boolean | undefined
  readonly events?: readonly AptosEvent[] | undefined
  readonly changes?: readonly unknown[] | undefined
}

/** Versions that follow each other. */
export interface TransactionRange {
  /** Those of users that were carried out: all others change no item. */
  readonly transactions: readonly AptosTransaction[]
  /** The last version, and the hash of its transaction. */
  readonly end: { readonly version: number; readonly hash: string }
}

/**
 * Fetches the next transactions of a network, 400 at most.
 *
 * Fullnodes keep no list of the events of modules: their event endpoints serve handles alone, and an account's list has
 * what it sent itself. So everything is read, with a request for 100 transactions; of mainnet, with about a hundred a
 * second, that is a request a second for ever, and 86,400 for each day before.
 *
 * @param from The first version.
 * @param target The last version that there is.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the reason of the signal.
 */
export async function fetchTransactions(
  node: AptosNode,
  { from, target }: { readonly from: number; readonly target: number },
): Promise<TransactionRange> {
  const starts = Array.from({ length: PAGES }, (_, at) => from + at * PAGE)
  const pages = await Promise.all(
    starts.filter((start) => start <= target).map((start) => fetchPage(node, { start, target })),
  )
  // A node may answer with less than it is asked for.
  const found = pages.flat().filter(({ version }, at) => version === from + at)
  const last = found.at(-1)
  if (!last) throw nodeError(METHOD, malformed('no transaction is there'))
  const { version, hash } = last
  return { transactions: found.flatMap(carriedOut), end: { version, hash } }
}

async function fetchPage(
  node: AptosNode,
  { start, target }: { readonly start: number; readonly target: number },
): Promise<NodeTransaction[]> {
  const limit = Math.min(PAGE, target - start + 1)
  const page = await node.ask({
    method: METHOD,
    path: `transactions?start=${start}&limit=${limit}`,
    shape: z.array(TRANSACTION).max(limit),
    since: start + limit - 1,
  })
  if (page.every(({ version }, at) => version === start + at)) return page
  throw nodeError(METHOD, malformed('the versions do not follow each other'))
}

/** The transaction if a user sent it and it was carried out; all others change no item. */
export function carriedOut(transaction: NodeTransaction): AptosTransaction[] {
  const { type, version, hash, success, events = [], changes = [] } = transaction
  if (type !== 'user_transaction' || success !== true) return []
  return [{ version, hash, events, written: changes.flatMap(writtenResource) }]
}

function writtenResource(change: unknown): WrittenResource[] {
  if (fieldOf(change, 'type') !== 'write_resource') return []
  const [address, resource] = [fieldOf(change, 'address'), fieldOf(change, 'data')]
  const type = fieldOf(resource, 'type')
  if (typeof address !== 'string' || !isAptosAddress(address) || typeof type !== 'string') return []
  return [{ address: aptosAddress(address), type, data: fieldOf(resource, 'data') }]
}
