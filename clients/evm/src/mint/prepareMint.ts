import { CoreError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { isRefused } from '../chain/nodeFailure.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { assertClaimable } from './assertClaimable.ts'
import { type ClaimCost, fetchClaimCost } from './claimCost.ts'
import type { ClaimRequest } from './claimRequest.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { type ClaimTransactions, claimTransactions } from './claimTransactions.ts'
import type { Currency } from './currency.ts'
import { fetchMintState, type MintState } from './fetchMintState.ts'

/** A mint to prepare. */
export interface PrepareMintInput extends ClaimRequest {
  readonly wallet: string
  /** Maximum price per item in base units. Default: the current price. */
  readonly maxPrice?: bigint | undefined
}

/** A mint that is allowed now, with its transactions and cost. */
export interface PreparedMint {
  readonly state: MintState
  readonly terms: ClaimTerms
  readonly currency: Currency
  readonly transactions: ClaimTransactions
  readonly cost: ClaimCost
}

/**
 * Checks and plans a mint, without sending anything.
 *
 * @throws What `fetchMintState` and `prepareClaim` throw.
 */
export async function prepareMint(
  connection: EvmConnection,
  request: PrepareMintInput,
  options: AskOptions = {},
): Promise<PreparedMint> {
  return prepareClaim(
    connection,
    { state: await fetchMintState(connection, request, options), request },
    options,
  )
}

/** A mint to prepare from a known state. */
export interface PrepareClaimInput {
  readonly state: MintState
  readonly request: Pick<PrepareMintInput, 'quantity' | 'mintTo' | 'maxPerTransaction' | 'maxPrice'>
}

/**
 * Checks and plans a mint from a known state, without sending anything.
 *
 * @throws The same errors as `assertClaimable`.
 * @throws MAX_PRICE_EXCEEDED
 * @throws CONTRACT_REFUSED if the contract would refuse the claim for another reason.
 */
export async function prepareClaim(
  connection: EvmConnection,
  { state, request }: PrepareClaimInput,
  options: AskOptions = {},
): Promise<PreparedMint> {
  const { quantity = 1n, maxPrice } = request
  const terms = assertClaimable(state, request)
  const { drop, wallet, currency } = state
  // Always set with terms for a wallet.
  if (!wallet || !currency) throw new CoreError('WALLET_NOT_CONNECTED', {})
  if (maxPrice !== undefined && terms.price > maxPrice) {
    throw new CoreError('MAX_PRICE_EXCEEDED', { price: terms.price, maxPrice, coin: currency })
  }
  const receiver = request.mintTo ?? wallet
  const transactions = await claimTransactions(
    { drop, terms, currency, quantity, receiver },
    (approval) => isRefusedByToken(connection, { approval, wallet }, options),
  )
  const items = terms.price * quantity
  const paid = { state, wallet, currency, transactions, items, quantity }
  const cost = await fetchClaimCost(connection, paid, options)
  return { state, terms, currency, transactions, cost }
}

/** Returns true if a token refuses an approval: it reverts, or returns false. */
async function isRefusedByToken(
  { client }: EvmConnection,
  { approval: { to, data }, wallet }: { approval: EvmTransaction; wallet: string },
  options: AskOptions,
): Promise<boolean> {
  const method = 'eth_call'
  const ask = async () => {
    try {
      return await client.request({
        method,
        params: [{ from: wallet, to, data }, 'latest'],
      } as never)
    } catch (error) {
      if (isRefused(error)) return REFUSED
      throw error
    }
  }
  return (await askChain(method, ask, options)) === REFUSED
}

/** False, in the form that contracts return. */
const REFUSED = `0x${'0'.repeat(64)}`
