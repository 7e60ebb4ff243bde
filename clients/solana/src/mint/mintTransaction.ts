import type { AddressLookupTableAccount, PublicKey, TransactionInstruction } from '@solana/web3.js'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { COMPUTE_LIMITS, type PlannedTransaction } from '../transaction/plan.ts'
import {
  fitsTransaction,
  MAX_TRANSACTION_SIZE,
  transactionSize,
} from '../transaction/transactionSize.ts'
import type { PlannedItem } from './plannedItems.ts'

/** The runtime's instruction limit for one transaction, nested ones included. */
const MAX_INSTRUCTIONS = 64
/** Instructions that a sender prepends: unit limit and priority fee. */
const COMPUTE_BUDGET_INSTRUCTIONS = 2
/** Advice for a mint that does not fit even alone: its merkle proof is too long. */
const TABLE_ADVICE = 'its creator can make room for such proofs with a lookup table'
const TABLE_SHORT_ADVICE = 'its creator can complete the lookup table, or split the list'

/** One wallet's mints in one transaction, and the wallet that pays. */
export interface MintBatch {
  readonly symbol: string
  readonly items: readonly PlannedItem[]
  readonly payer: PublicKey
  /** Wallet that gets the items, in base58; undefined = the minter. */
  readonly mintTo?: string | undefined
  /** Address lookup tables; empty for a legacy message. */
  readonly lookupTables: readonly AddressLookupTableAccount[]
}

/** Returns true if one transaction can hold the mints, by its bytes and by the instructions that the runtime counts. */
export function fitsOneTransaction(batch: MintBatch): boolean {
  const { items, payer, lookupTables } = batch
  const called = items.reduce((sum, { instructionCount }) => sum + instructionCount, 0)
  return (
    COMPUTE_BUDGET_INSTRUCTIONS + called <= MAX_INSTRUCTIONS &&
    fitsTransaction({ instructions: instructionsOf(batch), payer, lookupTables })
  )
}

/** @throws TRANSACTION_TOO_LARGE */
export function mintTransaction(batch: MintBatch): PlannedTransaction {
  const { symbol, items, payer, mintTo, lookupTables } = batch
  const title = mintTitle(items.length, symbol, mintTo)
  const instructions = instructionsOf(batch)
  const size = transactionSize({ instructions, payer, lookupTables })
  const limit = MAX_TRANSACTION_SIZE
  if (size > limit) {
    const advice = lookupTables.length > 0 ? TABLE_SHORT_ADVICE : TABLE_ADVICE
    throw new SolanaClientError('TRANSACTION_TOO_LARGE', { title, size, limit, advice })
  }
  return {
    title,
    instructions,
    payer,
    signers: [],
    maxComputeUnits: COMPUTE_LIMITS.mint,
    rent: items.reduce((sum, { rent }) => sum + rent, 0n),
    ...(lookupTables.length > 0 && { lookupTables }),
  }
}

/** Display title, with the items' receiver if the minter does not keep them. */
export function mintTitle(count: number, symbol: string, mintTo?: string): string {
  const title = `Mint ${count} ${count === 1 ? 'item' : 'items'} of ${symbol}`
  return mintTo === undefined ? title : `${title} to ${mintTo}`
}

function instructionsOf({ items }: MintBatch): TransactionInstruction[] {
  return items.map(({ instruction }) => instruction)
}
