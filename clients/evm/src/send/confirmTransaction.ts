import { CoreError, isMintlineError, type MintlineError } from '@mintline/core/errors'
import type { Address, Hex, TransactionReceipt } from 'viem'
import { call } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { EvmClientError } from '../errors/evmClientError.ts'
import { contractFailure } from '../failures/decodeContractFailure.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import type { ConfirmOptions, OwnTransaction, SentTransaction } from './sendOptions.ts'
import { waitForReceipt } from './waitForReceipt.ts'

/** Gas counts as exhausted from this percentage of the limit, since calls leave some gas to their caller. */
const SPENT_PERCENT = 95n

/**
 * Waits until a sent transaction is confirmed, for example after a page reload.
 *
 * @throws CONTRACT_REFUSED, CONTRACT_REFUSED_UNKNOWN, GAS_EXHAUSTED, TRANSACTION_FAILED if it fails.
 * @throws TRANSACTION_REPLACED, TRANSACTION_CANCELLED if the wallet replaces it.
 * @throws PROMI_EVENT_TIMEOUT if it is not confirmed in time, but may be later.
 * @throws NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function confirmTransaction(
  connection: EvmConnection,
  hash: string,
  options: ConfirmOptions = {},
): Promise<SentTransaction> {
  return confirmSent(connection, { hash }, options)
}

/** Waits until a transaction that was just sent is confirmed; throws like `confirmTransaction`. */
export async function confirmSent(
  connection: EvmConnection,
  sent: OwnTransaction,
  options: ConfirmOptions,
): Promise<SentTransaction> {
  const receipt = await waitForReceipt(connection, sent, options)
  if (receipt.status === 'reverted') throw await failureOf(connection, receipt, options)
  return { hash: receipt.transactionHash, receipt }
}

/** Finds why a transaction failed by repeating its call on the state after its block. */
async function failureOf(
  connection: EvmConnection,
  { transactionHash: hash, blockNumber, gasUsed }: TransactionReceipt,
  options: ConfirmOptions,
): Promise<MintlineError> {
  const transaction = await fetchTransaction(connection, hash, options)
  if (!transaction) return new EvmClientError('TRANSACTION_FAILED', { hash })
  const { from, to, input, value, gas } = transaction
  try {
    const account = from as Address
    const data = input as Hex
    const again = () => call(connection.client, { account, to, data, value, blockNumber })
    await askChain('eth_call', again, options)
  } catch (error) {
    options.signal?.throwIfAborted()
    const refusal = contractFailure(error, to ?? hash, hash)
    // For a refusal without data, exhausted gas is the likelier reason.
    if (refusal && !isSilent(refusal)) return refusal
    if (refusal && (gasUsed * 100n) / gas < SPENT_PERCENT) return refusal
  }
  if ((gasUsed * 100n) / gas >= SPENT_PERCENT) return new CoreError('GAS_EXHAUSTED', { gas, hash })
  return new EvmClientError('TRANSACTION_FAILED', { hash })
}

function isSilent(refusal: MintlineError): boolean {
  return isMintlineError(refusal, 'CONTRACT_REFUSED_UNKNOWN') && refusal.context.data === '0x'
}
