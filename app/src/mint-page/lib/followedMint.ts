import type { MintResult } from '@mintline/core'
import type { FailedMint } from './mintOutcome.ts'

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

/** Returns true while the outcome of a wallet's mint is not known. */
export function isPendingOf<Mint extends { wallet: string }>(
  followed: FollowedMint<Mint>,
  wallet: string,
): boolean {
  return (
    followed.status !== 'none' && followed.status !== 'resolved' && followed.mint.wallet === wallet
  )
}
