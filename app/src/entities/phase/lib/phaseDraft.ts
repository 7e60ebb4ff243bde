import { PHASE_TYPES } from '@mintline/core'
import { type EditionPhase, type PhaseType, UNBOUNDED_END_TIME } from '@mintline/solana'
import { priceTokenOf } from '@mintline/solana/reads'
import { hexText } from '#shared/lib/hexText.ts'

/** A phase while it is being edited; null = nothing entered, or nothing valid. */
export interface PhaseDraft {
  phaseType: PhaseType
  /** 64 hexadecimal digits as typed; for merkle phases only. */
  merkleRoot: string
  /** Mint of the token in which it is priced, as typed; '' = the network's coin. */
  priceToken: string
  /** Base units of the coin or token; 0 = free. */
  priceAmount: bigint | null
  /** Unix seconds; null = when it is saved, for a phase that is not on chain yet. */
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

/** A field of a phase draft. */
export type DraftField = keyof PhaseDraft

/** All fields, in reading order. */
export const DRAFT_FIELDS = [
  'phaseType',
  'merkleRoot',
  'priceAmount',
  'priceToken',
  'startTime',
  'endTime',
  'maxMintsPerWallet',
  'maxMintsTotal',
  'active',
] as const satisfies readonly DraftField[]

/** The calendar's latest date: later ends, such as the client's unbounded one, count as no end. */
const LAST_DATE = 8_640_000_000_000n

/** Returns true if a phase ends at a calendar date. */
export function hasEnd({ endTime }: Pick<PhaseDraft, 'endTime'>): boolean {
  return endTime === null || endTime <= LAST_DATE
}

/** A draft's end time for no end. */
export const NO_END = UNBOUNDED_END_TIME

/** Converts a phase on chain to an unchanged draft. */
export function draftOf(phase: EditionPhase): PhaseDraft {
  return {
    phaseType: phase.phaseType,
    merkleRoot: phase.merkleRoot ? hexText(phase.merkleRoot) : '',
    priceToken: priceTokenOf(phase) ?? '',
    priceAmount: phase.priceAmount,
    startTime: phase.startTime,
    endTime: phase.endTime,
    maxMintsPerWallet: phase.maxMintsPerWallet,
    maxMintsTotal: phase.maxMintsTotal,
    active: phase.active,
  }
}

/** Returns true if two drafts agree in a field; a root counts in merkle phases only. */
export function isSameIn(field: DraftField, a: PhaseDraft, b: PhaseDraft): boolean {
  return field === 'merkleRoot' ? effectiveRoot(a) === effectiveRoot(b) : a[field] === b[field]
}

/** Returns the fields in which two drafts differ. */
export function differingFields(a: PhaseDraft, b: PhaseDraft): readonly DraftField[] {
  return DRAFT_FIELDS.filter((field) => !isSameIn(field, a, b))
}

/** Returns the root in lower case without 0x, the key for lists; '' in phases without one. */
export function effectiveRoot({
  phaseType,
  merkleRoot,
}: Pick<PhaseDraft, 'phaseType' | 'merkleRoot'>): string {
  return PHASE_TYPES[phaseType].hasRoot ? merkleRoot.trim().toLowerCase().replace(/^0x/, '') : ''
}

/** Labels for a phase's fields. */
export const FIELD_NAMES: Record<DraftField, string> = {
  phaseType: 'Who may mint',
  merkleRoot: 'Merkle root',
  priceAmount: 'Price',
  priceToken: 'Token',
  startTime: 'Start',
  endTime: 'End',
  maxMintsPerWallet: 'Per wallet in this phase',
  maxMintsTotal: 'In all in this phase',
  active: 'Switched on',
}
