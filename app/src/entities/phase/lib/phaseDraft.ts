import { type EditionPhase, type PhaseType, UNBOUNDED_END_TIME } from '@mintline/solana'
import { rootText } from './rootText.ts'

/** A phase while it is being written; null = nothing entered, or nothing that makes sense. */
export interface PhaseDraft {
  phaseType: PhaseType
  /** 64 hexadecimal digits as typed; of merkle phases only. */
  merkleRoot: string
  /** Lamports; 0 = free. */
  priceAmount: bigint | null
  /** Unix seconds; null = the moment it is saved, in a phase that is not on chain yet. */
  startTime: bigint | null
  /** Unix seconds; see `hasEnd`. */
  endTime: bigint | null
  /** 0 = unlimited. */
  maxMintsPerWallet: bigint | null
  /** 0 = unlimited. */
  maxMintsTotal: bigint | null
  /** False closes the phase at all times. */
  active: boolean
}

/** One thing that is written of a phase. */
export type DraftField = keyof PhaseDraft

/** All of them, in the order in which people read them. */
export const DRAFT_FIELDS = [
  'phaseType',
  'merkleRoot',
  'priceAmount',
  'startTime',
  'endTime',
  'maxMintsPerWallet',
  'maxMintsTotal',
  'active',
] as const satisfies readonly DraftField[]

/** No calendar goes further: later ends, such as the client's unbounded one, are none. */
const LAST_DATE = 8_640_000_000_000n

/** Whether a phase ends at a time that a person can name. */
export function hasEnd({ endTime }: Pick<PhaseDraft, 'endTime'>): boolean {
  return endTime === null || endTime <= LAST_DATE
}

/** What stands for no end in a new draft. */
export const NO_END = UNBOUNDED_END_TIME

/** A phase of the chain as a draft that changes nothing. */
export function draftOf(phase: EditionPhase): PhaseDraft {
  return {
    phaseType: phase.phaseType,
    merkleRoot: phase.merkleRoot ? rootText(phase.merkleRoot) : '',
    priceAmount: phase.priceAmount,
    startTime: phase.startTime,
    endTime: phase.endTime,
    maxMintsPerWallet: phase.maxMintsPerWallet,
    maxMintsTotal: phase.maxMintsTotal,
    active: phase.active,
  }
}

/** Whether two drafts say the same in a field; a root counts in merkle phases only. */
export function isSameIn(field: DraftField, a: PhaseDraft, b: PhaseDraft): boolean {
  return field === 'merkleRoot' ? rootThatCounts(a) === rootThatCounts(b) : a[field] === b[field]
}

/** Fields in which two drafts differ. */
export function differingFields(a: PhaseDraft, b: PhaseDraft): readonly DraftField[] {
  return DRAFT_FIELDS.filter((field) => !isSameIn(field, a, b))
}

/** Root in lower case without 0x, as lists are known by; '' in phases without one. */
export function rootThatCounts({
  phaseType,
  merkleRoot,
}: Pick<PhaseDraft, 'phaseType' | 'merkleRoot'>): string {
  return phaseType === 'merkleTree' ? merkleRoot.trim().toLowerCase().replace(/^0x/, '') : ''
}
