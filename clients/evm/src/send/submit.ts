import { sendWithGasFallback } from '@mintline/core/signing'
import { formatTransactionRequest } from 'viem'
import { innermost } from '../failures/innermost.ts'
import type { LocalSigner } from './localSigner.ts'
import type { SendInput, SendOptions } from './sendOptions.ts'
import { sendSigned } from './sendSigned.ts'

/** Gas limit of a transaction, and its signer; undefined = the wallet signs and sends by itself. */
export interface SubmitTerms {
  readonly gas: bigint
  readonly signer: LocalSigner | undefined
}

/**
 * Signs and sends a transaction, and returns its hash. Retries once without gas options for a wallet that
 * rejects them.
 *
 * @throws Errors of the wallet or node.
 */
export function submit(
  input: SendInput,
  { gas, signer }: SubmitTerms,
  options: SendOptions,
): Promise<string> {
  return signer ? sendSigned(signer, input, gas, options) : sendByWallet(input, gas)
}

function sendByWallet({ wallet, transaction }: SendInput, gas: bigint): Promise<string> {
  const { to, data, value } = transaction
  const request = { from: wallet.address, to, data, value, gas }
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
