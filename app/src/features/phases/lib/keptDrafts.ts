import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { z } from '#shared/lib/zod.ts'

/** Drafts of the phases of one collection. */
export interface DraftedPhases {
  /** Phases of the chain that the drafts started from. */
  readonly base: readonly PhaseDraft[]
  /** Those of the phases on chain first. */
  readonly drafts: readonly PhaseDraft[]
}

/** A whole number as its digits, which JSON keeps whatever its size; null = nothing entered. */
const DIGITS = z
  .string()
  .regex(/^-?\d{1,20}$/)
  .nullable()
const KEPT_PHASE = z.object({
  phaseType: z.enum(['public', 'allowList', 'merkleTree']),
  merkleRoot: z.string(),
  priceAmount: DIGITS,
  startTime: DIGITS,
  endTime: DIGITS,
  maxMintsPerWallet: DIGITS,
  maxMintsTotal: DIGITS,
  active: z.boolean(),
})
const KEPT_COLLECTION = z.object({ base: z.array(KEPT_PHASE), drafts: z.array(KEPT_PHASE) })

/** Shape of what is kept of phases that are being written, by collection. */
export const KEPT_DRAFTS = z.object({
  collections: z.record(z.string(), KEPT_COLLECTION).default({}),
})

/** Drafts as they are kept. */
export type KeptCollection = z.infer<typeof KEPT_COLLECTION>

type KeptPhase = z.infer<typeof KEPT_PHASE>

/** Drafts in the shape in which they are kept. */
export function toKept({ base, drafts }: DraftedPhases): KeptCollection {
  return { base: base.map(keptPhase), drafts: drafts.map(keptPhase) }
}

/** Drafts as they were before they were kept. */
export function fromKept({ base, drafts }: KeptCollection): DraftedPhases {
  return { base: base.map(draftedPhase), drafts: drafts.map(draftedPhase) }
}

function keptPhase(draft: PhaseDraft): KeptPhase {
  const text = (value: bigint | null) => (value === null ? null : `${value}`)
  return {
    phaseType: draft.phaseType,
    merkleRoot: draft.merkleRoot,
    priceAmount: text(draft.priceAmount),
    startTime: text(draft.startTime),
    endTime: text(draft.endTime),
    maxMintsPerWallet: text(draft.maxMintsPerWallet),
    maxMintsTotal: text(draft.maxMintsTotal),
    active: draft.active,
  }
}

function draftedPhase(kept: KeptPhase): PhaseDraft {
  const value = (text: string | null) => (text === null ? null : BigInt(text))
  return {
    ...kept,
    priceAmount: value(kept.priceAmount),
    startTime: value(kept.startTime),
    endTime: value(kept.endTime),
    maxMintsPerWallet: value(kept.maxMintsPerWallet),
    maxMintsTotal: value(kept.maxMintsTotal),
  }
}
