import type { AskOptions } from '@mintline/core/node'
import { walkWalletError } from '@mintline/core/signing'
import type { Client } from 'viem'
import { sendRawTransaction } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { SignedTransaction } from './sendOptions.ts'

/** Node messages if it already has the transaction. */
const KNOWN_ALREADY = /already known|already imported|already in the mempool|known transaction/i

/**
 * Sends signed bytes, which the node may already have, and returns their hash.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function broadcast(
  client: Client,
  { hash, serialized }: Pick<SignedTransaction, 'hash' | 'serialized'>,
  options: AskOptions,
): Promise<string> {
  try {
    const send = () => sendRawTransaction(client, { serializedTransaction: serialized })
    return await askChain('eth_sendRawTransaction', send, options)
  } catch (error) {
    if (walkWalletError(error).messages.some((text) => KNOWN_ALREADY.test(text))) return hash
    throw error
  }
}
