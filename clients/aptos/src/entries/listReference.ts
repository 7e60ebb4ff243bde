import type { DropReference } from '../drop/dropReference.ts'

/** A reference to a phase's list. */
export interface ListReference extends DropReference {
  /** The phase's id, from 1. */
  readonly phaseId: bigint
}
