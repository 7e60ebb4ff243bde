import type { DropReference } from '../drop/dropReference.ts'

/** Reference to the list of a phase. */
export interface ListReference extends DropReference {
  /** Id of the phase, from 1. */
  readonly phaseId: bigint
}
