import { CoreError, isMintlineError, type MintlineError } from '@mintline/core/errors'
import type { EvmAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { getBalance } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { estimateTransaction, type TransactionEstimate } from '../send/estimateTransaction.ts'
import { fetchGasPrice, highestPrice } from '../send/gasPrice.ts'
import type { ClaimTransactions } from './claimTransactions.ts'
import type { Currency } from './currency.ts'
import type { MintState } from './fetchMintState.ts'
import { CLAIM_GAS, ITEM_GAS } from './usualMintFee.ts'

/** Upper bound for an approval's gas. */
const APPROVAL_GAS = 80_000n

/** A mint's cost. */
export interface ClaimCost {
  /** Total price in base units. */
  readonly items: bigint
  /** Total price in the native coin, with nodes' decimals; 0 = paid in tokens. */
  readonly value: bigint
  /** The wallet's native coin balance, with nodes' decimals. */
  readonly balance: bigint
  /** Gas cost for all transactions in base units of the native coin, with nodes' decimals. */
  readonly gas: bigint
  /** The claim's estimate; undefined = it cannot be estimated yet. */
  readonly estimate: TransactionEstimate | undefined
  /** Error if the wallet cannot pay for the items; undefined = it can. */
  readonly shortfall: MintlineError | undefined
  /**
   * Error if the wallet can pay for the items but not the gas. A sponsor may pay the gas: the wallet decides. Undefined
   * = it can pay both, or not even the items.
   */
  readonly gasShortfall: MintlineError<'FUNDS_TOO_LOW'> | undefined
}

/** A mint and the paying wallet. */
export interface ClaimCostInput {
  readonly state: MintState
  readonly wallet: EvmAddress
  readonly currency: Currency
  readonly transactions: ClaimTransactions
  readonly items: bigint
  readonly quantity: bigint
}

/**
 * Fetches a mint's cost, with gas estimated by the node. If the claim still needs an approval or funds, it uses an
 * upper bound instead.
 *
 * @throws CONTRACT_REFUSED, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchClaimCost(
  connection: EvmConnection,
  input: ClaimCostInput,
  options: AskOptions = {},
): Promise<ClaimCost> {
  const { items, state, wallet, currency, transactions, quantity } = input
  const { network } = state.drop
  const { approval, claim } = transactions
  const read = () => getBalance(connection.client, { address: wallet })
  const value = claim.value ?? 0n
  const lacksTokens = currency.balance !== undefined && currency.balance < items
  const canEstimate = !approval && !lacksTokens
  const estimating = canEstimate
    ? estimateTransaction(connection, { wallet, transaction: claim, network }, options)
    : undefined
  // Its failure matters only if the wallet can pay for the claim.
  estimating?.catch(() => undefined)
  const balance = await askChain('eth_getBalance', read, options)
  const estimate = balance >= value ? await estimating?.catch(unlessPoor) : undefined
  const gas =
    estimate?.fee ?? (await assumedFee(connection, { ...transactions, quantity }, options))
  const needed = value + gas
  const coin = network.nativeCurrency
  const low =
    balance < needed ? new CoreError('FUNDS_TOO_LOW', { wallet, needed, balance, coin }) : undefined
  const isOfItems = lacksTokens || balance < value
  return {
    items,
    value,
    balance,
    gas,
    estimate,
    shortfall: lacksTokens ? tokenShortfall(input) : isOfItems ? low : undefined,
    gasShortfall: isOfItems ? undefined : low,
  }
}

/** Rethrows unless funds are too low: some nodes estimate nothing for a wallet that cannot pay the gas. */
function unlessPoor(error: unknown): undefined {
  if (!isMintlineError(error, 'FUNDS_TOO_LOW')) throw error
}

/** Returns an upper bound for the fee, since estimating a claim that still needs an approval or funds would fail. */
async function assumedFee(
  connection: EvmConnection,
  { reset, approval, claim, quantity }: ClaimTransactions & { readonly quantity: bigint },
  options: AskOptions,
): Promise<bigint> {
  const gas = claim.gas ?? CLAIM_GAS + ITEM_GAS * quantity
  const price = await fetchGasPrice(connection.client, options)
  const approvals = [reset, approval].filter((each) => each !== undefined)
  return (gas + BigInt(approvals.length) * APPROVAL_GAS) * highestPrice(price)
}

function tokenShortfall({ items, wallet, currency }: ClaimCostInput): MintlineError | undefined {
  const { token, balance } = currency
  if (token === undefined || balance === undefined) return undefined
  const context = { wallet, token, needed: items, balance, coin: currency }
  return new CoreError('TOKEN_FUNDS_TOO_LOW', context)
}
