import { CoreError } from '../errors/coreError.ts'
import type { MintlineError } from '../errors/index.ts'
import { walkWalletError } from './errors/walkWalletError.ts'

/** Kinds of wallet interfaces. */
export type ProviderKind = 'eip1193' | 'solana' | 'flow' | 'aptos'

/** What a wallet was asked. */
export interface ProviderRequest {
  /** Method or feature asked for, as the wallet names it. */
  readonly method: string
  readonly provider: ProviderKind
  /** Account asked to sign; undefined where none was chosen yet. */
  readonly signer?: string | undefined
  /** Chain the request is for; undefined where it is for none in particular. */
  readonly chainId?: number | string | undefined
}

/**
 * A wallet's failure as an error of ours, with what it was asked.
 *
 * The wallet's own error is the `cause`; its code is `context.code`, also where the wallet hides it
 * in a nested error, and undefined where it gave none.
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
    reason: messages[0] ?? 'unknown reason',
  }
  return new CoreError('PROVIDER_ERROR', context, { cause: error })
}

/**
 * What a wallet answers to a request, its failures as errors of ours.
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
