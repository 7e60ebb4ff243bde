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
export function mintCost({ state, price, quantity, plan, cosigner }: MintCostInput): MintCost {
  const { collection, wallet } = state
  const signers = cosigner === undefined || cosigner === wallet ? 1n : 2n
  const items = price * quantity
  const own = (mintPayments(collection, price).get(wallet) ?? 0n) * quantity
  const rent = plan.transactions.reduce((sum, transaction) => sum + transaction.rent, 0n)
  const fees = LAMPORTS_PER_SIGNATURE * signers * BigInt(plan.transactions.length)
  return { items, own, rent, fees, total: items - own + rent + fees }
}

/** A wallet and the cost of its mint. */
export interface MintPurse {
  /** Base58 address. */
  readonly wallet: string
  readonly cost: MintCost
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
