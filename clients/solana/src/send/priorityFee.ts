import {
  type AskOptions,
  askNode,
  type Clock,
  isNodeError,
  isPassingNodeError,
} from '@mintline/core'
import type { Connection, PublicKey } from '@solana/web3.js'
import type { PlannedTransaction } from '../transaction/plan.ts'

/** How much to pay for being taken early. */
export type PriorityFeePolicy =
  /** Nothing. */
  | 'off'
  | {
      /** Millionths of a lamport for a compute unit that are never exceeded. Default: 500,000. */
      readonly maxMicroLamports?: bigint
      /** How many of the recent fees, in percent, to be at least as high as. Default: 75. */
      readonly percentile?: number
    }

/**
 * As high as three of four recent fees for the accounts that are written, and at most 500,000
 * millionths of a lamport for a unit: 0.000425 SOL for the largest transaction.
 */
export const DEFAULT_PRIORITY_FEE = { maxMicroLamports: 500_000n, percentile: 75 } as const

/** Most accounts that a node takes at once. */
const MAX_ACCOUNTS = 128

interface PriorityFeeInput {
  readonly connection: Connection
  readonly planned: PlannedTransaction
  readonly policy?: PriorityFeePolicy | undefined
  readonly onNodeFailure?: AskOptions['onNodeFailure']
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock | undefined
}

/**
 * Price of a compute unit in millionths of a lamport, from what was paid of late for the accounts
 * that the transaction writes. 0 where the policy is off, nobody pays any, or the node cannot tell: a
 * transaction is better sent without it than not at all.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED
 */
export async function priorityFeeFor(input: PriorityFeeInput): Promise<bigint> {
  const { connection, planned, policy = DEFAULT_PRIORITY_FEE } = input
  if (policy === 'off') return 0n
  const lockedWritableAccounts = writableAccounts(planned).slice(0, MAX_ACCOUNTS)
  const fees = await askNode(
    'getRecentPrioritizationFees',
    () => connection.getRecentPrioritizationFees({ lockedWritableAccounts }),
    input,
  ).catch((error: unknown) => {
    if (isPassingNodeError(error) || !isNodeError(error)) throw error
    return []
  })
  const { maxMicroLamports, percentile } = { ...DEFAULT_PRIORITY_FEE, ...policy }
  const fee = percentileOf(
    fees.map(({ prioritizationFee }) => prioritizationFee),
    percentile,
  )
  return minimum(BigInt(fee), maxMicroLamports)
}

/** The smallest value that so many percent of all do not exceed; 0 where there are none. */
export function percentileOf(values: readonly number[], percentile: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const rank = Math.ceil((percentile / 100) * sorted.length)
  return sorted[Math.min(Math.max(rank, 1), sorted.length) - 1] ?? 0
}

function writableAccounts({ instructions, payer }: PlannedTransaction): PublicKey[] {
  const accounts = new Map([[payer.toBase58(), payer]])
  for (const { keys } of instructions) {
    for (const { pubkey, isWritable } of keys) {
      if (isWritable) accounts.set(pubkey.toBase58(), pubkey)
    }
  }
  return [...accounts.values()]
}

function minimum(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
