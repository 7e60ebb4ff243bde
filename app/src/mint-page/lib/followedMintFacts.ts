import { isMintlineError, type MintResult } from '@mintline/core'
import { countText } from '#shared/lib/countText.ts'
import type { FollowedMint } from './followedMint.ts'
import { type FailedMint, outcomeText } from './mintOutcome.ts'
import type { OpenMintFacts, OpenMintOutcome } from './openMintFacts.ts'
import type { ShownItem } from './shownItem.ts'

/** A mint as it is stored. */
export interface StoredMint {
  /** The minter's address. */
  wallet: string
  /** Items requested, as digits. */
  quantity: string
  /** Undefined = not known. */
  hash?: string | undefined
}

/** A chain's words and items. */
interface ChainWords {
  /** How a mint that the network does not confirm may end: a sentence without its full stop. */
  slow: string
  shownItems: (items: MintResult['items']) => readonly ShownItem[]
}

/** Describes a mint whose outcome was not shown. */
export function followedMintFacts(
  state: FollowedMint<StoredMint>,
  { slow, shownItems }: ChainWords,
): OpenMintFacts {
  switch (state.status) {
    case 'none':
      return state
    case 'resolving':
      return {
        status: 'resolving',
        wait: 'Checking its outcome. This may take some minutes where the network is busy.',
      }
    case 'unknown': {
      const { mint, error, ...rest } = state
      return {
        ...rest,
        error: isMintlineError(error, 'PROMI_EVENT_TIMEOUT') ? new Error(slow) : error,
        hashes: mint.hash === undefined ? [] : [mint.hash],
      }
    }
    case 'resolved': {
      const { mint, resolved, dismiss } = state
      if (resolved.status === 'failed') {
        return {
          status: 'resolved',
          outcome: failedOutcome(resolved.end),
          items: [],
          hashes: mint.hash === undefined ? [] : [mint.hash],
          dismiss,
        }
      }
      const { hash, items } = resolved.result
      return {
        status: 'resolved',
        outcome: {
          kind: 'success',
          title: 'it is confirmed',
          text: `${countText(BigInt(mint.quantity), 'item is', 'items are')} minted.`,
        },
        items: shownItems(items),
        hashes: [hash],
        dismiss,
      }
    }
  }
}

function failedOutcome(end: FailedMint): OpenMintOutcome {
  const { kind, text } = outcomeText(end)
  // Confirmed, but its items cannot be read now.
  if (end.status === 'failed' && isMintlineError(end.error, 'MINTED_ITEMS_NOT_READ')) {
    return { kind: 'success', title: 'it is confirmed', text }
  }
  return { kind: kind === 'info' ? 'warn' : kind, title: TITLES[end.status], text }
}

const TITLES: Record<FailedMint['status'], string> = {
  rejected: 'it was rejected',
  cancelled: 'it was cancelled',
  replaced: 'it was replaced',
  expired: 'it expired',
  overtaken: 'it failed',
  failed: 'it failed',
}
