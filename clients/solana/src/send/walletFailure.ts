import { classifyWalletError, isMintlineError, MintlineError } from '@mintline/core'

/**
 * What a wallet signs, its failures as errors of ours.
 *
 * @throws WALLET_REQUEST_CANCELLED where the user says no, PROVIDER_ERROR where the wallet fails; the
 * wallet's own error is the cause.
 */
export async function askWalletToSign<Answer>(
  { method, signer }: { readonly method: string; readonly signer: string },
  sign: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await sign()
  } catch (cause) {
    if (isMintlineError(cause)) throw cause
    const { kind, message } = classifyWalletError(cause)
    if (kind === 'cancelled') throw new MintlineError('WALLET_REQUEST_CANCELLED', {}, { cause })
    const reason = message || 'unknown reason'
    const context = {
      method,
      provider: 'solana',
      code: undefined,
      signer,
      chainId: undefined,
      reason,
    }
    throw new MintlineError('PROVIDER_ERROR', context, { cause })
  }
}
