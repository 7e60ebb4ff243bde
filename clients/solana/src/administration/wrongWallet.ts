import { isMintlineError, type MintlineError } from '@mintline/core'
import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '../programIds.ts'

/** A refusal because of the signer. */
export type WrongWalletError = MintlineError<'WRONG_WALLET'> | MintlineError<'PROGRAM_ERROR'>

/** Constraints on the signer, by name, in the programs and in Anchor. */
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

/** Returns true if another wallet has to make the change. */
export function isWrongWallet(error: unknown): error is WrongWalletError {
  if (isMintlineError(error, 'WRONG_WALLET')) return true
  if (!isMintlineError(error, 'PROGRAM_ERROR')) return false
  const { programId, name } = error.context
  return OUR_PROGRAMS.includes(programId) && CONSTRAINTS.includes(name)
}

/**
 * Advice for the user, in one sentence (specification 6).
 *
 * @param role Role that may make the change, if known.
 */
export function wrongWalletHint(error: WrongWalletError, role = ALL_ROLES): string {
  if (isMintlineError(error, 'WRONG_WALLET')) return error.message
  if (!isMintlineError(error, 'PROGRAM_ERROR')) return `Use the wallet of the ${role}`
  const { message, program, name } = error.context
  return `Use the wallet of the ${role}: ${message} (${program}: ${name})`
}
