import type { CoinSymbol, MintlineError } from '@mintline/core'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { LAMPORTS_PER_SIGNATURE } from '../send/previewPlan.ts'
import type { Plan } from '../transaction/plan.ts'
import type { MintState } from './mintState.ts'
import { mintPayments } from './receiverRent.ts'

/** The cost of a mint to the paying wallet, in lamports. */
export interface MintCost {
  /** Price of all items, platform fees included. */
  readonly items: bigint
  /** Part of it that returns to the wallet as treasury or fee recipient. */
  readonly own: bigint
  /** Rent locked in accounts, and top-ups of receivers. */
  readonly rent: bigint
  /** Network fees of all signatures, without priority fees. */
  readonly fees: bigint
  /** All of it less `own`. */
  readonly total: bigint
}

/** The cost of a mint that is not planned, without rent. */
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
  /** Base58 address of an additional signing wallet; undefined = none. */
  readonly cosigner: string | undefined
}

/** The cost of a mint. */
export function mintCost({ plan, ...input }: MintCostInput): MintCost {
  const cost = costBeforeRent({ ...input, transactions: BigInt(plan.transactions.length) })
  const rent = plan.transactions.reduce((sum, transaction) => sum + transaction.rent, 0n)
  return { ...cost, rent, total: cost.total + rent }
}

/** The part of a mint's cost that is known without its plan. */
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

/** A wallet and the cost of its mint. */
export interface MintPurse {
  /** Base58 address. */
  readonly wallet: string
  readonly cost: MintCost | CostBeforeRent
  /** Lamports of the wallet. */
  readonly balance: bigint
  /** Coin of the network, for the message. */
  readonly coin?: CoinSymbol | undefined
}

/** The error for a wallet with less than a mint costs; undefined = it can pay. */
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
 * Throws where a wallet has less than a mint costs.
 *
 * @throws MINT_FUNDS_TOO_LOW
 */
export function assertAffordable(purse: MintPurse): void {
  const shortfall = shortfallOf(purse)
  if (shortfall) throw shortfall
}
