import type { AskedCall } from '@mintline/core/drop'
import { isMintlineError } from '@mintline/core/errors'
import { type AskOptions, awaitOutcome } from '@mintline/core/node'
import { type Address, type Hex, isHex, size, type Transaction } from 'viem'
import { getBlockNumber, getCode, getTransactionCount } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { EvmClientError } from '../errors/evmClientError.ts'
import { fetchNonceUser } from './fetchNonceUser.ts'

/** Milliseconds to wait until a pending transaction is mined, and so shows what it is. */
const TIMEOUT = 120_000

/** Timeout and interval in milliseconds for searching a mined transaction, which a lagging node shows later. */
const SHOWN_TIMEOUT = 30_000
const SHOWN_INTERVAL = 5_000

/** Code of an account that keeps its key and nonce but delegates its calls (EIP-7702): this prefix and an address. */
const DELEGATION = /^0xef0100.{40}$/i

/** A call that a wallet sends by itself. */
export interface WalletCall {
  readonly from: string
  /** Undefined = contract creation. */
  readonly to?: string | null | undefined
  /** Default: none. */
  readonly data?: string | undefined
  /** Base units of the native coin. Default: 0. */
  readonly value?: bigint | undefined
}

/** A call of an account that signs with a key. */
export type NumberedCall = AskedCall & { readonly nonce: number }

/** Returns true unless the sender is a contract. */
export function isNumbered(call: AskedCall): call is NumberedCall {
  return call.nonce !== undefined
}

/** An asked call's outcome by its nonce. */
export interface FoundCall {
  /** The call's hash; undefined = the wallet has not sent it. */
  readonly hash: string | undefined
  /** Hash of another transaction that used the call's nonce; undefined = none has. */
  readonly takenBy: string | undefined
}

type Node = Pick<EvmConnection, 'client'>

/**
 * Prepares to find a call whose wallet might answer nobody, because the page or program that asked it has ended by then.
 * Await it before the wallet is asked. The nonce of a contract, such as a vault or a smart account, tells nothing about its calls, so that only their hashes do.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareAskedCall(
  { client }: Node,
  { from, to, data = '0x', value = 0n }: WalletCall,
  options: AskOptions = {},
): Promise<AskedCall> {
  const address = from as Address
  const [nonce, sinceBlock, code] = await Promise.all([
    fetchCount({ client }, { from, blockTag: 'pending' }, options),
    askChain('eth_blockNumber', () => getBlockNumber(client, { cacheTime: 0 }), options),
    askChain('eth_getCode', () => getCode(client, { address }), options),
  ])
  const slot = isContract(code) ? {} : { nonce }
  return { from, ...slot, ...(to != null && { to }), data, value, sinceBlock }
}

function isContract(code: Hex | undefined): boolean {
  return isHex(code) && size(code) > 0 && !DELEGATION.test(code)
}

/**
 * Finds what became of an asked call by its sender's nonce, at whatever price the wallet sent it. Waits for two minutes
 * while something with the nonce is not mined.
 *
 * @throws PROMI_EVENT_TIMEOUT if it is not mined by then.
 * @throws ASKED_CALL_UNKNOWN if the node no longer shows who used the nonce.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function findAskedCall(
  connection: Node,
  call: NumberedCall,
  options: AskOptions = {},
): Promise<FoundCall> {
  const { from, sinceBlock } = call
  let takenBy: string | undefined
  for (let { nonce } = call; ; nonce += 1) {
    const pending = await fetchCount(connection, { from, blockTag: 'pending' }, options)
    if (pending <= nonce) return { hash: undefined, takenBy }
    const user = await nonceUserOf(connection, { from, nonce, sinceBlock }, options)
    if (isCall(user, call)) return { hash: user.hash, takenBy: undefined }
    takenBy ??= user.hash
  }
}

async function nonceUserOf(
  connection: Node,
  slot: Pick<NumberedCall, 'from' | 'nonce' | 'sinceBlock'>,
  options: AskOptions,
): Promise<Transaction> {
  const { from, nonce } = slot
  const isMined = async (ask: AskOptions) =>
    (await fetchCount(connection, { from, blockTag: 'latest' }, ask)) > nonce || undefined
  const { pollingInterval } = connection.client
  await awaitOutcome(isMined, { ...options, timeout: TIMEOUT, pollingInterval })
  try {
    return await awaitOutcome((ask) => fetchNonceUser(connection, slot, ask), {
      ...options,
      timeout: SHOWN_TIMEOUT,
      pollingInterval: SHOWN_INTERVAL,
    })
  } catch (error) {
    if (!isMintlineError(error, 'PROMI_EVENT_TIMEOUT')) throw error
    throw new EvmClientError('ASKED_CALL_UNKNOWN', slot, { cause: error })
  }
}

function fetchCount(
  { client }: Node,
  { from, blockTag }: { readonly from: string; readonly blockTag: 'pending' | 'latest' },
  options: AskOptions,
): Promise<number> {
  const countOf = () => getTransactionCount(client, { address: from as Address, blockTag })
  return askChain('eth_getTransactionCount', countOf, options)
}

function isCall({ to, input, value }: Transaction, call: AskedCall): boolean {
  const isSameTarget = (to ?? '').toLowerCase() === (call.to ?? '').toLowerCase()
  return isSameTarget && value === call.value && input === call.data.toLowerCase()
}
