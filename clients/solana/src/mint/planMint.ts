import { assertQuantity, type CoinSymbol, CoreError, inCoin } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { type AddressLookupTableAccount, PublicKey } from '@solana/web3.js'
import type { MissingRent } from '../plans/deploy/receiverFunding.ts'
import { packGreedily } from '../plans/packing/packGreedily.ts'
import type { Plan } from '../plans/plan.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { assertCosigned } from './assertCosigned.ts'
import { assertMintTo } from './assertMintTo.ts'
import type { ClaimTerms, MinterCounts } from './claimTerms.ts'
import { itemsPerTransaction } from './itemsPerTransaction.ts'
import { fitsOneTransaction, mintTitle, mintTransaction } from './mintTransaction.ts'
import { plannedItems } from './plannedItems.ts'
import { assertFunded, missingBesidePayments, paymentsOfOthers } from './receiverRent.ts'

/** What a wallet mints, and what is known of the chain at that moment. */
export interface MintPlanInput {
  /** Read just before: where items were issued since, the plan may fail and is made anew. */
  readonly collection: CollectionInfo
  readonly terms: ClaimTerms
  readonly counts: MinterCounts
  /** Base58 address of the wallet that mints and pays. */
  readonly minter: string
  /** Items, at least 1. */
  readonly quantity: bigint
  /** Most lamports for one item, whatever happens to the price meanwhile. Default: that of the terms. */
  readonly maxPrice?: bigint | undefined
  /** Items of one transaction, 1 to 3. Default: 2. Fewer where more do not fit. */
  readonly maxPerTransaction?: number | undefined
  /**
   * Base58 address of the wallet that gets the items, in public phases only: each is minted to the minter
   * and moved on in the same transaction. Default: the minter.
   */
  readonly mintTo?: string | undefined
  /** Refuse what does not fit one transaction. Default: false. */
  readonly singleTransaction?: boolean | undefined
  /** Balances that `fetchMintBalances` reads, by base58; none where absent. */
  readonly lamports: ReadonlyMap<string, bigint>
  /** Base58 address of a further wallet that will sign, where the collection needs a co-sign. */
  readonly cosigner?: string | undefined
  /** Let the minter give receivers the rent that they lack to be paid. Default: false. */
  readonly fundReceivers?: boolean | undefined
  /** Coin of the network, for messages. */
  readonly coin?: CoinSymbol | undefined
  /** As `fetchMintLookupTable` reads it. Used only where not even one mint fits without it. */
  readonly lookupTable?: AddressLookupTableAccount | undefined
}

/**
 * The mints of a number of items, in as few transactions as the limits allow.
 *
 * @throws QUANTITY_NOT_POSITIVE, INVALID_ADDRESS, FEE_EXCEEDS_PRICE
 * @throws MAX_PER_TRANSACTION_INVALID
 * @throws MAX_PRICE_EXCEEDED where the terms ask more than `maxPrice`.
 * @throws COSIGNER_REQUIRED where the creator has to sign and is neither minter nor co-signer.
 * @throws MINT_TO_NOT_AVAILABLE, MINT_TO_CANNOT_HOLD_ITEMS
 * @throws TRANSACTION_QUANTITY_EXCEEDED where one transaction is asked for and does not hold them.
 * @throws RECEIVER_NEEDS_RENT where a receiver cannot be paid and is not to be funded.
 * @throws TRANSACTION_TOO_LARGE where even one mint with its merkle proof is too large.
 */
export async function planMint(input: MintPlanInput): Promise<Plan> {
  const { collection, quantity, lamports } = input
  const { symbol } = collection
  assertQuantity(quantity)
  const perTransaction = itemsPerTransaction(input)
  assertMaxPrice(input)
  assertCosigned({ collection, wallet: input.minter, cosigner: input.cosigner })
  const mintTo = input.mintTo === input.minter ? undefined : input.mintTo
  assertMintTo({ ...input, wallet: input.minter, mintTo })
  const payer = new PublicKey(solanaAddress(input.minter))
  const items = plannedItems(input, payer)
  const { price } = input.terms
  const paymentsOf = (count: number) =>
    paymentsOfOthers(collection, { price, wallet: input.minter, items: count })
  const fundings = (count: number, balances: ReadonlyMap<string, bigint>) =>
    missingBesidePayments(paymentsOf(count), balances)
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

function assertMaxPrice({ terms: { price }, maxPrice = price, coin }: MintPlanInput): void {
  if (price > maxPrice) throw new CoreError('MAX_PRICE_EXCEEDED', { price, maxPrice, coin })
}

/** Dust, long proofs and hand-overs leave room for fewer items than a transaction may mint. */
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
