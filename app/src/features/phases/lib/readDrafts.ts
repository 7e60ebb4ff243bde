import { PHASE_TYPES } from '@mintline/core'
import { type DesiredPhase, type EditionPhase, phaseStateOf } from '@mintline/solana'
import type { DraftField, PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'

/** Something that must be changed in a draft before it can be saved. */
export interface DraftProblem {
  /** Undefined = all phases together. */
  readonly phaseIndex: number | undefined
  /** Undefined = the phase as a whole. */
  readonly field: DraftField | undefined
  /** One sentence that says what to change. */
  readonly message: string
  /** Nothing is entered yet; shown only once the field was left. */
  readonly isMissing: boolean
}

/** The drafts' valid part. */
export interface ReadDrafts {
  /** By index; an invalid draft stays as it is on chain, a new one becomes a phase without mints. */
  readonly desired: readonly DesiredPhase[]
  /** Fields that are not valid yet. */
  readonly unreadable: readonly DraftProblem[]
}

const CLOSED: DesiredPhase = { phaseType: 'public', priceAmount: 0n, active: false }

/**
 * Converts drafts to the phases that a plan takes.
 *
 * @param drafts Phases on chain come first.
 * @param phases The phases on chain.
 */
export function readDrafts(
  drafts: readonly PhaseDraft[],
  phases: readonly EditionPhase[],
): ReadDrafts {
  const unreadable: DraftProblem[] = []
  const desired = drafts.map((draft, phaseIndex): DesiredPhase => {
    const existing = phases[phaseIndex]
    const read = readDraft(draft, existing === undefined)
    if (read.status === 'read') return read.phase
    unreadable.push(...read.problems.map((problem) => ({ phaseIndex, ...problem })))
    return existing ? phaseStateOf(existing) : CLOSED
  })
  return { desired, unreadable }
}

type DraftReading =
  | { status: 'read'; phase: DesiredPhase }
  | { status: 'unreadable'; problems: readonly FieldProblem[] }

type FieldProblem = Omit<DraftProblem, 'phaseIndex' | 'field'> & { readonly field: DraftField }

function readDraft(draft: PhaseDraft, isNew: boolean): DraftReading {
  const { phaseType, startTime, endTime, active, maxMintsPerWallet, maxMintsTotal } = draft
  // A phase with a list has no price field: prices are in the list.
  const { isListed, hasRoot } = PHASE_TYPES[phaseType]
  const priceAmount = draft.priceAmount ?? (isListed ? 0n : null)
  const priceToken = draft.priceToken.trim()
  const merkleRoot = hasRoot ? hexBytes(draft.merkleRoot) : undefined
  const isUnreadable: Partial<Record<DraftField, boolean>> = {
    merkleRoot: merkleRoot === null,
    priceAmount: priceAmount === null,
    startTime: startTime === null && !isNew,
    endTime: endTime === null,
    maxMintsPerWallet: maxMintsPerWallet === null,
    maxMintsTotal: maxMintsTotal === null,
  }
  const problems = UNREADABLE.filter(({ field }) => isUnreadable[field])
  if (
    merkleRoot === null ||
    priceAmount === null ||
    endTime === null ||
    maxMintsPerWallet === null ||
    maxMintsTotal === null ||
    problems.length > 0
  ) {
    return { status: 'unreadable', problems }
  }
  return {
    status: 'read',
    phase: {
      phaseType,
      priceAmount,
      ...(priceToken && { priceToken }),
      startTime: startTime ?? undefined,
      endTime,
      maxMintsPerWallet,
      maxMintsTotal,
      active,
      ...(merkleRoot && { merkleRoot }),
    },
  }
}

const UNREADABLE: readonly FieldProblem[] = [
  { field: 'merkleRoot', message: 'Enter a root: 64 hexadecimal digits.', isMissing: false },
  { field: 'priceAmount', message: 'Enter a price; 0 is free.', isMissing: true },
  { field: 'startTime', message: 'Enter a date and a time.', isMissing: true },
  { field: 'endTime', message: 'Enter a date and a time, or switch the end off.', isMissing: true },
  { field: 'maxMintsPerWallet', message: 'Enter a number; 0 is unlimited.', isMissing: true },
  { field: 'maxMintsTotal', message: 'Enter a number; 0 is unlimited.', isMissing: true },
]

/** Parses hexadecimal; undefined if empty, null if not hexadecimal. */
function hexBytes(text: string): Uint8Array | undefined | null {
  const digits = text.trim().replace(/^0x/i, '')
  if (digits === '') return undefined
  if (!/^([0-9a-f]{2})+$/i.test(digits)) return null
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
