import { isMintlineError } from '@mintline/core/errors'
import type { EvmNetwork } from '@mintline/core/networks'
import type { AskOptions } from '@mintline/core/node'
import type { Address, Client } from 'viem'
import { call, estimateGas } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { walletFailure } from '../failures/walletFailure.ts'
import { withAmounts } from './lowFunds.ts'
import type { EstimateInput } from './sendOptions.ts'

/** Gas limit as a percentage of the estimate, since the state may change before the transaction runs. */
const GAS_PERCENT = 125n

/**
 * Returns a transaction's gas limit: its own or the node's estimate, with the reserve node as a fallback if the
 * estimate runs out of gas. Also rejects calls that the contract refuses, before they are sent.
 */
export async function gasLimitOf(
  connection: EvmConnection,
  input: EstimateInput,
  options: AskOptions,
): Promise<bigint> {
  const { transaction, network } = input
  const { gas } = transaction
  if (gas !== undefined) {
    if (isSimulated(network)) await assertAccepted(connection, input, options)
    return gas
  }
  try {
    return await estimatedGas(connection.client, input, options)
  } catch (error) {
    if (!connection.reserve || !isMintlineError(error, 'GAS_EXHAUSTED')) {
      throw await withAmounts(connection.client, error, input, options)
    }
    return await estimatedGas(connection.reserve, input, options)
  }
}

/**
 * Returns true if nodes can simulate transactions. Hedera's cannot: `eth_call` values have other decimals than
 * contracts use, so Hedera transactions set their own gas limit.
 */
export function isSimulated({ contractDecimals }: EvmNetwork): boolean {
  return contractDecimals === undefined
}

/** Returns a gas limit from a node's estimate. */
export async function estimatedGas(
  client: Client,
  input: EstimateInput,
  options: AskOptions,
): Promise<bigint> {
  const { gas: _, ...request } = requestOf(input)
  const asked = () => estimateGas(client, { ...request, prepare: false })
  const estimate = await asking('eth_estimateGas', asked, input, options)
  return (estimate * GAS_PERCENT) / 100n
}

async function assertAccepted(
  { client }: EvmConnection,
  input: EstimateInput,
  options: AskOptions,
): Promise<void> {
  try {
    await asking('eth_call', () => call(client, requestOf(input)), input, options)
  } catch (error) {
    throw await withAmounts(client, error, input, options)
  }
}

async function asking<Answer>(
  method: string,
  ask: () => Promise<Answer>,
  { wallet, transaction, network }: EstimateInput,
  options: AskOptions,
): Promise<Answer> {
  try {
    return await askChain(method, ask, options)
  } catch (error) {
    options.signal?.throwIfAborted()
    const { to: contract, gas } = transaction
    throw walletFailure(error, { method, wallet, contract, network, gas })
  }
}

function requestOf({ wallet, transaction }: EstimateInput) {
  const { to, data, value, gas } = transaction
  return { account: wallet as Address, to: to ?? null, data, value, gas }
}
