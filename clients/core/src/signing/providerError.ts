import { CoreError } from '../errors/coreError.ts'
import type { MintlineError } from '../errors/index.ts'
import { withoutKeys } from '../errors/withoutKeys.ts'
import { walkWalletError } from './errors/walkWalletError.ts'

/** Kinds of wallet interfaces. */
export type ProviderKind = 'eip1193' | 'solana' | 'flow' | 'aptos'

/** A request to a wallet. */
export interface ProviderRequest {
  /** Requested method or feature, as the wallet names it. */
  readonly method: string
  readonly provider: ProviderKind
  /** Account asked to sign; undefined where none was chosen yet. */
  readonly signer?: string | undefined
  /** Chain of the request; undefined where it has none in particular. */
  readonly chainId?: number | string | undefined
}

/**
 * Wraps a wallet's failure in a `CoreError` with the request.
 *
 * The wallet's own error is the `cause`; `context.code` is its code, even where the wallet hides it in a nested error,
 * and undefined where there is none.
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
 * Makes a request to a wallet and wraps its failures.
 *
 * @throws MintlineError PROVIDER_ERROR when the wallet fails, at once or later.
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
