import type { Restricted } from '@mintline/core'
import type { EditionPhase } from '@mintline/solana/reads'
import { Callout } from '#shared/ui/Callout.tsx'

interface RestrictionProps {
  restriction: Restricted
  /** Undefined = no phase is open. */
  phase: EditionPhase | undefined
  /** Address of the folder of merkle proofs; undefined = the link names none. */
  proofs: string | undefined
}

/** Why this wallet may not mint now, and what to do about it. */
export function Restriction({ restriction, phase, proofs }: RestrictionProps) {
  const isProofMissing = phase?.phaseType === 'merkleTree' && proofs === undefined
  return (
    <div role="status">
      <Callout title={restriction.reason}>{adviceFor(restriction, isProofMissing)}</Callout>
    </div>
  )
}

function adviceFor({ code }: Restricted, isProofMissing: boolean): string | undefined {
  switch (code) {
    case 'NOT_ON_WHITELIST':
      return isProofMissing
        ? 'This link does not say where the proofs of the list are: ask the creator for the whole link.'
        : 'If another wallet of yours is on the list, connect that one.'
    case 'WALLET_QUANTITY_EXCEEDED':
      return 'This wallet has minted all that it may.'
    case 'NO_ACTIVE_PHASE':
    case 'NO_ACTIVE_PHASE_FOUND':
      return 'Your wallet is ready for when one opens.'
    default:
      return undefined
  }
}
