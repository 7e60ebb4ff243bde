import { CoreError } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { PublicKey } from '@solana/web3.js'
import { packGreedily } from '../transaction/packGreedily.ts'
import type { Plan } from '../transaction/plan.ts'
import { assertPlannable } from './assertPlannable.ts'
import { itemsPerTransaction } from './itemsPerTransaction.ts'
import type { MintPlanInput } from './mintPlanInput.ts'
import {
  fitsOneTransaction,
  type MintBatch,
  mintTitle,
  mintTransaction,
} from './mintTransaction.ts'
import { plannedItems } from './plannedItems.ts'

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
