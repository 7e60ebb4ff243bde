import type { PhaseType } from '@mintline/solana'
import { hasEnd, NO_END, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'

/** A common phase to start from. */
export interface PhasePreset {
  readonly id: string
  readonly name: string
  /** Typical use, in one sentence. */
  readonly description: string
  readonly phaseType: PhaseType
  /** Lamports; null = left to be entered. */
  readonly priceAmount: bigint | null
  /** 0 = unlimited. */
  readonly maxMintsPerWallet: bigint
  readonly active: boolean
}

/** All presets, the most common first. */
export const PHASE_PRESETS: readonly PhasePreset[] = [
  {
    id: 'public',
    name: 'Public',
    description: 'Everybody may mint, at one price.',
    phaseType: 'public',
    priceAmount: null,
    maxMintsPerWallet: 0n,
    active: true,
  },
  {
    id: 'allowlist',
    name: 'Allowlist',
    description: 'Wallets on a list, each with its own price and amount.',
    phaseType: 'allowList',
    priceAmount: 0n,
    maxMintsPerWallet: 0n,
    active: true,
  },
  {
    id: 'free',
    name: 'Free claim',
    description: 'Everybody may mint one item for free.',
    phaseType: 'public',
    priceAmount: 0n,
    maxMintsPerWallet: 1n,
    active: true,
  },
  {
    id: 'custom',
    name: 'Custom',
    description: 'Switched off at first. You set all terms.',
    phaseType: 'public',
    priceAmount: null,
    maxMintsPerWallet: 0n,
    active: false,
  },
]

/**
 * Creates a phase from a preset, starting when the other phases have ended, so that there is no gap.
 *
 * @param others All drafts so far.
 * @param now Chain time in unix seconds; undefined while it is not known.
 */
export function draftFromPreset(
  preset: PhasePreset,
  { others, now }: { others: readonly PhaseDraft[]; now: bigint | undefined },
): PhaseDraft {
  const { phaseType, priceAmount, maxMintsPerWallet, active } = preset
  return {
    phaseType,
    merkleRoot: '',
    priceToken: '',
    priceAmount,
    startTime: endOfAll(others, now),
    endTime: NO_END,
    maxMintsPerWallet,
    maxMintsTotal: 0n,
    active,
  }
}

/** Returns the last phase's end; null if one has no end, or the end has passed. */
function endOfAll(drafts: readonly PhaseDraft[], now: bigint | undefined): bigint | null {
  const open = drafts.filter(({ active }) => active)
  if (now === undefined || !open.every(hasEnd)) return null
  const last = open.reduce((latest, { endTime }) => {
    return endTime !== null && endTime > latest ? endTime : latest
  }, now)
  return last > now ? last : null
}
