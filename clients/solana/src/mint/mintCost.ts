import type { CoinSymbol, MintlineError } from '@mintline/core'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { LAMPORTS_PER_SIGNATURE } from '../send/previewPlan.ts'
import type { Plan } from '../transaction/plan.ts'
import { mintPayments } from './mintPayments.ts'
import type { MintState } from './mintState.ts'

/** A mint's cost to the paying wallet, in lamports. */
export interface MintCost {
  /** Price for all items, platform fees included. */
  readonly items: bigint
  /** The part that returns to the wallet as treasury or fee recipient. */
  readonly own: bigint
  /** Rent locked in accounts. */
  readonly rent: bigint
  /** Network fees for all signatures, without priority fees. */
  readonly fees: bigint
  /** Sum of the above, less `own`. */
  readonly total: bigint
}

/** An unplanned mint's cost, without rent. */
export interface CostBeforeRent extends Omit<MintCost, 'rent'> {
  readonly rent: undefined
}

/** A mint and its plan. */
export interface MintCostInput {
  readonly state: Pick<MintState, 'collection' | 'wallet'>
  /** Lamports for one item. */
  readonly price: bigint
  readonly quantity: bigint
  readonly plan: Plan
  /** Additional signer, in base58; undefined = none. */
  readonly cosigner: string | undefined
}

/** Computes a mint's cost. */
export function mintCost({ plan, ...input }: MintCostInput): MintCost {
  const cost = costBeforeRent({ ...input, transactions: BigInt(plan.transactions.length) })
  const rent = plan.transactions.reduce((sum, transaction) => sum + transaction.rent, 0n)
  return { ...cost, rent, total: cost.total + rent }
}

/** Computes the costs that are known without a plan. */
export function costBeforeRent({
  state: { collection, wallet },
  price,
  quantity,
  cosigner,
  transactions,
}: Omit<MintCostInput, 'plan'> & { readonly transactions: bigint }): CostBeforeRent {
  const signers = cosigner === undefined || cosigner === wallet ? 1n : 2n
  const items = price * quantity
  const own = (mintPayments(collection, price).get(wallet) ?? 0n) * quantity
  const fees = LAMPORTS_PER_SIGNATURE * signers * transactions
  return { items, own, rent: undefined, fees, total: items - own + fees }
}

/** A wallet and its mint's cost. */
export interface MintPurse {
  /** Base58 address. */
  readonly wallet: string
  readonly cost: MintCost | CostBeforeRent
  /** The wallet's lamports. */
  readonly balance: bigint
  /** The network's coin, for the message. */
  readonly coin?: CoinSymbol | undefined
}

/** Returns an error if the wallet has less than the mint costs; undefined = it can pay. */
export function shortfallOf({
  wallet,
  cost,
  balance,
  coin,
}: MintPurse): MintlineError<'MINT_FUNDS_TOO_LOW'> | undefined {
  const { items, rent, fees, total } = cost
  const missing = total - balance
  if (missing <= 0n) return undefined
  return new SolanaClientError('MINT_FUNDS_TOO_LOW', { wallet, missing, items, rent, fees, coin })
}

/**
 * Throws if a wallet has less than a mint costs.
 *
 * @throws MINT_FUNDS_TOO_LOW
 */
export function assertAffordable(purse: MintPurse): void {
  const shortfall = shortfallOf(purse)
  if (shortfall) throw shortfall
}
