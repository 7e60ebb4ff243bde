import type { Chain } from '../chain/chain.ts'
import { unpack } from '../chain/history.ts'
import type { LandedTransaction } from '../chain/landed.ts'
import { SLOT_MS } from '../chain/networkClock.ts'
import {
  encodeTransaction,
  encodeTransactionAccounts,
  type TransactionFormat,
} from '../encode/transaction.ts'
import { BLOCK_CLEANED_UP, BLOCK_NOT_AVAILABLE, invalidParams, RpcError } from '../rpc/rpcError.ts'
import { constant, method } from './method.ts'
import { readTransactionFormat } from './transactions.ts'

const WIDEST_RANGE = 500_000
const DETAILS = ['full', 'accounts', 'signatures', 'none'] as const
type Details = (typeof DETAILS)[number]

/** Every slot has a block: with one transaction, or empty if only time passed. */
export const getBlock = method(
  (params) => {
    const format = readTransactionFormat(params, 1)
    const config = typeof params.raw(1) === 'string' ? undefined : params.config(1)
    const details = config?.oneOf('transactionDetails', DETAILS) ?? 'full'
    return { slot: params.integer(0), format, details }
  },
  (chain, { slot, format, details }) => {
    requireBlock(chain, slot)
    const entry = chain.history.atSlot(slot)
    const landed = entry && unpack(entry)
    return {
      blockHeight: landed?.blockHeight ?? null,
      blockTime: blockTime(chain, slot),
      blockhash: chain.blockhashes.hashOfSlot(slot),
      parentSlot: slot - 1,
      previousBlockhash: chain.blockhashes.hashOfSlot(slot - 1),
      rewards: [],
      ...content(landed ? [landed] : [], details, format),
    }
  },
)

export const getBlocks = method(
  (params) => ({
    first: params.integer(0),
    last: typeof params.raw(1) === 'number' ? params.integer(1) : undefined,
  }),
  (chain, { first, last }) => {
    if (last !== undefined && last - first > WIDEST_RANGE) {
      throw invalidParams(`Slot range too large; max ${WIDEST_RANGE}`)
    }
    return slotsBetween(chain, first, last ?? first + WIDEST_RANGE)
  },
)

export const getBlocksWithLimit = method(
  (params) => ({ first: params.integer(0), limit: params.integer(1) }),
  (chain, { first, limit }) => {
    if (limit > WIDEST_RANGE) throw invalidParams(`Limit too large; max ${WIDEST_RANGE}`)
    return slotsBetween(chain, first, first + limit - 1)
  },
)

export const getBlockTime = method(
  (params) => params.integer(0),
  (chain, slot) => {
    requireBlock(chain, slot)
    return blockTime(chain, slot)
  },
)

export const getFirstAvailableBlock = constant((chain) => chain.firstAvailableSlot())
export const minimumLedgerSlot = constant((chain) => chain.firstAvailableSlot())

function content(landed: LandedTransaction[], details: Details, format: TransactionFormat) {
  switch (details) {
    case 'none':
      return {}
    case 'signatures':
      return { signatures: landed.map(({ signature }) => signature) }
    case 'accounts':
      return {
        transactions: landed.map((transaction) => encodeTransactionAccounts(transaction, format)),
      }
    case 'full':
      return { transactions: landed.map((transaction) => encodeTransaction(transaction, format)) }
  }
}

// Empty slots have no record; their time is computed back from the present.
function blockTime(chain: Chain, slot: number): number {
  const landed = chain.history.atSlot(slot)
  if (landed) return landed.blockTime
  return Math.floor((chain.clock.nowMs() - (chain.clock.slot() - slot) * SLOT_MS) / 1000)
}

function requireBlock(chain: Chain, slot: number): void {
  if (slot > chain.clock.slot()) {
    throw new RpcError(BLOCK_NOT_AVAILABLE, `Block not available for slot ${slot}`)
  }
  const first = chain.firstAvailableSlot()
  if (slot < first) {
    throw new RpcError(
      BLOCK_CLEANED_UP,
      `Block ${slot} cleaned up, does not exist on node. First available block: ${first}`,
    )
  }
}

function slotsBetween(chain: Chain, first: number, last: number): number[] {
  const from = Math.max(first, chain.firstAvailableSlot())
  const length = Math.min(last, chain.clock.slot()) - from + 1
  return Array.from({ length: Math.max(0, length) }, (_, index) => from + index)
}
