// For its error codes.
import type {} from '@mintline/assets'
import { type InputProblem, isMintlineError, type MintlineError, withoutKeys } from '@mintline/core'
import { EXIT, type ExitCode, exitCodeOf } from '../exitCodes.ts'
import type { NodePlace } from '../runtime/baseContext.ts'
import { hintOf } from './hints.ts'
import type { Output } from './output.ts'
import { indented } from './table.ts'
import { toJson } from './toJson.ts'

/**
 * Prints an error and returns the exit code.
 *
 * @param node Finds the request's node; undefined without one.
 */
export function reportError(output: Output, error: unknown, node?: () => NodePlace): ExitCode {
  if (!isMintlineError(error)) {
    reportDefect(output, error)
    return EXIT.failed
  }
  const { code, message, context } = error
  const exitCode = exitCodeOf(error.kind)
  if (output.json) {
    output.result(toJson({ error: { code, message, context } }))
    return exitCode
  }
  const problems = problemsOf(error)
  output.error(`${problems ? sentenceBefore(error) : message} (${code})`)
  if (problems) output.info(indented(problemLines(problems)))
  const hint = hintOf(error, node)
  if (hint) output.hint(hint)
  return exitCode
}

/** Formats one line for each problem: `drop.config.json line 12, phases.0.price: <message>`. */
export function problemLines(problems: readonly InputProblem[]): string {
  return problems
    .map(({ file, line, path, message }) => {
      const place = [line === undefined ? '' : `line ${line}`, path].filter(Boolean).join(', ')
      const where = [file, place].filter(Boolean).join(' ')
      return where ? `${where}: ${message}` : message
    })
    .join('\n')
}

/** Reports a bug; its stack is only shown in verbose mode. */
function reportDefect(output: Output, error: unknown): void {
  const message = withoutKeys(error instanceof Error ? error.message : String(error))
  if (output.json) output.result(toJson({ error: { code: 'DEFECT', message, context: {} } }))
  else {
    output.error(`${message} (DEFECT)`)
    output.hint('This is a bug in the command: report it with the output of --verbose.')
  }
  if (error instanceof Error && error.stack !== undefined) output.detail(withoutKeys(error.stack))
}

function problemsOf(error: MintlineError): readonly InputProblem[] | undefined {
  const isList =
    isMintlineError(error, 'ASSETS_INVALID') ||
    isMintlineError(error, 'CONFIG_INVALID') ||
    isMintlineError(error, 'LIST_INVALID') ||
    isMintlineError(error, 'INPUT_INVALID') ||
    isMintlineError(error, 'OPTIONS_INVALID')
  return isList ? error.context.problems : undefined
}

function sentenceBefore(error: MintlineError): string {
  return isMintlineError(error, 'INPUT_INVALID') ? 'The input has problems' : error.message
}
