import type { PublicKey } from '@solana/web3.js'
import type { DocumentPlan } from './documentPlan.ts'
import type { Plan } from './plan.ts'
import type { BuiltProgram, ProgramDocument } from './program.ts'

/** Upgrade authority for a program; `none` = nobody, for good. */
export type UpgradeAuthority = PublicKey | 'none'

/** The work on a program. */
export interface Step {
  program: BuiltProgram
  plan: Plan
  /** Next upgrade authority, if that changes. */
  handOver: UpgradeAuthority | undefined
  /** Steps for its documents; empty where the cluster keeps none. */
  documents: readonly DocumentStep[]
  /** File with the buffer's keypair until its content is the program. */
  bufferPath: string
}

/** The work on one of a program's documents. */
export interface DocumentStep {
  program: BuiltProgram
  document: ProgramDocument
  plan: DocumentPlan
  /** File with the buffer's keypair until its content is the document. */
  bufferPath: string
}
