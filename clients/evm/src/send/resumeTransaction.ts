import type { AskedCall } from '@mintline/core/drop'
import { isMintlineError } from '@mintline/core/errors'
import { awaitOutcome, isNodeError } from '@mintline/core/node'
import { type Hex, parseTransaction, recoverTransactionAddress } from 'viem'
import type { EvmConnection } from '../chain/connection.ts'
import { findAskedCall, isNumbered } from './askedCall.ts'
import { broadcast } from './broadcast.ts'
import { confirmSent } from './confirmTransaction.ts'
import { fetchNonceUser } from './fetchNonceUser.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import type {
  ConfirmOptions,
  SentTransaction,
  SignedTransaction,
  TransactionSlot,
} from './sendOptions.ts'

/** Look-up timeout in milliseconds: one node may know a transaction later than another. */
const LOOK_UP_TIMEOUT = 30_000

/** A transaction from an earlier run, with an unknown outcome. */
export interface ResumedTransaction extends Pick<SignedTransaction, 'hash'> {
  /** Signed bytes to send if the node does not have them; undefined = it is only looked up, for 30 seconds. */
  readonly serialized?: Hex | undefined
}

/**
 * Finds the outcome of an earlier run's transaction: waits until it is confirmed, and sends it again if the node never
 * received it.
 *
 * @returns Undefined = it was never sent, or can no longer land.
 * @throws The same errors as `confirmTransaction`.
 */
export async function resumeTransaction(
  connection: EvmConnection,
  { hash, serialized }: ResumedTransaction,
  options: ConfirmOptions = {},
): Promise<SentTransaction | undefined> {
  if (serialized === undefined) {
    const isKnown = await isFound(connection, { hash }, options)
    return isKnown ? confirmSent(connection, { hash }, options) : undefined
  }
  const own = { hash, serialized, slot: await slotOf(serialized) }
  const known = await fetchTransaction(connection, hash, options)
  if (!known && !(await canLand(connection, own, options))) return undefined
  return confirmSent(connection, own, options)
}

/**
 * Finds the outcome of a call that an earlier run asked a wallet for, and waits until it is confirmed, at whatever price
 * the wallet has sent it.
 *
 * @returns The hash of another transaction with its nonce, or undefined for none, if the wallet has not sent it; undefined
 * if nothing tells, since the sender is a contract.
 * @throws The same errors as `findAskedCall` and `confirmTransaction`.
 */
export async function resumeAskedCall(
  connection: EvmConnection,
  asked: AskedCall,
  options: ConfirmOptions = {},
): Promise<SentTransaction | { readonly takenBy: string | undefined } | undefined> {
  const { hash } = asked
  if (!isNumbered(asked)) {
    const isKnown = hash !== undefined && (await isFound(connection, { hash }, options))
    return isKnown ? confirmSent(connection, { hash }, options) : undefined
  }
  const known = hash === undefined ? undefined : await fetchTransaction(connection, hash, options)
  if (known) return confirmSent(connection, { hash, slot: known }, options)
  const found = await findAskedCall(connection, asked, options)
  if (found.hash === undefined) return { takenBy: found.takenBy }
  return confirmSent(connection, { hash: found.hash }, options)
}

/** Returns false if the bytes cannot land: another transaction used their nonce, or the node refuses them. */
async function canLand(
  connection: EvmConnection,
  own: SignedTransaction & { readonly slot: TransactionSlot },
  options: ConfirmOptions,
): Promise<boolean> {
  try {
    await broadcast(connection.client, own, options)
    return true
  } catch (error) {
    if (!isNodeError(error) || error.code !== 'NODE_REFUSED') throw error
    // The node may refuse them because they have landed, and show that a moment later.
    return isFound(connection, own, options)
  }
}

/** Returns true once a node shows the transaction; false if another one has its nonce, or none appears in time. */
async function isFound(
  connection: EvmConnection,
  { hash, slot }: { readonly hash: string; readonly slot?: TransactionSlot },
  options: ConfirmOptions,
): Promise<boolean> {
  const { pollingInterval = connection.client.pollingInterval } = options
  try {
    const found = await awaitOutcome(
      async (ask) =>
        (await fetchTransaction(connection, hash, ask)) ??
        (slot && (await fetchNonceUser(connection, slot, ask))),
      { ...options, timeout: LOOK_UP_TIMEOUT, pollingInterval },
    )
    return found.hash === hash
  } catch (error) {
    if (isMintlineError(error, 'PROMI_EVENT_TIMEOUT')) return false
    throw error
  }
}

async function slotOf(serialized: Hex): Promise<TransactionSlot> {
  const { nonce = 0, to, value = 0n, data = '0x' } = parseTransaction(serialized)
  const serializedTransaction = serialized as Parameters<
    typeof recoverTransactionAddress
  >[0]['serializedTransaction']
  const from = await recoverTransactionAddress({ serializedTransaction })
  return { from, nonce, to, value, input: data }
}
