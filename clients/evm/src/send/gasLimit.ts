import { type AskOptions, isMintlineError } from '@mintline/core'
import type { EvmNetwork } from '@mintline/core/networks'
import type { Address, Client } from 'viem'
import { call, estimateGas } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { walletFailure } from '../failures/walletFailure.ts'
import { withAmounts } from './lowFunds.ts'
import type { EstimateInput } from './sendOptions.ts'

/** Percent of the estimated gas that a transaction may use: others may come before it. */
const GAS_PERCENT = 125n

/**
 * The gas limit of a transaction: its own, else by the estimate of the node, or of the reserve where the
 * transaction runs out of gas at that. The contract is asked as well, so that what it refuses is not sent.
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
 * Whether nodes tell beforehand what a transaction does. Those of Hedera take another value in calls than its
 * contracts count, so that its transactions bring their gas along.
 */
export function isSimulated({ contractDecimals }: EvmNetwork): boolean {
  return contractDecimals === undefined
}

/** The gas limit by the estimate of a node. */
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
