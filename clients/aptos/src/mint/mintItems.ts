import { CoreError } from '@mintline/core/errors'
import {
  assertQuantity,
  type DropMint,
  type DropMintProgress,
  type MintResult,
} from '@mintline/core/mint'
import type { AptosConnection } from '../chain/connection.ts'
import type { SendOptions } from '../send/sendOptions.ts'
import { sendTransaction } from '../send/sendTransaction.ts'
import type { SigningWallet } from '../wallet/signingWallet.ts'
import type { AptosDrop } from './mintRequest.ts'
import { prepareMint } from './prepareMint.ts'
import { readMintedItems } from './readMintedItems.ts'

/** A mint to send. */
export interface MintItemsInput extends AptosDrop, DropMint<SigningWallet> {}

/** A mint's progress. */
export interface MintProgress extends DropMintProgress {
  readonly stage: 'checking' | 'sending' | 'confirming' | 'reading items'
  /** Transaction hash; undefined = not sent yet. */
  readonly hash: string | undefined
}

/** Options for a mint. */
export interface MintItemsOptions extends Omit<SendOptions, 'onSent'> {
  /** Called at each step, in order. */
  onProgress?(progress: MintProgress): void
}

/**
 * Mints items in one transaction: checks and simulates the mint, signs and sends it, waits until it is executed and
 * reads the items.
 *
 * ```ts
 * const { items } = await mintItems(connection, { wallet, contract: 'APTOS:0x…', machines, quantity: 2n })
 * ```
 *
 * @throws QUANTITY_NOT_POSITIVE, WALLET_NOT_CONNECTED, and what `prepareMint` throws, before anything is signed.
 * @throws FUNDS_TOO_LOW before anything is signed.
 * @throws TRANSACTION_REJECTED if the user declines, and what else `sendTransaction` throws.
 * @throws MINTED_ITEMS_NOT_READ if reading the items fails or is aborted after confirmation.
 * @throws NO_ITEMS_MINTED if the confirmed transaction minted none.
 */
export async function mintItems(
  connection: AptosConnection,
  input: MintItemsInput,
  options: MintItemsOptions = {},
): Promise<MintResult> {
  const { wallet, quantity } = input
  const { onProgress, ...sending } = options
  let sent: string | undefined
  const tell = (stage: MintProgress['stage'], minted = 0n) =>
    onProgress?.({ stage, hash: sent, minted, quantity })
  assertQuantity(quantity)
  tell('checking')
  if (!wallet) throw new CoreError('WALLET_NOT_CONNECTED', {})
  const request = { ...input, wallet: wallet.address }
  const { state, transaction, cost } = await prepareMint(connection, request, options)
  if (cost.shortfall) throw cost.shortfall
  tell('sending')
  const confirmed = await sendTransaction(
    connection,
    { ...transaction, wallet, estimate: cost.estimate },
    {
      ...sending,
      onSent: (hash) => {
        sent = hash
        tell('confirming')
      },
    },
  )
  tell('reading items', quantity)
  const { collection } = state
  const minted = { ...input, collection, transaction: confirmed.transaction }
  return { hash: confirmed.hash, items: await readMintedItems(connection, minted, options) }
}
