import type { AdministrationPlan, DropSettings } from '@mintline/aptos'
import { type ErrorCode, isMintlineError, type MintlineError } from '@mintline/core'
import { settingsAfter } from './settingsAfter.ts'

/** A part of a drop, and how to bring it in line with the config. */
export interface DropStep {
  /** Path in the config. */
  readonly path: string
  plan(settings: DropSettings): AdministrationPlan
}

/** A step that the drop machine would refuse. */
export interface RefusedStep {
  readonly path: string
  readonly error: MintlineError
}

/** Plans of all steps. */
export interface PlansInTurn {
  readonly plans: readonly AdministrationPlan[]
  /** Refused in any order. */
  readonly refused: readonly RefusedStep[]
}

/** Refusals that may pass after another step: a phase after the end, or a fee above a price. */
const PASSING: readonly ErrorCode[] = ['DROP_PHASE_AFTER_END', 'FLAT_FEE_CLOSES_PHASE']

/**
 * Plans steps one after another, each on the settings that earlier steps leave; a refused step waits for the others.
 */
export function planInTurn(settings: DropSettings, steps: readonly DropStep[]): PlansInTurn {
  const plans: AdministrationPlan[] = []
  let present = settings
  let open = steps
  for (;;) {
    const refused: (RefusedStep & { readonly step: DropStep })[] = []
    for (const step of open) {
      try {
        const plan = step.plan(present)
        present = settingsAfter(present, plan)
        plans.push(plan)
      } catch (error) {
        if (!isMintlineError(error)) throw error
        refused.push({ path: step.path, error, step })
      }
    }
    const mayPass = refused.some(({ error }) => PASSING.includes(error.code))
    if (!mayPass || refused.length === open.length) return { plans, refused }
    open = refused.map(({ step }) => step)
  }
}
