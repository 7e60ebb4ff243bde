import { fieldOf, nodeError } from '@mintline/core'
import { aptosAddress, isAptosAddress } from '@mintline/core/identifiers'
import { z } from 'zod'
import type {
  AptosEvent,
  AptosTransaction,
  WrittenResource,
} from '../../decode/aptos/aptosTransaction.ts'
import { type AptosNode, malformed } from './aptosNode.ts'
import { COUNT, HASH } from './fetchBlock.ts'

/** Transactions per page, which every node allows. */
export const PAGE = 100
/** Pages fetched in parallel: most time is spent on the network. */
const PAGES = 4

const METHOD = 'transactions'

/** A transaction as nodes return it. */
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

/** A range of consecutive versions. */
export interface TransactionRange {
  /** Successful user transactions: all others change no item. */
  readonly transactions: readonly AptosTransaction[]
  /** Last version with its transaction hash. */
  readonly end: { readonly version: number; readonly hash: string }
}

/**
 * Fetches a network's next transactions, 400 at most.
 *
 * Fullnodes keep no list of module events: their event endpoints serve only handles, and an account's list only holds
 * transactions that it sent itself. So everything is read, 100 transactions per request. For mainnet, with about a
 * hundred transactions a second, that is one request a second for ever, and 86,400 for each past day.
 *
 * @param from First version.
 * @param target Last existing version.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function fetchTransactions(
  node: AptosNode,
  { from, target }: { readonly from: number; readonly target: number },
): Promise<TransactionRange> {
  const starts = Array.from({ length: PAGES }, (_, at) => from + at * PAGE)
  const pages = await Promise.all(
    starts.filter((start) => start <= target).map((start) => fetchPage(node, { start, target })),
  )
  // A node may return less than requested.
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

/** Returns the transaction if a user sent it and it succeeded; all others change no item. */
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
