import { sendWithGasFallback } from '@mintline/core/signing'
import { formatTransactionRequest, isHash } from 'viem'
import type { EvmConnection } from '../chain/connection.ts'
import { innermost } from '../failures/walletFailure.ts'
import type { LocalSigner } from './localSigner.ts'
import type { OwnTransaction, SendInput, SendOptions } from './sendOptions.ts'
import { sendSigned } from './sendSigned.ts'

/** A transaction's gas limit and signer; an undefined signer = the wallet signs and sends by itself. */
export interface SubmitTerms {
  /** Undefined = the wallet estimates it. */
  readonly gas: bigint | undefined
  readonly signer: LocalSigner | undefined
}

/**
 * Signs and sends a transaction, without waiting for its outcome. Retries once without gas options if a wallet rejects
 * them.
 *
 * @throws Wallet or node errors.
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
  // Vaults and bundlers answer with nothing, or with their own id.
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
      // viem reports invalid parameters even if the wallet does not.
      throw innermost(error)
    }
  })
}
