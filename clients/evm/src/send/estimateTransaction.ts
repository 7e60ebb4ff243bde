import type { EvmConnection } from '../chain/connection.ts'
import { senderAddress } from '../wallet/senderAddress.ts'
import { gasLimitOf } from './gasLimit.ts'
import { fetchGasPrice, highestPrice } from './gasPrice.ts'
import type { EstimateInput, FeeOptions, GasPrice } from './sendOptions.ts'

/** Estimated gas of a transaction. */
export interface TransactionEstimate {
  /** Gas limit. */
  readonly gas: bigint
  /** Maximum cost of the gas in base units of the native coin, with the decimals used by nodes. */
  readonly fee: bigint
  /** Price of the gas. */
  readonly price: GasPrice
}

/**
 * Estimates the gas cost of a transaction, for quotes and dry runs, without sending it.
 *
 * @throws FROM_ADDRESS_NOT_SPECIFIED, INVALID_ADDRESS
 * @throws CONTRACT_REFUSED, CONTRACT_REFUSED_UNKNOWN where the contract would refuse it.
 * @throws FUNDS_TOO_LOW where the wallet cannot pay it.
 * @throws GAS_EXHAUSTED, NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function estimateTransaction(
  connection: EvmConnection,
  input: EstimateInput,
  options: FeeOptions = {},
): Promise<TransactionEstimate> {
  senderAddress(input.wallet)
  const [gas, price] = await Promise.all([
    gasLimitOf(connection, input, options),
    fetchGasPrice(connection.client, options),
  ])
  return { gas, fee: gas * highestPrice(price), price }
}
