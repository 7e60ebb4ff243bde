import type { MintResult } from '@mintline/core/mint'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchLedger } from '../chain/fetchLedger.ts'
import { machineDrop } from '../drop/dropReference.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import { confirmTransaction } from '../send/confirmTransaction.ts'
import { resumeTransaction } from '../send/resumeTransaction.ts'
import type { ConfirmOptions } from '../send/sendOptions.ts'
import type { AptosDrop } from './mintRequest.ts'
import { readMintedItems } from './readMintedItems.ts'

/** A mint from an earlier run. */
export interface ResumeMintInput extends AptosDrop {
  readonly hash: string
  /** Signed bytes to send if the node does not have them; undefined = they were sent. */
  readonly serialized?: `0x${string}` | undefined
  /** Requested item count. */
  readonly quantity: bigint
}

/**
 * Waits for a mint that was signed or sent before, for example after a page reload, and reads its items.
 *
 * @throws EXPIRATION_PASSED if it was never sent and can no longer be executed.
 * @throws The same errors as `confirmTransaction`.
 * @throws MINTED_ITEMS_NOT_READ, NO_ITEMS_MINTED, like `mintItems`.
 */
export async function resumeMint(
  connection: AptosConnection,
  { hash, serialized, quantity, resources, ...reference }: ResumeMintInput,
  options: ConfirmOptions = {},
): Promise<MintResult> {
  const { collection, machine } = machineDrop(reference)
  const { network } = await fetchLedger(connection, options)
  const sent = { hash, publisher: machine.publisher, coin: network.nativeCurrency }
  const confirmed =
    serialized === undefined
      ? await confirmTransaction(connection, sent, options)
      : await resumeTransaction(connection, { ...sent, serialized }, options)
  if (!confirmed) throw new AptosClientError('EXPIRATION_PASSED', { hash })
  const { transaction } = confirmed
  const minted = { collection, quantity, resources, transaction }
  return { hash, items: await readMintedItems(connection, minted, options) }
}
