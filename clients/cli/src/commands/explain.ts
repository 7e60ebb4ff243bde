import { EXPLANATIONS as APTOS } from '@mintline/aptos/explanations'
import { EXPLANATIONS as ASSETS } from '@mintline/assets/explanations'
import { type ErrorCode, withoutFullStop } from '@mintline/core'
import { EXPLANATIONS as CORE } from '@mintline/core/explanations'
import { EXPLANATIONS as EVM } from '@mintline/evm/explanations'
import { EXPLANATIONS as SOLANA } from '@mintline/solana/explanations'
import { CommandError } from '../errors/commandError.ts'
import { EXPLANATIONS as COMMAND } from '../errors/explanations.ts'
import { type ExitCode, exitCodeOf } from '../exitCodes.ts'
import { didYouMean } from '../output/didYouMean.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

/** An error by its code, as documents and `mintline explain` show it. */
export interface ExplainedError {
  readonly code: string
  /** Package that declares it. */
  readonly package: string
  /** Why it happens, and what to do. */
  readonly explanation: string
  /** Exit code of the command where it ends with this error. */
  readonly exitCode: ExitCode
}

const PACKAGES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['@mintline/core', CORE],
  ['@mintline/solana', SOLANA],
  ['@mintline/evm', EVM],
  ['@mintline/aptos', APTOS],
  ['@mintline/assets', ASSETS],
  ['@mintline/cli', COMMAND],
]

/** All errors of all packages, by package and in the order of their topics. */
export const ALL_ERRORS: readonly ExplainedError[] = PACKAGES.flatMap(([name, texts]) =>
  Object.entries(texts).map(([code, explanation]) => ({
    code,
    package: name,
    explanation,
    exitCode: exitCodeOf(code as ErrorCode),
  })),
)

/**
 * Explains an error by its code, in any case of letters; without one, lists all codes.
 *
 * @throws USAGE_INVALID for an unknown code.
 */
export function explain(code: string | undefined): CommandResult {
  if (code === undefined) {
    return { text: ALL_ERRORS.map((each) => each.code).join('\n'), data: ALL_ERRORS }
  }
  const wanted = code.toUpperCase()
  const found = ALL_ERRORS.find((each) => each.code === wanted)
  if (!found) {
    const known = ALL_ERRORS.map((each) => each.code)
    const reason = `No error has the code ${code}${didYouMean(wanted, known)}`
    throw new CommandError('USAGE_INVALID', { reason: withoutFullStop(reason) })
  }
  const { explanation, package: name, exitCode } = found
  return { text: `${explanation}\n\nFrom ${name}; exit code ${exitCode}.`, data: found }
}
