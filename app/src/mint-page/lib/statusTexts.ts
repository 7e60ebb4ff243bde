import type { EditionPhase } from '@mintline/solana/reads'
import type { DropStatus } from '#entities/collection/lib/dropStatus.ts'

/** Message for minters while a drop is closed; undefined while it is open. */
export function closedText({ status }: DropStatus): string | undefined {
  switch (status) {
    case 'open':
      return undefined
    case 'upcoming':
      return 'This page opens by itself when the phase starts.'
    case 'phase-sold-out':
      return 'All items of this phase are minted.'
    case 'sold-out':
      return 'All items of this collection are minted.'
    case 'ended':
      return 'All phases are over.'
    case 'no-phase':
      return 'The creator has not opened a phase yet.'
  }
}

/** Wallets that may mint in a phase. */
export function audienceName({ phaseType }: Pick<EditionPhase, 'phaseType'>): string {
  return phaseType === 'public' ? 'Public' : 'Allowlist'
}

/** Name of a phase: `Public`, or `Public, phase 2` if several have the same audience. */
export function phaseName(
  phase: Pick<EditionPhase, 'phaseType' | 'phaseIndex'>,
  among: readonly Pick<EditionPhase, 'phaseType'>[],
): string {
  const name = audienceName(phase)
  const isAlone = among.filter((other) => audienceName(other) === name).length < 2
  return isAlone ? name : `${name}, phase ${phase.phaseIndex}`
}
