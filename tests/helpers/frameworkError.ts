import type { PublicKey } from '@solana/web3.js'
import type { Outcome } from './chain.ts'
import { expectError } from './programFailure.ts'

/** Anchor's errors for invalid accounts. */
const FRAMEWORK_ERRORS = {
  InstructionFallbackNotFound: 101,
  InstructionDidNotDeserialize: 102,
  ConstraintMut: 2000,
  AccountDiscriminatorMismatch: 3002,
  AccountNotEnoughKeys: 3005,
  AccountOwnedByWrongProgram: 3007,
  InvalidProgramId: 3008,
  AccountNotSigner: 3010,
  AccountNotInitialized: 3012,
} as const

/** Returns the name of an error by Anchor, if it has this code. */
export function frameworkErrorName(code: number | undefined): string | undefined {
  return Object.entries(FRAMEWORK_ERRORS).find(([, known]) => known === code)?.[0]
}

/** Expects that Anchor refused an account in this program. */
export function expectFrameworkError(
  outcome: Outcome,
  program: PublicKey,
  name: keyof typeof FRAMEWORK_ERRORS,
): void {
  expectError(outcome, program.toBase58(), FRAMEWORK_ERRORS[name], name)
}
