import { CoreError } from '@mintline/core'
import { asProviderError, classifyWalletError } from '@mintline/core/signing'

/**
 * Asks a wallet to sign and wraps its failures.
 *
 * @throws TRANSACTION_REJECTED if the user rejects the request, PROVIDER_ERROR if the wallet fails; the wallet's own
 * error is the cause.
 */
export async function askWalletToSign<Answer>(
  { method, signer }: { readonly method: string; readonly signer: string },
  sign: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await sign()
  } catch (cause) {
    if (classifyWalletError(cause).kind === 'cancelled') {
      throw new CoreError('TRANSACTION_REJECTED', {}, { cause })
    }
    throw asProviderError(cause, { method, provider: 'solana', signer })
  }
}
