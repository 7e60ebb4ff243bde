import type { RefusedChange } from '@mintline/core/drop'
import { type ErrorCode, isMintlineError, type MintlineError } from '@mintline/core/errors'
import type { AdministrationPlan, DropChange } from '../administration/administrationPlan.ts'
import type { DropSettings, PhaseRecord } from '../administration/dropSettings.ts'

/** A part of a drop, and how to bring it in line with its terms. */
export interface PlannedPart {
  /** Path in the terms. */
  readonly path: string
  plan(settings: DropSettings): AdministrationPlan
}

/** Plans for all parts. */
export interface PlansInTurn {
  readonly plans: readonly AdministrationPlan[]
  /** Refused in any order. */
  readonly refused: readonly RefusedChange[]
}

/** Refusals that may pass after another part: a phase after the end, or a fee above a price. */
const PASSING: readonly ErrorCode[] = ['DROP_PHASE_AFTER_END', 'FLAT_FEE_CLOSES_PHASE']

/** New phases have no ids yet. */
const NEW = { phaseId: 0n, entries: 0n, minted: 0n }

/**
 * Plans parts one after another, each on the settings that earlier ones leave; a refused part waits for the others.
 */
export function planInTurn(settings: DropSettings, parts: readonly PlannedPart[]): PlansInTurn {
  const plans: AdministrationPlan[] = []
  let present = settings
  let open = parts
  for (;;) {
    const refused: { readonly part: PlannedPart; readonly error: MintlineError }[] = []
    for (const part of open) {
      try {
        const plan = part.plan(present)
        present = settingsAfter(present, plan)
        plans.push(plan)
      } catch (error) {
        if (!isMintlineError(error)) throw error
        refused.push({ part, error })
      }
    }
    const mayPass = refused.some(({ error }) => PASSING.includes(error.code))
    if (!mayPass || refused.length === open.length) {
      return { plans, refused: refused.map(({ part: { path }, error }) => ({ path, error })) }
    }
    open = refused.map(({ part }) => part)
  }
}

/** Returns a drop's settings as a plan would leave them. */
function settingsAfter(
  settings: DropSettings,
  { changes }: Pick<AdministrationPlan, 'changes'>,
): DropSettings {
  return changes.reduce(afterChange, settings)
}

function afterChange(settings: DropSettings, change: DropChange): DropSettings {
  const { phases } = settings
  switch (change.type) {
    case 'set':
      return { ...settings, [change.field]: change.after }
    case 'phase added':
      return inOrder(settings, [...phases, { ...change.after, ...NEW }])
    case 'phase modified': {
      const { before, after } = change
      const others = phases.filter(({ phaseId }) => phaseId !== before.phaseId)
      return inOrder(settings, [...others, { ...before, ...after }])
    }
    case 'phase removed': {
      const { phaseId: removed } = change.before
      return { ...settings, phases: phases.filter(({ phaseId }) => phaseId !== removed) }
    }
    case 'drop created':
      return settings
  }
}

function inOrder(settings: DropSettings, phases: readonly PhaseRecord[]): DropSettings {
  const sorted = phases.toSorted((one, other) => Number(one.saleMintTime - other.saleMintTime))
  return { ...settings, phases: sorted }
}
