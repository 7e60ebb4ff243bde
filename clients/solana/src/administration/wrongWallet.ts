import { isMintlineError, type MintlineError } from '@mintline/core'
import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '../programIds.ts'

/** A refusal because of who signed. */
export type WrongWalletError = MintlineError<'WRONG_WALLET'> | MintlineError<'PROGRAM_ERROR'>

/** Names of constraints on who signs: of the programs' own and of Anchor's. */
const CONSTRAINTS: readonly string[] = [
  'RawConstraintViolated', // controls 6033
  'BadOwner', // editions 6009
  'ConstraintHasOne',
  'ConstraintRaw',
  'ConstraintOwner',
  'ConstraintAddress',
]
const OUR_PROGRAMS: readonly string[] = [
  EDITIONS_CONTROLS_PROGRAM_ID.toBase58(),
  EDITIONS_PROGRAM_ID.toBase58(),
]
const ALL_ROLES = 'creator, owner or platform fee admin'

/** Whether something thrown says that another wallet has to do it. */
export function isWrongWallet(error: unknown): error is WrongWalletError {
  if (isMintlineError(error, 'WRONG_WALLET')) return true
  if (!isMintlineError(error, 'PROGRAM_ERROR')) return false
  const { programId, name } = error.context
  return OUR_PROGRAMS.includes(programId) && CONSTRAINTS.includes(name)
}

/**
 * What a person can do about it, in one sentence (specification 6).
 *
 * @param role Whose wallet may do it, where that is known.
 */
export function wrongWalletHint(error: WrongWalletError, role = ALL_ROLES): string {
  if (isMintlineError(error, 'WRONG_WALLET')) return error.message
  if (!isMintlineError(error, 'PROGRAM_ERROR')) return `Use the wallet of the ${role}`
  const { message, program, name } = error.context
  return `Use the wallet of the ${role}: ${message} (${program}: ${name})`
}
