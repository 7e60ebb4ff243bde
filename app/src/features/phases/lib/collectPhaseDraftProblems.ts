import { asSentence, type InputProblem } from '@mintline/core'
import { type CollectionInfo, collectPhaseChangesProblems } from '@mintline/solana'
import { DRAFT_FIELDS, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { type DraftProblem, readDrafts } from './readDrafts.ts'

interface DraftsInput {
  /** As read last. */
  info: CollectionInfo
  drafts: readonly PhaseDraft[]
  /** Chain time in unix seconds. */
  now: bigint
}

/** Returns problems that keep drafts from being saved, sorted by phase and field. */
export function collectPhaseDraftProblems({
  info,
  drafts,
  now,
}: DraftsInput): readonly DraftProblem[] {
  const { desired, unreadable } = readDrafts(drafts, info.phases)
  const refused = collectPhaseChangesProblems({ info, desired, now }).map(draftProblemOf)
  return [...unreadable, ...refused].toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Messages in the form's terms, for client messages that mention numbers not shown to people. */
const IN_THE_FORM: Readonly<Record<string, string>> = {
  PHASE_WINDOW_INVALID: 'The end must be after the start.',
  MERKLE_ROOT_REQUIRED: 'Enter the root of the list.',
  FLAT_FEE_CLOSES_PHASE:
    'The platform fee for each item is higher than this price, so nobody could mint. Enter a higher price.',
}

function draftProblemOf({ path, code, message }: InputProblem): DraftProblem {
  const [, index, name] = path.split('.')
  return {
    phaseIndex: index === undefined ? undefined : Number(index),
    field: DRAFT_FIELDS.find((field) => field === name),
    message: IN_THE_FORM[code] ?? asSentence(message),
    isMissing: code === 'MERKLE_ROOT_REQUIRED',
  }
}

function placeOf({ phaseIndex, field }: DraftProblem): number {
  if (phaseIndex === undefined) return -1
  const fields = DRAFT_FIELDS.length + 1
  return phaseIndex * fields + (field === undefined ? 0 : DRAFT_FIELDS.indexOf(field) + 1)
}
