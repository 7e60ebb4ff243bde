import { CoreError, isMintlineError, type MintlineError } from '@mintline/core/errors'
import { aptosAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { MAX_U64 } from '../drop/decodeAnswer.ts'
import type { DropPhase } from '../drop/dropInfo.ts'
import { exceedsLimits } from '../failures/executionFailure.ts'
import { estimateTransaction, fetchGasPrice } from '../send/estimateTransaction.ts'
import { fetchBalance } from '../send/fetchBalance.ts'
import { unsignedHex } from '../send/rawTransaction.ts'
import type { TransactionEstimate, TransactionInput } from '../send/sendOptions.ts'
import { assertMintable } from './assertMintable.ts'
import { fetchMintState, type MintState } from './fetchMintState.ts'
import { mintPayload } from './mintPayload.ts'
import type { PrepareMintInput } from './mintRequest.ts'
import { minterScriptPayload } from './mintScripts.ts'

/** Estimated gas units, per call and per item, if a mint cannot be simulated for lack of funds: see docs/costs.md. */
const MINT_GAS = 10_000n
const ITEM_GAS = 10_000n

/**
 * Fetches about what gas for one item costs now, in octas, before a wallet is known.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchUsualMintFee(
  connection: AptosConnection,
  options: AskOptions = {},
): Promise<bigint> {
  return (MINT_GAS + ITEM_GAS) * (await fetchGasPrice(connection, options))
}

/** A mint's gas, and the balance that pays it. */
interface GasOfMint {
  /** Maximum in octas. */
  readonly gas: bigint
  /** The wallet's balance in octas. */
  readonly balance: bigint
}

/** A mint's gas, with its simulation, or with the reason why the wallet cannot pay. */
export type MintGas = GasOfMint &
  (
    | { readonly estimate: TransactionEstimate; readonly shortfall: undefined }
    | { readonly estimate: undefined; readonly shortfall: MintlineError }
  )

/** A mint that is allowed now, with its transaction and cost. */
export interface PreparedMint {
  readonly state: MintState
  readonly phase: DropPhase
  readonly transaction: TransactionInput
  /** Octas for all items. */
  readonly total: bigint
  readonly cost: MintGas
}

/**
 * Checks, plans and simulates a mint, without sending anything.
 *
 * @throws What `fetchMintState` and `prepareClaim` throw.
 */
export async function prepareMint(
  connection: AptosConnection,
  request: PrepareMintInput,
  options: AskOptions = {},
): Promise<PreparedMint> {
  const state = await fetchMintState(connection, request, options)
  return prepareClaim(connection, { state, request }, options)
}

/** Returns a prepared mint for a wallet elsewhere: see `unsignedHex`. Undefined if the wallet cannot pay for it. */
export function unsignedMint({
  state: { wallet },
  transaction,
  cost: { estimate },
}: PreparedMint): string | undefined {
  return wallet && estimate && unsignedHex(transaction, wallet, estimate)
}

/** A mint to prepare from a known state. */
export interface PrepareClaimInput {
  readonly state: MintState
  readonly request: Pick<PrepareMintInput, 'quantity' | 'mintTo' | 'maxPrice' | 'mintBy'>
}

/**
 * Checks, plans and simulates a mint from a known state, without sending anything.
 *
 * @throws WALLET_NOT_CONNECTED if the state has no wallet, and what `assertMintable` throws.
 * @throws MAX_PRICE_EXCEEDED
 * @throws TRANSACTION_QUANTITY_EXCEEDED with the most that fits, if one transaction cannot do so much on Aptos.
 * @throws MODULE_ABORTED, EXECUTION_FAILED if the drop machine would refuse the mint for another reason.
 */
export async function prepareClaim(
  connection: AptosConnection,
  { state, request }: PrepareClaimInput,
  options: AskOptions = {},
): Promise<PreparedMint> {
  const { quantity = 1n, maxPrice } = request
  const phase = assertMintable(state, request)
  const { ledger, wallet } = state
  if (wallet === undefined) throw new CoreError('WALLET_NOT_CONNECTED', {})
  const price = phase.saleMintPrice
  if (maxPrice !== undefined && price > maxPrice) {
    const coin = ledger.network.nativeCurrency
    throw new CoreError('MAX_PRICE_EXCEEDED', { price, maxPrice, coin })
  }
  const balance = await fetchBalance(connection, wallet, options)
  const mint = { state, request, wallet, price, balance }
  const paid = paidMint(mint, quantity)
  try {
    const cost = await fetchGas(connection, paid, options)
    return { state, phase, transaction: paid.transaction, total: paid.total, cost }
  } catch (error) {
    if (!exceedsLimits(error)) throw error
    const max = await mostThatFits(connection, mint, quantity, options)
    if (max === 0n) throw error
    throw new CoreError('TRANSACTION_QUANTITY_EXCEEDED', { quantity, max }, { cause: error })
  }
}

/** A mint of any quantity by one wallet. */
interface WalletMint extends PrepareClaimInput {
  readonly wallet: string
  /** Octas for one item. */
  readonly price: bigint
  /** The wallet's balance in octas. */
  readonly balance: bigint
}

interface PaidMint extends Pick<WalletMint, 'wallet' | 'balance'> {
  readonly transaction: TransactionInput
  /** Octas for all items. */
  readonly total: bigint
  readonly quantity: bigint
}

function paidMint(
  { state, request, wallet, price, balance }: WalletMint,
  quantity: bigint,
): PaidMint {
  const { machine, collection, ledger, proof } = state
  const total = price * quantity
  const mintTo = receiverOf(request.mintTo, wallet)
  // A higher total cannot be encoded, and no wallet could pay it.
  const isWritable = total <= MAX_U64
  const maxTotalPrice = isWritable ? total : MAX_U64
  const call = { machine, collection, quantity, maxTotalPrice, mintTo, proof }
  const isByScript = request.mintBy === 'script' && mintTo === undefined
  const payload = isByScript ? minterScriptPayload(call) : mintPayload(call)
  const transaction = { payload, ledger, publisher: machine.publisher }
  return { transaction, wallet, balance, total, quantity }
}

/** Simulates a mint with the gas that the wallet can pay on top of the items. */
async function fetchGas(
  connection: AptosConnection,
  { transaction, wallet, balance, total, quantity }: PaidMint,
  options: AskOptions,
): Promise<MintGas> {
  const input = { ...transaction, wallet, purse: { balance, spends: total } }
  try {
    const estimate = await estimateTransaction(connection, input, options)
    return { gas: estimate.fee, balance, estimate, shortfall: undefined }
  } catch (error) {
    if (!isMintlineError(error, 'FUNDS_TOO_LOW')) throw error
    const { needed = total, isWithoutGas = needed === total } = error.context
    const gas = isWithoutGas
      ? (MINT_GAS + ITEM_GAS * quantity) * (await fetchGasPrice(connection, options))
      : needed - total
    return { gas, balance, estimate: undefined, shortfall: error }
  }
}

/**
 * Finds by simulation how many items fit into one transaction; 0 = not even one.
 *
 * @param tooMany A quantity that does not fit.
 */
async function mostThatFits(
  connection: AptosConnection,
  mint: WalletMint,
  tooMany: bigint,
  options: AskOptions,
): Promise<bigint> {
  let [fitting, above] = [0n, tooMany]
  while (above - fitting > 1n) {
    const middle = (fitting + above) / 2n
    try {
      await fetchGas(connection, paidMint(mint, middle), options)
      fitting = middle
    } catch (error) {
      if (!exceedsLimits(error)) throw error
      above = middle
    }
  }
  return fitting
}

function receiverOf(mintTo: string | undefined, wallet: string): string | undefined {
  const receiver = mintTo === undefined ? wallet : aptosAddress(mintTo)
  return receiver === wallet ? undefined : receiver
}
