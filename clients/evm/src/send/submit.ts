import { sendWithGasFallback } from '@mintline/core/signing'
import { formatTransactionRequest, isHash } from 'viem'
import type { EvmConnection } from '../chain/connection.ts'
import { innermost } from '../failures/innermost.ts'
import type { LocalSigner } from './localSigner.ts'
import type { OwnTransaction, SendInput, SendOptions } from './sendOptions.ts'
import { sendSigned } from './sendSigned.ts'

/** Gas limit of a transaction, and its signer; undefined = the wallet signs and sends by itself. */
export interface SubmitTerms {
  /** Undefined = the wallet estimates it. */
  readonly gas: bigint | undefined
  readonly signer: LocalSigner | undefined
}

/**
 * Signs and sends a transaction, whose outcome is not known yet. Retries once without gas options for a wallet that
 * rejects them.
 *
 * @throws Errors of the wallet or node.
 */
export async function submit(
  connection: EvmConnection,
  input: SendInput,
  { gas, signer }: SubmitTerms,
  options: SendOptions,
): Promise<OwnTransaction> {
  // Wallets that sign here always have a limit.
  if (signer && gas !== undefined) return sendSigned(connection, signer, input, gas, options)
  const answer = await sendByWallet(input, gas)
  // Vaults and bundlers answer with nothing, or with an id of their own.
  return { hash: isTransactionHash(answer) ? answer : undefined }
}

function isTransactionHash(answer: unknown): answer is string {
  return typeof answer === 'string' && isHash(answer)
}

function sendByWallet(
  { wallet, transaction }: SendInput,
  gas: bigint | undefined,
): Promise<unknown> {
  const { to, data, value } = transaction
  const request = { from: wallet.address, to, data, value, ...(gas !== undefined && { gas }) }
  return sendWithGasFallback(request, async (sent) => {
    try {
      // No retries, which would open the wallet again.
      return await wallet.client.request(
        { method: 'eth_sendTransaction', params: [formatTransactionRequest(sent)] },
        { retryCount: 0 },
      )
    } catch (error) {
      // viem reports invalid parameters where the wallet does not.
      throw innermost(error)
    }
  })
}
