import { didYouMean, type ErrorKind, withoutFullStop } from '@mintline/core'
import * as core from '@mintline/core/explanations'
import * as solana from '@mintline/solana/explanations'
import { CommandError } from '../errors/commandError.ts'
import * as command from '../errors/explanations.ts'
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

/** What a package says about its errors, by code. */
interface Explained {
  readonly EXPLANATIONS: Readonly<Record<string, string>>
  readonly KINDS: Readonly<Partial<Record<string, ErrorKind>>>
}

/** The packages' catalogues in document order; undefined if one is not installed. */
const CATALOGUES: Readonly<Record<string, () => Promise<Explained | undefined>>> = {
  '@mintline/core': async () => core,
  '@mintline/solana': async () => solana,
  '@mintline/evm': () => ifInstalled('evm', () => import('@mintline/evm/explanations')),
  '@mintline/aptos': () => ifInstalled('aptos', () => import('@mintline/aptos/explanations')),
  '@mintline/assets': () => ifInstalled('assets', () => import('@mintline/assets/explanations')),
  '@mintline/cli': async () => command,
}

async function ifInstalled(
  part: Part,
  load: () => Promise<Explained>,
): Promise<Explained | undefined> {
  return isInstalled(part) ? load() : undefined
}

/** Lists all errors in the installed packages, by package and topic. */
export async function allErrors(): Promise<readonly ExplainedError[]> {
  const catalogues = await Promise.all(
    Object.entries(CATALOGUES).map(async ([name, load]) => [name, await load()] as const),
  )
  return catalogues.flatMap(([name, { EXPLANATIONS, KINDS } = { EXPLANATIONS: {}, KINDS: {} }]) =>
    Object.entries(EXPLANATIONS).map(([code, explanation]) => ({
      code,
      package: name,
      explanation,
      exitCode: exitCodeOf(KINDS[code]),
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
