import { CoreError } from '../errors/coreError.ts'
import type { MintlineError } from '../errors/mintlineError.ts'
import { withoutKeys } from '../errors/quotedText.ts'
import { walkWalletError } from './errors/walkWalletError.ts'

/** Wallet interfaces. */
export type ProviderKind = 'eip1193' | 'solana' | 'flow' | 'aptos'

/** A wallet request. */
export interface ProviderRequest {
  /** Requested method or feature, as the wallet names it. */
  readonly method: string
  readonly provider: ProviderKind
  /** Account asked to sign; undefined before one is chosen. */
  readonly signer?: string | undefined
  /** Chain of the request; undefined = no particular one. */
  readonly chainId?: number | string | undefined
}

/**
 * Wraps a wallet's failure in a `CoreError` with the request.
 *
 * The wallet's own error is the `cause`. `context.code` is its code, even from a nested error; undefined = none.
 */
export function asProviderError(
  error: unknown,
  request: ProviderRequest,
): MintlineError<'PROVIDER_ERROR'> {
  const { codes, messages } = walkWalletError(error)
  const context = {
    method: request.method,
    provider: request.provider,
    code: codes[0],
    signer: request.signer,
    chainId: request.chainId,
    reason: withoutKeys(messages[0] ?? 'unknown reason'),
  }
  return new CoreError('PROVIDER_ERROR', context, { cause: error })
}

/**
 * Makes a wallet request and wraps its failures.
 *
 * @throws MintlineError PROVIDER_ERROR if the wallet fails, at once or later.
 */
export async function askWallet<Answer>(
  request: ProviderRequest,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw asProviderError(error, request)
  }
}
