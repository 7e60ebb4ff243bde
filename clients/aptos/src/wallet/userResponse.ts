import { asProviderError, classifyWalletError } from '@mintline/core/signing'

/** The user's decision in the Aptos wallet standard. */
export interface UserResponse<Args> {
  readonly status: string
  readonly args?: Args
}

/** Status where the user declines. */
export const REJECTED = 'Rejected'

/** A request to a wallet. */
interface WalletRequest {
  readonly method: string
  readonly signer?: string
  /** The error for a user who declines. */
  cancelled(options: ErrorOptions): Error
}

/**
 * Asks a wallet, which may also decline by an error.
 *
 * @throws The error for a user who declines, or PROVIDER_ERROR.
 */
export async function asking<Answer>(
  { method, signer, cancelled }: WalletRequest,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    if (classifyWalletError(cause).kind === 'cancelled') throw cancelled({ cause })
    throw asProviderError(cause, { method, provider: 'aptos', signer })
  }
}
