import type { PublicKey } from '@solana/web3.js'
import type { IdlPlan } from './idlPlan.ts'
import type { Plan } from './plan.ts'
import type { BuiltProgram } from './program.ts'

/** Upgrade authority for a program; `none` = nobody, for good. */
export type UpgradeAuthority = PublicKey | 'none'

/** The work on a program. */
export interface Step {
  program: BuiltProgram
  plan: Plan
  /** Next upgrade authority, if that changes. */
  handOver: UpgradeAuthority | undefined
  /** What to do with its IDL; undefined = nothing. */
  idl: IdlPlan | undefined
  /** File with the keypair of the IDL's buffer. */
  idlBufferPath: string
  /** File with the buffer's keypair until its content is the program. */
  bufferPath: string
}
