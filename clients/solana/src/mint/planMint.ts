import { CoreError } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { PublicKey } from '@solana/web3.js'
import { packGreedily } from '../transaction/packGreedily.ts'
import type { Plan } from '../transaction/plan.ts'
import { assertPlannable } from './assertPlannable.ts'
import { itemsPerTransaction } from './itemsPerTransaction.ts'
import type { MintPlanInput } from './mintPlanInput.ts'
import { fitsOneTransaction, mintTitle, mintTransaction } from './mintTransaction.ts'
import { plannedItems } from './plannedItems.ts'

/**
 * Plans a mint in as few transactions as the limits allow.
 *
 * @throws QUANTITY_NOT_POSITIVE, INVALID_ADDRESS, FEE_EXCEEDS_PRICE
 * @throws MINT_FUNDS_TOO_LOW if the minter cannot pay the price for more than 100 items.
 * @throws MAX_PER_TRANSACTION_INVALID
 * @throws MAX_PRICE_EXCEEDED if the price in the terms exceeds `maxPrice`.
 * @throws COSIGNER_REQUIRED if neither creator nor named co-signer signs, where one must.
 * @throws MINT_TO_NOT_AVAILABLE, MINT_TO_CANNOT_HOLD_ITEMS
 * @throws TRANSACTION_QUANTITY_EXCEEDED if `singleTransaction` is set and the items do not fit one.
 * @throws TRANSACTION_TOO_LARGE if even one mint with its merkle proof is too large.
 */
export function planMint(input: MintPlanInput): Plan {
  const { collection, lamports } = input
  const { symbol } = collection
  assertPlannable(input, lamports.get(input.minter))
  const perTransaction = itemsPerTransaction(input)
  const mintTo = input.mintTo === input.minter ? undefined : input.mintTo
  const payer = new PublicKey(solanaAddress(input.minter))
  const items = plannedItems(input, payer)
  const shared = { symbol, payer, mintTo, lookupTables: tablesNeeded() }
  function tablesNeeded() {
    const alone = { symbol, payer, lookupTables: [] }
    const fitsWithout = items.every((item) => fitsOneTransaction({ ...alone, items: [item] }))
    return input.lookupTable && !fitsWithout ? [input.lookupTable] : []
  }

  const batches = packGreedily(
    items,
    (batch) => batch.length <= perTransaction && fitsOneTransaction({ ...shared, items: batch }),
  )
  assertSingle(batches, input)
  return {
    title: mintTitle(items.length, symbol, mintTo),
    transactions: batches.map((batch) => mintTransaction({ ...shared, items: batch })),
    warnings: [],
  }
}

/** Long proofs and hand-overs leave room for fewer items than a transaction may mint. */
function assertSingle(
  [first, ...further]: readonly (readonly unknown[])[],
  { quantity, singleTransaction }: MintPlanInput,
): void {
  if (!singleTransaction || !first || further.length === 0) return
  throw new CoreError('TRANSACTION_QUANTITY_EXCEEDED', {
    quantity,
    max: BigInt(first.length),
  })
}
