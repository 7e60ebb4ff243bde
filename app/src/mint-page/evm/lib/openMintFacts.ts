import { isMintlineError } from '@mintline/core'
import type { EvmNetwork } from '@mintline/core/networks'
import { countText } from '#shared/lib/countText.ts'
import { type FailedMint, outcomeText } from '../../lib/mintOutcome.ts'
import type { OpenMintFacts, OpenMintOutcome } from '../../lib/openMintFacts.ts'
import type { OpenMintState } from '../model/useOpenMint.ts'
import { shownItems } from './mintOutcome.ts'

/** A mint whose outcome was not shown, as the page shows it. */
export function openMintFacts(state: OpenMintState, network: EvmNetwork): OpenMintFacts {
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
        error: isMintlineError(error, 'PROMI_EVENT_TIMEOUT') ? new Error(SLOW) : error,
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
        items: shownItems(items, network),
        hashes: [hash],
        dismiss,
      }
    }
  }
}

const SLOW =
  'The network has not confirmed it in half an hour, but still may. Your wallet can speed it up or cancel it'

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
