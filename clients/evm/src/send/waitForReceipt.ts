import { type AskOptions, awaitOutcome } from '@mintline/core'
import {
  type Address,
  formatTransactionReceipt,
  type Hex,
  type Transaction,
  type TransactionReceipt,
} from 'viem'
import { getBlock, getBlockNumber, getTransactionCount } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { EvmClientError } from '../errors/evmClientError.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import type { ConfirmOptions } from './sendOptions.ts'

/** Blocks searched for the replacement of a transaction. */
const SEARCHED_BLOCKS = 256n

/**
 * Waits for the confirmations of a transaction, whether it succeeds or fails. Retries an unreachable node
 * until the timeout.
 *
 * @throws TRANSACTION_REPLACED, TRANSACTION_CANCELLED where the wallet replaces it.
 * @throws PROMI_EVENT_TIMEOUT, NODE_REFUSED, NODE_FORBIDDEN, or the reason of the signal.
 */
export function waitForReceipt(
  connection: EvmConnection,
  sent: string,
  options: ConfirmOptions,
): Promise<TransactionReceipt> {
  const { pollingInterval = connection.client.pollingInterval } = options
  let hash = sent as Hex
  let pending: Transaction | undefined
  const look = async (ask: AskOptions): Promise<TransactionReceipt | undefined> => {
    const receipt = await fetchReceipt(connection, hash, ask)
    if (receipt) {
      return (await isConfirmed(connection, receipt, { ...options, ...ask })) ? receipt : undefined
    }
    pending ??= await fetchTransaction(connection, hash, ask)
    const replacement = pending && (await fetchReplacement(connection, pending, ask))
    if (!pending || !replacement) return undefined
    assertRepriced(pending, replacement)
    hash = replacement.hash
    pending = replacement
    options.onSent?.(hash)
    return look(ask)
  }
  return awaitOutcome(look, { ...options, pollingInterval })
}

async function fetchReceipt(
  { client }: EvmConnection,
  hash: Hex,
  options: AskOptions,
): Promise<TransactionReceipt | undefined> {
  const method = 'eth_getTransactionReceipt'
  const receipt = await askChain(method, () => client.request({ method, params: [hash] }), options)
  return receipt ? formatTransactionReceipt(receipt) : undefined
}

async function isConfirmed(
  { client }: EvmConnection,
  { blockNumber }: TransactionReceipt,
  options: ConfirmOptions,
): Promise<boolean> {
  const { confirmations = 1 } = options
  if (confirmations <= 1) return true
  const latest = await fetchBlockNumber(client, options)
  return latest - blockNumber + 1n >= BigInt(confirmations)
}

/** The mined transaction with the nonce of a pending one; undefined where there is none. */
async function fetchReplacement(
  { client }: EvmConnection,
  { from, nonce, hash }: Transaction,
  options: AskOptions,
): Promise<Transaction | undefined> {
  const address = from as Address
  const countOf = () => getTransactionCount(client, { address, blockTag: 'latest' })
  const used = await askChain('eth_getTransactionCount', countOf, options)
  if (used <= nonce) return undefined
  const latest = await fetchBlockNumber(client, options)
  for (let back = 0n; back < SEARCHED_BLOCKS && back <= latest; back += 1n) {
    const blockNumber = latest - back
    const blockOf = () => getBlock(client, { blockNumber, includeTransactions: true })
    const { transactions } = await askChain('eth_getBlockByNumber', blockOf, options)
    const found = transactions.find((each) => each.from === from && each.nonce === nonce)
    // Not replaced, but mined after the receipt was requested.
    if (found) return found.hash === hash ? undefined : found
  }
  return undefined
}

function fetchBlockNumber(client: EvmConnection['client'], options: AskOptions) {
  return askChain('eth_blockNumber', () => getBlockNumber(client, { cacheTime: 0 }), options)
}

/** Throws unless the replacement is the same call. */
function assertRepriced(sent: Transaction, replacement: Transaction): void {
  const isSameCall =
    sent.to === replacement.to &&
    sent.value === replacement.value &&
    sent.input === replacement.input
  if (isSameCall) return
  const isNothing =
    replacement.to === replacement.from && replacement.value === 0n && replacement.input === '0x'
  const code = isNothing ? 'TRANSACTION_CANCELLED' : 'TRANSACTION_REPLACED'
  throw new EvmClientError(code, { hash: sent.hash, replacement: replacement.hash })
}
