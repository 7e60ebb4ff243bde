import type { CoinSymbol } from '@mintline/core/amounts'
import { CoreError, type MintlineError } from '@mintline/core/errors'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { PriceTokenFacts } from '../reads/fetchPriceTokens.ts'
import type { PriceTokenAccount } from '../reads/fetchTokenAccounts.ts'
import type { Plan } from '../transaction/plan.ts'
import { LAMPORTS_PER_SIGNATURE } from '../transaction/priorityFeeLamports.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { mintPayments } from './mintPayments.ts'
import type { MintState } from './mintState.ts'

/** A mint's cost to the paying wallet. */
export interface MintCost {
  /** Price for all items, platform fees included, in base units of its currency: see `ClaimTerms.token`. */
  readonly items: bigint
  /** The part of it that returns to the wallet as treasury or fee recipient. */
  readonly own: bigint
  /** Base units that the wallet must hold of the price's token; 0 for a price in lamports. */
  readonly tokens: bigint
  /** Lamports locked as rent in accounts. */
  readonly rent: bigint
  /** Network fees for all signatures in lamports, without priority fees. */
  readonly fees: bigint
  /** All lamports: rent and fees, and for a price in lamports `items` less `own`. */
  readonly total: bigint
}

/** An unplanned mint's cost, without rent. */
export interface CostBeforeRent extends Omit<MintCost, 'rent'> {
  readonly rent: undefined
}

/** A mint and its plan. */
export interface MintCostInput {
  readonly state: Pick<MintState, 'collection' | 'wallet'> & {
    readonly terms: Pick<ClaimTerms, 'price' | 'token'>
  }
  readonly quantity: bigint
  readonly plan: Plan
  /** Paying wallet, in base58. Default: the minting wallet. */
  readonly payer?: string | undefined
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
  state: { collection, wallet, terms },
  quantity,
  payer = wallet,
  cosigner = wallet,
  transactions,
}: Omit<MintCostInput, 'plan'> & { readonly transactions: bigint }): CostBeforeRent {
  const { price, token } = terms
  const signers = new Set([payer, wallet, cosigner]).size
  const ownOfOne = mintPayments(collection, price)
    .filter(({ address }) => address === payer)
    .reduce((sum, { value }) => sum + value, 0n)
  const items = price * quantity
  const own = ownOfOne * quantity
  const fees = LAMPORTS_PER_SIGNATURE * BigInt(signers) * transactions
  const total = token ? fees : items - own + fees
  // Each mint checks that the account holds a whole price.
  const tokens = token ? items - own + ownOfOne : 0n
  return { items, own, tokens, rent: undefined, fees, total }
}

/** A price's token and the payer's account for it. */
export interface TokenPurse {
  readonly token: PriceTokenFacts
  readonly account: PriceTokenAccount
}

/** A paying wallet and its mint's cost. */
export interface MintPurse {
  /** Base58 address. */
  readonly wallet: string
  readonly cost: MintCost | CostBeforeRent
  /** The wallet's lamports. */
  readonly balance: bigint
  /** The wallet's tokens; undefined for a price in lamports, or if they are unknown. */
  readonly tokens: TokenPurse | undefined
  /** The network's coin, for the message. */
  readonly coin?: CoinSymbol | undefined
}

/** Returns an error if the wallet has less than the mint costs; undefined = it can pay. */
export function shortfallOf(purse: MintPurse): MintlineError | undefined {
  const { wallet, cost, balance, coin, tokens } = purse
  const { rent, fees, total } = cost
  const missing = total - balance
  if (missing <= 0n) return tokens && tokenShortfallOf(wallet, cost.tokens, tokens)
  const items = cost.tokens > 0n ? 0n : cost.items
  return new SolanaClientError('MINT_FUNDS_TOO_LOW', { wallet, missing, items, rent, fees, coin })
}

/**
 * Returns an error if a wallet cannot pay base units in a token; undefined = it can.
 *
 * @param needed See `MintCost.tokens`.
 */
export function tokenShortfallOf(
  wallet: string,
  needed: bigint,
  { token: coin, account }: TokenPurse,
): MintlineError | undefined {
  // The mint itself explains an account that was given away: nothing should be added to it.
  if (needed === 0n || account.isGivenAway) return undefined
  const token = coin.mint
  if (account.isFrozen) {
    return new SolanaClientError('TOKEN_ACCOUNT_FROZEN', { wallet, token, symbol: coin.symbol })
  }
  const balance = account.amount
  if (balance >= needed) return undefined
  return new CoreError('TOKEN_FUNDS_TOO_LOW', { wallet, token, needed, balance, coin })
}

/**
 * Throws if a wallet has less than a mint costs.
 *
 * @throws MINT_FUNDS_TOO_LOW, TOKEN_FUNDS_TOO_LOW, TOKEN_ACCOUNT_FROZEN
 */
export function assertAffordable(purse: MintPurse): void {
  const shortfall = shortfallOf(purse)
  if (shortfall) throw shortfall
}
