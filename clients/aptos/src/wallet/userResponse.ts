import { asProviderError, classifyWalletError } from '@mintline/core/signing'

/** The user's decision in the Aptos wallet standard. */
export interface UserResponse<Args> {
  readonly status: string
  readonly args?: Args
}

/** Status if the user declines. */
export const REJECTED = 'Rejected'

/** A request to a wallet. */
interface WalletRequest {
  readonly method: string
  readonly signer?: string
  /** Returns the error for a user who declines. */
  cancelled(options: ErrorOptions): Error
}

/**
 * Asks a wallet. If it declines by throwing, this counts as cancelled.
 *
 * @throws The error from `cancelled`, or PROVIDER_ERROR.
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
