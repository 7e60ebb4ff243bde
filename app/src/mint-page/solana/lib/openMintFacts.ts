import { countText } from '#shared/lib/countText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import type { OpenMintFacts, OpenMintOutcome } from '../../lib/openMintFacts.ts'
import type { MintNetwork } from '../../model/mintNetworkContext.ts'
import type { ResolvedMint } from '../model/resolveMint.ts'
import type { OpenMintState } from '../model/useOpenMint.ts'
import { shownItem } from './mintOutcome.ts'

/** Describes a mint that was pending when the page was closed. */
export function openMintFacts(
  state: OpenMintState,
  explorer: MintNetwork['explorer'],
): OpenMintFacts {
  switch (state.status) {
    case 'none':
      return state
    case 'resolving':
      return {
        status: 'resolving',
        wait: 'Checking its outcome. This takes up to two minutes.',
      }
    case 'unknown': {
      const { mint, ...rest } = state
      return { ...rest, hashes: [mint.signature] }
    }
    case 'resolved': {
      const { mint, resolved, dismiss } = state
      return {
        status: 'resolved',
        outcome: outcomeOf(resolved, BigInt(mint.quantity)),
        items: resolved.items.map((item) => shownItem(item, explorer)),
        hashes: [mint.signature],
        dismiss,
      }
    }
  }
}

function outcomeOf({ outcome, items }: ResolvedMint, quantity: bigint): OpenMintOutcome {
  const brought = BigInt(items.length)
  const counted = `${brought} of ${countText(quantity, 'item is', 'items are')} minted.`
  switch (outcome.status) {
    case 'confirmed':
      return { kind: 'success', title: 'it is confirmed', text: counted }
    case 'expired':
      return {
        kind: 'warn',
        title: 'it expired',
        text: `Its last transaction cannot land any more, so you can safely mint again. ${counted}`,
      }
    case 'failed':
      return {
        kind: 'error',
        title: 'it failed',
        text: `${errorText(outcome.error)} ${counted}`,
      }
  }
}
