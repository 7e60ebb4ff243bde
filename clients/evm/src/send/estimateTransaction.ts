import type { EvmConnection } from '../chain/connection.ts'
import { senderAddress } from '../wallet/senderAddress.ts'
import { gasLimitOf } from './gasLimit.ts'
import { fetchGasPrice, highestPrice } from './gasPrice.ts'
import type { EstimateInput, FeeOptions, GasPrice } from './sendOptions.ts'

/** A transaction's estimated gas. */
export interface TransactionEstimate {
  /** Gas limit. */
  readonly gas: bigint
  /** Maximum gas cost in base units of the native coin, with nodes' decimals. */
  readonly fee: bigint
  /** Gas price. */
  readonly price: GasPrice
}

/**
 * Estimates a transaction's gas cost, for quotes and dry runs, without sending it.
 *
 * @throws FROM_ADDRESS_NOT_SPECIFIED, INVALID_ADDRESS
 * @throws CONTRACT_REFUSED, CONTRACT_REFUSED_UNKNOWN if the contract would refuse it.
 * @throws FUNDS_TOO_LOW if the wallet cannot pay for it.
 * @throws GAS_EXHAUSTED, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
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
