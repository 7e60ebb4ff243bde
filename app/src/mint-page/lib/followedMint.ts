import type { MintResult } from '@mintline/core'
import { type FailedMint, outcomeOfFailure } from './mintOutcome.ts'

/**
 * A mint that was pending when the page was closed, or whose outcome is not known. `Mint` is the chain's own type, and
 * `Resolved` its outcome if mints take more than one transaction.
 */
export type FollowedMint<Mint, Resolved = ResolvedMint> =
  | { status: 'none' }
  | { status: 'resolving'; mint: Mint }
  | { status: 'resolved'; mint: Mint; resolved: Resolved; dismiss: () => void }
  /** The outcome is not known. */
  | { status: 'unknown'; mint: Mint; error: Error; retry: () => void; dismiss: () => void }

/** The mint's outcome. */
export type ResolvedMint =
  | { status: 'minted'; result: MintResult }
  | { status: 'failed'; end: FailedMint }

/** Returns the wallet whose mint's outcome is not known yet; undefined = none. */
export function pendingWallet(followed: FollowedMint<{ wallet: string }>): string | undefined {
  const { status } = followed
  return status === 'resolving' || status === 'unknown' ? followed.mint.wallet : undefined
}

interface Resuming {
  signal: AbortSignal
  /** Returns true if the mint may still be confirmed after an error. */
  isUnknown: (error: unknown) => boolean
}

/**
 * Returns the outcome that a mint's client call ends with.
 *
 * @throws Its error while the outcome is not known, or the signal's reason.
 */
export async function resolvedMint(
  resume: () => Promise<MintResult>,
  { signal, isUnknown }: Resuming,
): Promise<ResolvedMint> {
  try {
    return { status: 'minted', result: await resume() }
  } catch (error) {
    signal.throwIfAborted()
    if (isUnknown(error)) throw error
    return { status: 'failed', end: outcomeOfFailure(error) }
  }
}
