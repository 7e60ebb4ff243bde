import {
  type AccountAuthenticator,
  generateSignedTransaction,
  generateUserTransactionHash,
  Hex,
  MimeType,
  type PendingTransactionResponse,
  postAptosFullNode,
  type SimpleTransaction,
} from '@aptos-labs/ts-sdk'
import type { AskOptions } from '@mintline/core'
import { askNode } from '../chain/askNode.ts'
import type { AptosConnection } from '../chain/connection.ts'
import type { SignedTransaction } from './sendOptions.ts'

/** A signed transaction with its hash, which is known before it is sent. */
export function signedTransaction(
  transaction: SimpleTransaction,
  senderAuthenticator: AccountAuthenticator,
): SignedTransaction {
  const signed = { transaction, senderAuthenticator }
  return {
    hash: generateUserTransactionHash(signed),
    serialized: new Hex(generateSignedTransaction(signed)).toString(),
  }
}

/**
 * Sends signed bytes, which the node may have received before.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function submit(
  { config }: AptosConnection,
  { serialized }: SignedTransaction,
  options: AskOptions,
): Promise<void> {
  const request = () =>
    postAptosFullNode<Uint8Array, PendingTransactionResponse>({
      aptosConfig: config,
      originMethod: 'submitTransaction',
      path: 'transactions',
      body: Hex.fromHexInput(serialized).toUint8Array(),
      contentType: MimeType.BCS_SIGNED_TRANSACTION,
    })
  await askNode('transactions', request, options)
}
