import type { MintResult } from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchLedger } from '../chain/fetchLedger.ts'
import { machineDrop } from '../drop/dropReference.ts'
import { confirmTransaction } from '../send/confirmTransaction.ts'
import type { ConfirmOptions } from '../send/sendOptions.ts'
import type { AptosDrop } from './mintRequest.ts'
import { readMintedItems } from './readMintedItems.ts'

/** A mint that was sent. */
export interface ResumeMintInput extends AptosDrop {
  readonly hash: string
  /** Requested items. */
  readonly quantity: bigint
}

/**
 * Waits for a mint that was sent before, for example after a page reload, and reads its items.
 *
 * @throws The errors of `confirmTransaction`.
 * @throws MINTED_ITEMS_NOT_READ, NO_ITEMS_MINTED as `mintItems`.
 */
export async function resumeMint(
  connection: AptosConnection,
  { hash, quantity, resources, ...reference }: ResumeMintInput,
  options: ConfirmOptions = {},
): Promise<MintResult> {
  const { collection, machine } = machineDrop(reference)
  const { network } = await fetchLedger(connection, options)
  const sent = { hash, publisher: machine.publisher, coin: network.nativeCurrency }
  const { transaction } = await confirmTransaction(connection, sent, options)
  const minted = { collection, quantity, resources, transaction }
  return { hash, items: await readMintedItems(connection, minted, options) }
}
