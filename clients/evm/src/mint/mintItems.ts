import { CoreError } from '@mintline/core/errors'
import {
  assertQuantity,
  type DropMint,
  type DropMintProgress,
  type MintResult,
} from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import { getBlockNumber } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { fetchNonce } from '../send/localSigner.ts'
import type { SendInput, SendOptions } from '../send/sendOptions.ts'
import { sendTransaction } from '../send/sendTransaction.ts'
import type { EvmWallet } from '../wallet/evmWallet.ts'
import type { EvmDrop } from './claimRequest.ts'
import { effectSearches } from './effectSearches.ts'
import { fetchMintState } from './fetchMintState.ts'
import { prepareClaim } from './prepareMint.ts'
import { readClaimedItems } from './readClaimedItems.ts'

/** A mint to send. */
export interface MintItemsInput extends EvmDrop, DropMint<EvmWallet> {}

/** A mint's progress. */
export interface MintProgress extends DropMintProgress {
  readonly stage:
    | 'checking'
    | 'resetting approval'
    | 'approving'
    | 'sending'
    | 'confirming'
    | 'reading items'
  /** Last sent transaction's hash; undefined = none yet, or the wallet returned none. */
  readonly hash: string | undefined
  /**
   * True while no node knows the sent transaction, some seconds later: a bundler may still send it, or a vault's other
   * owners have to sign. Its effects are searched on chain.
   */
  readonly isUnseen: boolean
}

/** Options for a mint. */
export interface MintItemsOptions
  extends Omit<SendOptions, 'onSent' | 'onUnseen' | 'findByEffects'> {
  /** Called at each step, in order. */
  onProgress?(progress: MintProgress): void
  /**
   * Block before the mint. The search for the claim starts after it, if a wallet returns no hash that a node knows.
   * Default: the latest block.
   */
  readonly fromBlock?: bigint | undefined
}

/**
 * Mints items: checks the claim, approves a token payment if needed (after resetting a left-over approval to 0, for
 * tokens that require it), claims, waits for confirmation and reads the items.
 *
 * ```ts
 * const { items } = await mintItems(connection, { wallet, contract: 'BASE:0x…', quantity: 2n })
 * ```
 *
 * @throws QUANTITY_NOT_POSITIVE, WALLET_NOT_CONNECTED, and what `prepareMint` throws, before anything is sent.
 * @throws FUNDS_TOO_LOW, TOKEN_FUNDS_TOO_LOW before anything is sent. If only the gas is missing, the wallet is asked
 * anyway, unless it signs here: a sponsor may pay the gas.
 * @throws TRANSACTION_REJECTED if the user declines, and what else `sendTransaction` throws.
 * @throws MINTED_ITEMS_NOT_READ if reading the items fails or is aborted after confirmation.
 * @throws NO_ITEMS_MINTED if the confirmed transaction minted none.
 */
export async function mintItems(
  connection: EvmConnection,
  input: MintItemsInput,
  options: MintItemsOptions = {},
): Promise<MintResult> {
  const { wallet, quantity } = input
  const { onProgress, fromBlock: after, ...sending } = options
  let hash: string | undefined
  const tell = (stage: MintProgress['stage'], { minted = 0n, isUnseen = false } = {}) =>
    onProgress?.({ stage, hash, minted, quantity, isUnseen })
  assertQuantity(quantity)
  tell('checking')
  if (!wallet) throw new CoreError('WALLET_NOT_CONNECTED', {})
  const request = { ...input, wallet: wallet.address }
  const state = await fetchMintState(connection, request, options)
  // At the same time, which saves a round trip.
  const [{ transactions, cost, currency }, nonce, fromBlock] = await Promise.all([
    prepareClaim(connection, { state, request }, options),
    fetchNonce(wallet, options),
    after ?? fetchSearchStart(connection, wallet, options),
  ])
  const isLocal = wallet.client.account.type === 'local'
  // A sponsor may pay the gas for other wallets.
  const shortfall = cost.shortfall ?? (isLocal ? cost.gasShortfall : undefined)
  if (shortfall) throw shortfall
  const { drop } = state
  const claim = { claimer: wallet.address, receiver: input.mintTo ?? wallet.address, quantity }
  const searches =
    fromBlock === undefined
      ? undefined
      : effectSearches(connection, { drop, currency, claim, fromBlock })
  let unused = nonce
  /** Returns the prefetched nonce once, then undefined. */
  const firstNonce = () => {
    const first = unused
    unused = undefined
    return first
  }
  const send = ({ asked, sent, ...step }: MintStep) => {
    hash = undefined
    tell(asked)
    const onSent = (known: string) => {
      hash = known
      tell(sent)
    }
    const onUnseen = () => tell(sent, { isUnseen: true })
    const { findByEffects, ...transaction } = step
    return sendTransaction(
      connection,
      { wallet, network: drop.network, ...transaction },
      { ...sending, findByEffects, onSent, onUnseen },
    )
  }
  if (transactions.reset) {
    await send({
      asked: 'resetting approval',
      sent: 'resetting approval',
      transaction: transactions.reset,
      nonce: firstNonce(),
      findByEffects: searches?.reset,
    })
  }
  if (transactions.approval) {
    await send({
      asked: 'approving',
      sent: 'approving',
      transaction: transactions.approval,
      nonce: firstNonce(),
      findByEffects: searches?.approval,
    })
  }
  const { receipt } = await send({
    asked: 'sending',
    sent: 'confirming',
    transaction: transactions.claim,
    estimate: cost.estimate,
    nonce: firstNonce(),
    findByEffects: searches?.claim,
  })
  const { transactionHash } = receipt
  hash = transactionHash
  tell('reading items', { minted: quantity })
  const { resources } = input
  const confirmed = { drop, receipt, resources, ...claim }
  return { hash, items: await readClaimedItems(connection, confirmed, options) }
}

/** A mint transaction, with the stages before and after its wallet answers. */
interface MintStep extends Pick<SendInput, 'transaction' | 'estimate' | 'nonce'> {
  readonly asked: MintProgress['stage']
  readonly sent: MintProgress['stage']
  readonly findByEffects: SendOptions['findByEffects']
}

/** Fetches the latest block, for wallets that may answer without a hash; undefined = the wallet signs here. */
async function fetchSearchStart(
  { client }: EvmConnection,
  wallet: EvmWallet,
  options: AskOptions,
): Promise<bigint | undefined> {
  if (wallet.client.account.type === 'local') return undefined
  return askChain('eth_blockNumber', () => getBlockNumber(client, { cacheTime: 0 }), options)
}
