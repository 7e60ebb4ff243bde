import {
  assertQuantity,
  CoreError,
  type DropMint,
  type DropMintProgress,
  type MintResult,
} from '@mintline/core'
import type { EvmConnection } from '../chain/connection.ts'
import { fetchNonce } from '../send/localSigner.ts'
import type { SendInput, SendOptions } from '../send/sendOptions.ts'
import { sendTransaction } from '../send/sendTransaction.ts'
import type { EvmWallet } from '../wallet/evmWallet.ts'
import type { EvmDrop } from './claimRequest.ts'
import { fetchMintState } from './fetchMintState.ts'
import { prepareClaim } from './prepareMint.ts'
import { readClaimedItems } from './readClaimedItems.ts'

/** A mint to send. */
export interface MintItemsInput extends EvmDrop, DropMint<EvmWallet> {}

/** Progress of a mint. */
export interface MintProgress extends DropMintProgress {
  readonly stage: 'checking' | 'approving' | 'sending' | 'confirming' | 'reading items'
  /** Hash of the last transaction sent; undefined = none yet. */
  readonly hash: string | undefined
}

/** Options of a mint. */
export interface MintItemsOptions extends Omit<SendOptions, 'onSent'> {
  /** Called at each step, in order. */
  onProgress?(progress: MintProgress): void
}

/**
 * Mints items: checks the claim, approves the payment in tokens if needed, claims, waits for confirmation and
 * reads the items.
 *
 * ```ts
 * const { items } = await mintItems(connection, { wallet, contract: 'BASE:0x…', quantity: 2n })
 * ```
 *
 * @throws QUANTITY_NOT_POSITIVE, WALLET_NOT_CONNECTED, and the errors of `prepareMint`, before anything is sent.
 * @throws FUNDS_TOO_LOW, TOKEN_FUNDS_TOO_LOW before anything is sent.
 * @throws TRANSACTION_REJECTED where the user declines, and the other errors of `sendTransaction`.
 * @throws MINTED_ITEMS_NOT_READ where reading the items fails or is aborted after confirmation.
 * @throws NO_ITEMS_MINTED where the confirmed transaction minted none.
 */
export async function mintItems(
  connection: EvmConnection,
  input: MintItemsInput,
  options: MintItemsOptions = {},
): Promise<MintResult> {
  const { wallet, quantity } = input
  const { onProgress, ...sending } = options
  let hash: string | undefined
  const tell = (stage: MintProgress['stage'], minted = 0n) =>
    onProgress?.({ stage, hash, minted, quantity })
  assertQuantity(quantity)
  tell('checking')
  if (!wallet) throw new CoreError('WALLET_NOT_CONNECTED', {})
  const request = { ...input, wallet: wallet.address }
  const state = await fetchMintState(connection, request, options)
  // At the same time, which saves a round trip.
  const [{ transactions, cost }, nonce] = await Promise.all([
    prepareClaim(connection, { state, request }, options),
    fetchNonce(wallet, options),
  ])
  if (cost.shortfall) throw cost.shortfall
  const { network } = state.drop
  const send = (
    sent: Pick<SendInput, 'transaction' | 'estimate' | 'nonce'>,
    onSent: (hash: string) => void,
  ) => sendTransaction(connection, { wallet, network, ...sent }, { ...sending, onSent })
  if (transactions.approval) {
    tell('approving')
    await send({ transaction: transactions.approval, nonce }, (sent) => {
      hash = sent
      tell('approving')
    })
  }
  tell('sending')
  const { receipt } = await send(
    {
      transaction: transactions.claim,
      estimate: cost.estimate,
      nonce: transactions.approval ? undefined : nonce,
    },
    (sent) => {
      hash = sent
      tell('confirming')
    },
  )
  const { transactionHash } = receipt
  hash = transactionHash
  tell('reading items', quantity)
  return {
    hash,
    items: await readClaimedItems(connection, { ...input, drop: state.drop, receipt }, options),
  }
}
