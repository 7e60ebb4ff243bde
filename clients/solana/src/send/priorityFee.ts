import type { Clock } from '@mintline/core/async'
import { type AskOptions, askNode, isNodeError, isTransientNodeError } from '@mintline/core/node'
import type { Connection, PublicKey } from '@solana/web3.js'
import type { PlannedTransaction } from '../transaction/plan.ts'

/** How much to pay for priority. */
export type PriorityFeePolicy =
  /** Nothing. */
  | 'off'
  | {
      /** Maximum compute unit price in millionths of a lamport. Default: 500,000. */
      readonly maxMicroLamports?: bigint
      /** Which percentile of recent fees to match. Default: 75. */
      readonly percentile?: number
    }

/**
 * Percentiles to choose from, by how soon a transaction should land while the network is busy: `low` outbids half of
 * recent fees, `normal` three in four, `fast` 19 in 20.
 */
export const PRIORITY_FEE_PERCENTILES = { low: 50, normal: 75, fast: 95 } as const

/**
 * Matches the 75th percentile of recent fees for the written accounts, up to 500,000 millionths of a lamport per
 * compute unit: 0.000425 SOL for the largest transaction.
 */
export const DEFAULT_PRIORITY_FEE = {
  maxMicroLamports: 500_000n,
  percentile: PRIORITY_FEE_PERCENTILES.normal,
} as const

/** Maximum accounts per request. */
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
 * Calculates the compute unit price in millionths of a lamport, from recent fees for the accounts that the transaction
 * writes. Returns 0 if the policy is off, nobody pays a fee, or the node cannot tell: sending without a fee is better
 * than not sending.
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
    if (isTransientNodeError(error) || !isNodeError(error)) throw error
    return []
  })
  const { maxMicroLamports, percentile } = { ...DEFAULT_PRIORITY_FEE, ...policy }
  const fee = percentileOf(
    fees.map(({ prioritizationFee }) => prioritizationFee),
    percentile,
  )
  return minimum(BigInt(fee), maxMicroLamports)
}

/** The smallest value that this percentage of all values does not exceed; 0 without values. */
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
