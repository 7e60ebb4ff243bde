import { CoreError, isMintlineError, type MintlineError } from '@mintline/core/errors'
import { type AskOptions, NodeIsBehind, nodeError, untilCaughtUp } from '@mintline/core/node'
import { askNode } from '../chain/askNode.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { answerStatus, transactionRefusal } from '../chain/nodeAnswer.ts'
import type { UserTransaction } from '../chain/userTransaction.ts'
import { executionFailure } from '../failures/executionFailure.ts'
import { rawTransaction } from './rawTransaction.ts'
import type { EstimateInput, Purse, TransactionEstimate, TransactionTerms } from './sendOptions.ts'
import { simulatedBytes } from './signedBytes.ts'

/** Gas limit for simulations, in units: more than any drop machine call needs. Aptos allows ten times as many. */
export const MAX_GAS = 2_000_000n

/** Gas limit as a percentage of the simulated gas, since the state may change before the transaction runs. */
const GAS_PERCENT = 150n

/** HTTP status for accounts that do not exist. */
const NOT_FOUND = 404

/** Status if the simulating node still expects an earlier sequence number. */
const NUMBER_AHEAD = /SEQUENCE_NUMBER_TOO_NEW/

/**
 * Estimates a transaction's gas by simulation, which also shows whether a module refuses it. Nothing is signed. If
 * nodes disagree about the wallet's sequence number, they are retried.
 *
 * @throws MODULE_ABORTED, EXECUTION_FAILED if it would fail.
 * @throws FUNDS_TOO_LOW with the amount that it needs, if the purse cannot pay it.
 * @throws GAS_EXHAUSTED, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export function estimateTransaction(
  connection: AptosConnection,
  input: EstimateInput,
  options: AskOptions = {},
): Promise<TransactionEstimate> {
  return untilCaughtUp(() => estimateOnce(connection, input, options), options)
}

async function estimateOnce(
  connection: AptosConnection,
  input: EstimateInput,
  options: AskOptions,
): Promise<TransactionEstimate> {
  const { wallet, purse } = input
  const [sequenceNumber, gasPrice] = await Promise.all([
    fetchSequenceNumber(connection, wallet, options),
    fetchGasPrice(connection, options),
  ])
  const terms = { sequenceNumber, gasPrice, gas: MAX_GAS }
  const limit = purse ? affordableGas(purse, gasPrice) : MAX_GAS
  if (purse && limit === 0n) throw await shortage(connection, { ...input, purse, terms }, options)
  let simulated: UserTransaction
  try {
    simulated = await simulate(connection, { ...input, terms: { ...terms, gas: limit } }, options)
  } catch (error) {
    const isShort =
      isMintlineError(error, 'FUNDS_TOO_LOW') || isMintlineError(error, 'GAS_EXHAUSTED')
    if (!purse || limit === MAX_GAS || !isShort) throw error
    throw await shortage(connection, { ...input, purse, terms }, options)
  }
  const used = BigInt(simulated.gas_used)
  const wanted = (used * GAS_PERCENT) / 100n
  const gas = wanted < limit ? wanted : limit
  return { sequenceNumber, gasPrice, gas, fee: gas * gasPrice, simulatedFee: used * gasPrice }
}

/** Returns the gas units that a wallet can pay, up to Aptos' limit. */
function affordableGas({ balance, spends }: Purse, gasPrice: bigint): bigint {
  const affordable = balance > spends ? (balance - spends) / gasPrice : 0n
  return affordable < MAX_GAS ? affordable : MAX_GAS
}

/**
 * Returns the error for a wallet that cannot pay, with the amount that it needs. The gas is simulated as if somebody
 * else paid it.
 */
async function shortage(
  connection: AptosConnection,
  input: SimulatedInput & { readonly purse: Purse },
  options: AskOptions,
): Promise<MintlineError> {
  const { wallet, purse, terms, ledger } = input
  const { balance, spends } = purse
  const context = { wallet, balance, coin: ledger.network.nativeCurrency }
  if (balance >= spends) {
    try {
      const { gas_used } = await simulate(connection, { ...input, isSponsored: true }, options)
      const needed = spends + BigInt(gas_used) * terms.gasPrice
      return new CoreError('FUNDS_TOO_LOW', { ...context, needed })
    } catch (error) {
      options.signal?.throwIfAborted()
      // Some nodes do not simulate for unknown payers.
      if (!isMintlineError(error, 'EXECUTION_FAILED')) throw error
    }
  }
  return new CoreError('FUNDS_TOO_LOW', { ...context, needed: spends, isWithoutGas: true })
}

/**
 * Fetches the gas price, in octas per unit.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchGasPrice(
  connection: AptosConnection,
  options: AskOptions = {},
): Promise<bigint> {
  const request = { method: 'estimate_gas_price', path: 'estimate_gas_price' }
  const { gas_estimate: price } = await askNode<{ readonly gas_estimate: number }>(
    connection,
    request,
    options,
  )
  return BigInt(price)
}

async function fetchSequenceNumber(
  connection: AptosConnection,
  wallet: string,
  options: AskOptions,
): Promise<bigint> {
  const request = { method: 'accounts', path: `accounts/${wallet}` }
  try {
    const { sequence_number: next } = await askNode<{ readonly sequence_number: string }>(
      connection,
      request,
      options,
    )
    return BigInt(next)
  } catch (error) {
    if (answerStatus(error) === NOT_FOUND) return 0n
    throw error
  }
}

interface SimulatedInput extends EstimateInput {
  readonly terms: TransactionTerms
  /** True if somebody else pays the gas. Default: false. */
  readonly isSponsored?: boolean
}

async function simulate(
  connection: AptosConnection,
  input: SimulatedInput,
  options: AskOptions,
): Promise<UserTransaction> {
  const { wallet, ledger, publisher, terms, isSponsored } = input
  const coin = ledger.network.nativeCurrency
  const transaction = rawTransaction(input, wallet, terms)
  const method = 'transactions/simulate'
  const failure = (said: string) => {
    const error = executionFailure(said, { publisher, wallet, coin, gas: terms.gas })
    const isOfOtherNumber =
      isMintlineError(error, 'SEQUENCE_NUMBER_USED') || NUMBER_AHEAD.test(said)
    // The sequence number came from a node at another point than the one that simulates.
    return isOfOtherNumber ? nodeError(method, new NodeIsBehind()) : error
  }
  const body = simulatedBytes(transaction.rawTransaction, isSponsored)
  const request = { method, path: method, body }
  let answers: UserTransaction[]
  try {
    answers = await askNode(connection, request, options)
  } catch (cause) {
    options.signal?.throwIfAborted()
    const refusal = transactionRefusal(cause)
    throw refusal ? failure(refusal.said) : cause
  }
  const [answer] = answers
  if (!answer?.success) throw failure(answer?.vm_status ?? 'the node did not simulate it')
  return answer
}
