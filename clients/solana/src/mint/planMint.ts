import { CoreError } from '@mintline/core/errors'
import { solanaAddress } from '@mintline/core/identifiers'
import {
  type AddressLookupTableAccount,
  PublicKey,
  type TransactionInstruction,
} from '@solana/web3.js'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { COMPUTE_LIMITS, type Plan, type PlannedTransaction } from '../transaction/plan.ts'
import {
  fitsTransaction,
  MAX_TRANSACTION_SIZE,
  packGreedily,
  transactionSize,
} from '../transaction/transactionSize.ts'
import { itemsPerTransaction } from './assertClaimable.ts'
import { assertPlannable } from './assertPlannable.ts'
import type { MintPlanInput } from './mintPlanInput.ts'
import { type PlannedItem, plannedItems } from './plannedItems.ts'

/** The runtime's instruction limit for one transaction, nested ones included. */
const MAX_INSTRUCTIONS = 64
/** Instructions that a sender prepends: unit limit and priority fee. */
const COMPUTE_BUDGET_INSTRUCTIONS = 2
/** Advice for a mint that does not fit even alone: its merkle proof is too long. */
const TABLE_ADVICE = 'its creator can make room for such proofs with a lookup table'
const TABLE_SHORT_ADVICE = 'its creator can complete the lookup table, or split the list'

/** One wallet's mints in one transaction, and the wallet that pays. */
interface MintBatch {
  readonly symbol: string
  readonly items: readonly PlannedItem[]
  readonly payer: PublicKey
  /** Wallet that gets the items, in base58; undefined = the minter. */
  readonly mintTo?: string | undefined
  /** Address lookup tables; empty for a legacy message. */
  readonly lookupTables: readonly AddressLookupTableAccount[]
}

/**
 * Plans a mint in as few transactions as the limits allow.
 *
 * @throws QUANTITY_NOT_POSITIVE, INVALID_ADDRESS, FEE_EXCEEDS_PRICE
 * @throws MINT_FUNDS_TOO_LOW if the payer cannot pay the price for more than 100 items.
 * @throws MAX_PER_TRANSACTION_INVALID
 * @throws PRICE_TOKEN_NOT_FOUND, PRICE_TOKEN_CHANGED if the price is in an unknown token, or another than accepted.
 * @throws MAX_PRICE_EXCEEDED if the price in the terms exceeds `maxPrice`.
 * @throws COSIGNER_REQUIRED if neither creator nor named co-signer signs, where one must.
 * @throws MINT_TO_CANNOT_HOLD_ITEMS
 * @throws TRANSACTION_QUANTITY_EXCEEDED if `singleTransaction` is set and the items do not fit one.
 * @throws TRANSACTION_TOO_LARGE if even one mint with its merkle proof is too large.
 */
export function planMint(input: MintPlanInput): Plan {
  const { collection, lamports, minter, payer = minter, quantity } = input
  const { symbol } = collection
  assertPlannable(input, lamports.get(payer))
  const batches = withVault(input) ?? packedMints(input)
  assertSingle(batches, input)
  return {
    title: mintTitle(Number(quantity), symbol, giftReceiver(input)),
    transactions: batches.map(mintTransaction),
    warnings: [],
  }
}

/**
 * Packs mints that name their token's vault, unless that takes further transactions: a receiver's account can be closed
 * or frozen at any time, and the vault then keeps its share. Undefined = no vault.
 */
function withVault(input: MintPlanInput): MintBatch[] | undefined {
  const { terms, usesVault } = input
  if (!terms.token || terms.price === 0n || usesVault !== undefined) return undefined
  const named = packedMints({ ...input, usesVault: true })
  const isAsShort = named.length === packedMints(input).length
  return isAsShort && named.every(fitsOneTransaction) ? named : undefined
}

function packedMints(input: MintPlanInput): MintBatch[] {
  const { collection, minter, payer = minter } = input
  const perTransaction = itemsPerTransaction(input)
  const items = plannedItems(input, new PublicKey(solanaAddress(minter)))
  const alone = {
    symbol: collection.symbol,
    payer: new PublicKey(solanaAddress(payer)),
    mintTo: giftReceiver(input),
    lookupTables: [],
  }
  const fitsWithout = items.every((item) => fitsOneTransaction({ ...alone, items: [item] }))
  const lookupTables = input.lookupTable && !fitsWithout ? [input.lookupTable] : []
  const shared = { ...alone, lookupTables }
  const batches = packGreedily(
    items,
    (batch) => batch.length <= perTransaction && fitsOneTransaction({ ...shared, items: batch }),
  )
  return batches.map((batch) => ({ ...shared, items: batch }))
}

function giftReceiver({ mintTo, minter }: MintPlanInput): string | undefined {
  return mintTo === minter ? undefined : mintTo
}

/** Long proofs leave room for fewer items than a transaction may mint, and so do many accounts. */
function assertSingle(
  [first, ...further]: readonly MintBatch[],
  { quantity, singleTransaction }: MintPlanInput,
): void {
  if (!singleTransaction || !first || further.length === 0) return
  throw new CoreError('TRANSACTION_QUANTITY_EXCEEDED', {
    quantity,
    max: BigInt(first.items.length),
  })
}

/** Returns true if one transaction can hold the mints, by its bytes and by the instructions that the runtime counts. */
function fitsOneTransaction(batch: MintBatch): boolean {
  const { items, payer, lookupTables } = batch
  const called = items.reduce((sum, { instructionCount }) => sum + instructionCount, 0)
  return (
    COMPUTE_BUDGET_INSTRUCTIONS + called <= MAX_INSTRUCTIONS &&
    fitsTransaction({ instructions: instructionsOf(batch), payer, lookupTables })
  )
}

/** @throws TRANSACTION_TOO_LARGE */
function mintTransaction(batch: MintBatch): PlannedTransaction {
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
function mintTitle(count: number, symbol: string, mintTo?: string): string {
  const title = `Mint ${count} ${count === 1 ? 'item' : 'items'} of ${symbol}`
  return mintTo === undefined ? title : `${title} to ${mintTo}`
}

function instructionsOf({ items }: MintBatch): TransactionInstruction[] {
  return items.map(({ instruction }) => instruction)
}
