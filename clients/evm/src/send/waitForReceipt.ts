import { type Clock, systemClock } from '@mintline/core/async'
import {
  type AskOptions,
  awaitOutcome,
  isNodeError,
  isTransientNodeError,
} from '@mintline/core/node'
import { type Client, formatTransactionReceipt, type Hex, type TransactionReceipt } from 'viem'
import { getBlockNumber, watchBlockNumber } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { type WokenClock, wokenClock } from '../chain/wokenClock.ts'
import { EvmClientError } from '../errors/evmClientError.ts'
import { isNonceUsed } from '../failures/walletFailure.ts'
import { broadcast } from './broadcast.ts'
import { fetchNonceUser } from './fetchNonceUser.ts'
import { fetchTransaction } from './fetchTransaction.ts'
import type { ConfirmOptions, OwnTransaction, TransactionSlot } from './sendOptions.ts'

/** Milliseconds between searches for a transaction that no node knows. */
const SEARCH_INTERVAL = 8_000

/** How often a node may refuse the bytes of an unknown transaction before the refusal counts. */
const REFUSALS = 4

/**
 * Waits for a transaction's confirmations, whether it succeeds or fails. Retries an unreachable node until the timeout.
 * Polls every second, and at each new block if the node has websockets. If no node knows the transaction, its bytes are
 * sent again if known, and its effects are searched.
 *
 * @throws TRANSACTION_REPLACED, TRANSACTION_CANCELLED if the wallet replaces it.
 * @throws NODE_REFUSED if no node knows it and each attempt to send it again is refused; NODE_FORBIDDEN.
 * @throws PROMI_EVENT_TIMEOUT, or the signal's reason.
 */
export async function waitForReceipt(
  connection: EvmConnection,
  sent: OwnTransaction,
  options: ConfirmOptions,
): Promise<TransactionReceipt> {
  const { client } = connection
  const { pollingInterval = client.pollingInterval, clock } = options
  const followed = new FollowedTransaction(connection, sent, options)
  const { type } = client.transport
  const woken = type === 'webSocket' ? wokenByBlocks(client, clock) : undefined
  const pauses = woken?.clock
  try {
    return await awaitOutcome((ask) => followed.look(ask), { ...options, pollingInterval, pauses })
  } finally {
    woken?.stop()
  }
}

/** Creates a clock whose sleeps end early at the next block; if a node has no subscriptions after all, they do not. */
function wokenByBlocks(client: Client, clock: Clock | undefined): WokenClock {
  return wokenClock((wake) => watchBlockNumber(client, { onBlockNumber: wake }), clock)
}

/** A transaction, or its replacement, while it is followed. */
class FollowedTransaction {
  private hash: string | undefined
  private slot: TransactionSlot | undefined
  private isSeen = false
  private refusals = 0
  private searchedAt: number
  private isTold: boolean
  private readonly connection: EvmConnection
  private readonly serialized: Hex | undefined
  private readonly options: ConfirmOptions

  constructor(connection: EvmConnection, sent: OwnTransaction, options: ConfirmOptions) {
    this.connection = connection
    this.hash = sent.hash
    this.slot = sent.slot
    this.serialized = sent.serialized
    this.options = options
    this.searchedAt = this.now()
    // The sender has already called `onUnseen`.
    this.isTold = sent.hash === undefined
  }

  /** Fetches the receipt for the transaction or its replacement; undefined = not yet. */
  async look(ask: AskOptions): Promise<TransactionReceipt | undefined> {
    const { connection, hash } = this
    const receipt = hash === undefined ? undefined : await fetchReceipt(connection, hash, ask)
    if (receipt) {
      const isConfirmed = await this.isConfirmed(receipt, ask)
      return isConfirmed ? receipt : undefined
    }
    const found = hash === undefined ? undefined : await fetchTransaction(connection, hash, ask)
    if (found) this.slot = found
    if (found) this.isSeen = true
    const user = this.slot && (await fetchNonceUser(connection, this.slot, ask))
    if (user && user.hash !== hash) {
      await this.assertTakesPlace(user, ask)
      return this.follow(user.hash, ask)
    }
    if (found || user) return undefined
    return this.seek(ask)
  }

  private follow(hash: string, ask: AskOptions): Promise<TransactionReceipt | undefined> {
    this.hash = hash
    this.options.onSent?.(hash)
    return this.look(ask)
  }

  /** Searches for a transaction that no node knows, every few seconds. */
  private async seek(ask: AskOptions): Promise<TransactionReceipt | undefined> {
    if (this.now() - this.searchedAt < SEARCH_INTERVAL) return undefined
    this.searchedAt = this.now()
    await this.sendAgain(ask)
    const found = await this.options.findByEffects?.(ask)
    if (found !== undefined) return this.follow(found, ask)
    if (!this.isTold && !this.isSeen) this.options.onUnseen?.()
    this.isTold = true
    return undefined
  }

  /** Sends the signed bytes again; however often, they land at most once. */
  private async sendAgain(ask: AskOptions): Promise<void> {
    const { serialized, hash } = this
    if (serialized === undefined || hash === undefined) return
    try {
      await broadcast(this.connection.client, { hash, serialized }, ask)
      this.refusals = 0
    } catch (error) {
      // A used nonce is looked up instead.
      if (!isNodeError(error) || isTransientNodeError(error) || isNonceUsed(error)) return
      this.refusals += 1
      if (this.refusals >= REFUSALS) throw error
    }
  }

  private async isConfirmed(
    { blockNumber }: TransactionReceipt,
    ask: AskOptions,
  ): Promise<boolean> {
    const { confirmations = 1 } = this.options
    if (confirmations <= 1) return true
    const { client } = this.connection
    const latestOf = () => getBlockNumber(client, { cacheTime: 0 })
    const latest = await askChain('eth_blockNumber', latestOf, ask)
    return latest - blockNumber + 1n >= BigInt(confirmations)
  }

  /** Throws unless a transaction with the same nonce is the same call, or has the same effects. */
  private async assertTakesPlace(user: TransactionSlot & { hash: Hex }, ask: AskOptions) {
    const { slot, hash = '' } = this
    if (!slot || isSameCall(slot, user)) return
    if ((await this.options.findByEffects?.(ask)) === user.hash) return
    const isNothing = user.to === user.from && user.value === 0n && user.input === '0x'
    const code = isNothing ? 'TRANSACTION_CANCELLED' : 'TRANSACTION_REPLACED'
    throw new EvmClientError(code, { hash, replacement: user.hash })
  }

  private now(): number {
    return (this.options.clock ?? systemClock).now()
  }
}

/** Returns true if two transactions make the same call, at whatever price. */
function isSameCall(one: TransactionSlot, other: TransactionSlot): boolean {
  const isSameTarget = (one.to ?? '').toLowerCase() === (other.to ?? '').toLowerCase()
  return isSameTarget && one.value === other.value && one.input === other.input
}

async function fetchReceipt(
  { client }: EvmConnection,
  hash: string,
  options: AskOptions,
): Promise<TransactionReceipt | undefined> {
  const method = 'eth_getTransactionReceipt'
  const ask = () => client.request({ method, params: [hash as Hex] })
  const receipt = await askChain(method, ask, options)
  return receipt ? formatTransactionReceipt(receipt) : undefined
}
