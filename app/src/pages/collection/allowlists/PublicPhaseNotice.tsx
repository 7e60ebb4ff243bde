import type { EditionPhase } from '@mintline/solana'
import { DoorOpen } from 'lucide-react'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { AddPhaseLink } from './AddPhaseLink.tsx'

/** Explanation that a public phase has no list. */
export function PublicPhaseNotice({ phase }: { phase: EditionPhase }) {
  if (phase.phaseType !== 'public') return null
  return (
    <EmptyState
      icon={<DoorOpen />}
      title={`Phase ${phase.phaseIndex} is public`}
      actions={<AddPhaseLink label="Open its settings" />}
    >
      Everybody may mint in it, so it needs no list. To admit only some wallets, make it an
      allowlist phase.
    </EmptyState>
  )
}
