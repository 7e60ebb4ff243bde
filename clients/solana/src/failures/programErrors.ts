import {
  ASSOCIATED_TOKEN_PROGRAM,
  EDITIONS_CONTROLS_PROGRAM,
  EDITIONS_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
} from '../addresses.ts'
import { EDITIONS_IDL } from '../generated/anchor/editions.ts'
import { EDITIONS_CONTROLS_IDL } from '../generated/anchor/editionsControls.ts'
import { type ErrorTable, errorsFrom, type ProgramErrorMeaning } from './errorTable.ts'
import { frameworkError } from './frameworkErrors.ts'
import { CONTROLS_HINTS, EDITIONS_HINTS } from './hints.ts'
import { TOKEN_2022_ERRORS, TOKEN_ERRORS } from './token2022Errors.ts'

/** The system program's errors, by number. */
const SYSTEM_ERRORS = errorsFrom([
  ['AccountAlreadyInUse', 'An account with the same address already exists'],
  [
    'ResultWithNegativeLamports',
    'The wallet does not have enough of the native currency',
    'Put more into the wallet that pays',
  ],
  ['InvalidProgramId', 'An account cannot be given to this program'],
  ['InvalidAccountDataLength', 'An account cannot be made this large'],
  ['MaxSeedLengthExceeded', 'The seed of an address is too long'],
  ['AddressWithSeedMismatch', 'An address does not match its seed'],
  ['NonceNoRecentBlockhashes', 'A durable nonce cannot be advanced yet'],
  ['NonceBlockhashNotExpired', 'A durable nonce can be advanced only once in a block'],
  ['NonceUnexpectedBlockhashValue', 'A durable nonce is not the one that was signed for'],
])

/** The associated token account program's errors, by number. */
const ASSOCIATED_TOKEN_ERRORS = errorsFrom([
  ['InvalidOwner', 'The token account exists already and belongs to somebody else'],
])

/** A program with known errors. */
export interface KnownProgram {
  /** Display name: `editions-controls`. */
  readonly name: string
  /** True if it calls other programs, whose error numbers it may return. */
  readonly callsOthers: boolean
  /** Explains an error number; undefined = the program does not define it. */
  meaningOf(code: number): ProgramErrorMeaning | undefined
}

const PROGRAMS: ReadonlyMap<string, KnownProgram> = new Map([
  [EDITIONS_PROGRAM, anchorProgram('editions', idlErrors(EDITIONS_IDL.errors, EDITIONS_HINTS))],
  [
    EDITIONS_CONTROLS_PROGRAM,
    anchorProgram('editions-controls', idlErrors(EDITIONS_CONTROLS_IDL.errors, CONTROLS_HINTS)),
  ],
  [TOKEN_2022_PROGRAM, program('token-2022', TOKEN_2022_ERRORS)],
  [TOKEN_PROGRAM, program('token', TOKEN_ERRORS)],
  [
    ASSOCIATED_TOKEN_PROGRAM,
    { ...program('associated-token', ASSOCIATED_TOKEN_ERRORS), callsOthers: true },
  ],
  [SYSTEM_PROGRAM, program('system', SYSTEM_ERRORS)],
])

/** Returns the known program at an address; undefined for any other. */
export function knownProgram(programId: string): KnownProgram | undefined {
  return PROGRAMS.get(programId)
}

function program(name: string, errors: ErrorTable): KnownProgram {
  return { name, callsOthers: false, meaningOf: (code) => errors.get(code) }
}

function anchorProgram(name: string, errors: ErrorTable): KnownProgram {
  const meaningOf = (code: number) => errors.get(code) ?? frameworkError(code)
  return { name, callsOthers: true, meaningOf }
}

function idlErrors(
  errors: readonly { code: number; name: string; msg?: string }[] | undefined,
  hints: Readonly<Record<string, string>>,
): ErrorTable {
  return new Map(
    (errors ?? []).map(({ code, name, msg }) => [
      code,
      { name, message: (msg ?? name).replace(/\.$/, ''), hint: hints[name] },
    ]),
  )
}
