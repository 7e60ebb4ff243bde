import { FRAMEWORK_ERRORS } from '../generated/anchor/frameworkErrors.ts'
import type { ProgramErrorMeaning } from './errorTable.ts'

/** Advice for framework errors whose own messages give none. */
const HINTS: ReadonlyMap<string, string> = new Map([
  ['AccountNotInitialized', 'Check the address and the network: there is nothing at it yet'],
  ['AccountOwnedByWrongProgram', 'Check the address: it belongs to something else'],
  ['AccountDiscriminatorMismatch', 'Check the address: it holds a record of another kind'],
  ['AccountDidNotDeserialize', 'Update this software: the record is of a version it does not know'],
  ['AccountNotSigner', 'Use the wallet that this operation belongs to'],
  ['AccountNotMutable', 'Update this software: it does not mark an account as writable'],
  ['AccountNotSystemOwned', 'Use a plain wallet, not an account of a program'],
  ['ConstraintHasOne', 'Use the wallet and the addresses that belong to this collection'],
  ['ConstraintSigner', 'Use the wallet that this operation belongs to'],
  ['ConstraintSeeds', 'Update this software: it derives an address differently from the program'],
  ['ConstraintAddress', 'Use the addresses that belong to this collection'],
  ['ConstraintRaw', 'Use the creator, owner or platform fee admin wallet of this collection'],
  [
    'DeclaredProgramIdMismatch',
    'Use a network on which the program is deployed at its own address',
  ],
  [
    'InstructionFallbackNotFound',
    'Update this software, or use a network with the current program',
  ],
  [
    'InstructionDidNotDeserialize',
    'Update this software, or use a network with the current program',
  ],
  ['InvalidProgramId', 'Use a network that has all programs that this one calls'],
])

const MEANINGS: ReadonlyMap<number, ProgramErrorMeaning> = new Map(
  FRAMEWORK_ERRORS.map(([code, name, message]) => [code, { name, message, hint: HINTS.get(name) }]),
)

/** Explains an Anchor framework error, 100 to 5000; undefined for any other number. */
export function frameworkError(code: number): ProgramErrorMeaning | undefined {
  return MEANINGS.get(code)
}

const CAUSED_BY_ACCOUNT = /^Program log: AnchorError caused by account: (\w+)\./

/** The account that the framework blames, by its name in the program; undefined if it names none. */
export function accountAtFault(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const match = CAUSED_BY_ACCOUNT.exec(line)
    if (match) return match[1]
  }
  return undefined
}
