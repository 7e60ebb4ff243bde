import { didYouMean, type ErrorCode, withoutFullStop } from '@mintline/core'
import { EXPLANATIONS as CORE } from '@mintline/core/explanations'
import { EXPLANATIONS as SOLANA } from '@mintline/solana/explanations'
import { CommandError } from '../errors/commandError.ts'
import { EXPLANATIONS as COMMAND } from '../errors/explanations.ts'
import { type ExitCode, exitCodeOf } from '../exitCodes.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { isInstalled, type Part } from '../runtime/parts.ts'

/** An error by its code, as documents and `mintline explain` show it. */
export interface ExplainedError {
  readonly code: string
  /** Package that declares it. */
  readonly package: string
  /** Why it happens, and what to do. */
  readonly explanation: string
  /** The exit code for a command that ends with this error. */
  readonly exitCode: ExitCode
}

type Explanations = Readonly<Record<string, string>>

/** The packages' catalogues in document order; undefined if one is not installed. */
const CATALOGUES: Readonly<Record<string, () => Promise<Explanations | undefined>>> = {
  '@mintline/core': async () => CORE,
  '@mintline/solana': async () => SOLANA,
  '@mintline/evm': () => ifInstalled('evm', () => import('@mintline/evm/explanations')),
  '@mintline/aptos': () => ifInstalled('aptos', () => import('@mintline/aptos/explanations')),
  '@mintline/assets': () => ifInstalled('assets', () => import('@mintline/assets/explanations')),
  '@mintline/cli': async () => COMMAND,
}

async function ifInstalled(
  part: Part,
  load: () => Promise<{ readonly EXPLANATIONS: Explanations }>,
): Promise<Explanations | undefined> {
  return isInstalled(part) ? (await load()).EXPLANATIONS : undefined
}

/** Lists all errors in the installed packages, by package and topic. */
export async function allErrors(): Promise<readonly ExplainedError[]> {
  const catalogues = await Promise.all(
    Object.entries(CATALOGUES).map(async ([name, load]) => [name, await load()] as const),
  )
  return catalogues.flatMap(([name, texts = {}]) =>
    Object.entries(texts).map(([code, explanation]) => ({
      code,
      package: name,
      explanation,
      exitCode: exitCodeOf(code as ErrorCode),
    })),
  )
}

/**
 * Explains an error by its code, in upper or lower case; without one, lists all codes.
 *
 * @throws USAGE_INVALID for an unknown code.
 */
export async function explain(code: string | undefined): Promise<CommandResult> {
  const errors = await allErrors()
  if (code === undefined) {
    return { text: errors.map((each) => each.code).join('\n'), data: errors }
  }
  const wanted = code.toUpperCase()
  const found = errors.find((each) => each.code === wanted)
  if (!found) {
    const known = errors.map((each) => each.code)
    const reason = `No error of the installed packages has the code ${code}${didYouMean(wanted, known)}`
    throw new CommandError('USAGE_INVALID', { reason: withoutFullStop(reason) })
  }
  const { explanation, package: name, exitCode } = found
  return { text: `${explanation}\n\nFrom ${name}; exit code ${exitCode}.`, data: found }
}
