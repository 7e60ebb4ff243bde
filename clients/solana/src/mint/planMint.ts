import { type CoinSymbol, CoreError, inCoin } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { PublicKey } from '@solana/web3.js'
import type { MissingRent } from '../plans/deploy/receiverFunding.ts'
import { packGreedily } from '../transaction/packGreedily.ts'
import type { Plan } from '../transaction/plan.ts'
import { assertPlannable } from './assertPlannable.ts'
import { itemsPerTransaction } from './itemsPerTransaction.ts'
import type { MintPlanInput } from './mintPlanInput.ts'
import { fitsOneTransaction, mintTitle, mintTransaction } from './mintTransaction.ts'
import { plannedItems } from './plannedItems.ts'
import { assertFunded, missingBesidePayments, paymentsOfOthers } from './receiverRent.ts'

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
 * @throws RECEIVER_NEEDS_RENT if a receiver cannot be paid and is not funded.
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
  const { price } = input.terms
  const paymentsOf = (count: number) =>
    paymentsOfOthers(collection, { price, wallet: input.minter, items: count })
  const fundings = (count: number, balances: ReadonlyMap<string, bigint>) =>
    missingBesidePayments(paymentsOf(count), balances, input.rentOf)
  const shared = { symbol, payer, mintTo, lookupTables: tablesNeeded() }
  function tablesNeeded() {
    const alone = { symbol, payer, lookupTables: [], fundings: fundings(1, lamports) }
    const fitsWithout = items.every((item) => fitsOneTransaction({ ...alone, items: [item] }))
    return input.lookupTable && !fitsWithout ? [input.lookupTable] : []
  }

  const batches = packGreedily(items, (batch) => {
    if (batch.length > perTransaction) return false
    const needed = fundings(batch.length, lamports)
    return fitsOneTransaction({ ...shared, items: batch, fundings: needed })
  })
  assertSingle(batches, input)
  const balances = new Map(lamports)
  const planned = batches.map((batch) => {
    const needed = fundings(batch.length, balances)
    for (const { address, lamports } of needed) credit(balances, address, lamports)
    for (const [address, lamports] of paymentsOf(batch.length)) {
      credit(balances, address, lamports)
    }
    const transaction = mintTransaction({ ...shared, items: batch, fundings: needed })
    return { transaction, fundings: needed }
  })
  const funded = planned.flatMap(({ fundings: needed }) => needed)
  assertFunded(funded, input)
  return {
    title: mintTitle(items.length, symbol, mintTo),
    transactions: planned.map(({ transaction }) => transaction),
    warnings: funded.map((missing) => fundingWarning(missing, input.coin)),
  }
}

/** Top-ups, long proofs and hand-overs leave room for fewer items than a transaction may mint. */
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

function fundingWarning({ address, lamports }: MissingRent, coin: CoinSymbol | undefined) {
  return {
    code: 'RECEIVER_FUNDED',
    message: `${address} holds too little to be paid, so the mint adds ${inCoin(lamports, coin)}`,
  }
}

function credit(balances: Map<string, bigint>, address: string, lamports: bigint): void {
  balances.set(address, (balances.get(address) ?? 0n) + lamports)
}
