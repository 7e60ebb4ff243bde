import { phaseLabel } from '@mintline/core'
import type { EditionPhase } from '@mintline/solana'
import { DoorOpen } from 'lucide-react'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { AddPhaseLink } from './AddPhaseLink.tsx'

/** Explains that a public phase has no list. */
export function PublicPhaseNotice({
  phase,
  name,
}: {
  phase: EditionPhase
  /** Undefined or '' = it has none. */
  name: string | undefined
}) {
  if (phase.phaseType !== 'public') return null
  return (
    <EmptyState
      icon={<DoorOpen />}
      title={`${phaseLabel(phase.phaseIndex, name)} is public`}
      actions={<AddPhaseLink label="Open its settings" />}
    >
      Everybody may mint in it, so it needs no list. To admit only some wallets, make it an
      allowlist phase.
    </EmptyState>
  )
}
