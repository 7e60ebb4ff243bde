import { assertNoWords, givenOptions } from '../../server/src/config/givenOptions.ts'

/** Options for a script that writes files, or compares them. */
export interface CheckOptions {
  readonly help: boolean
  /** True = write nothing, and compare. */
  readonly check: boolean
}

/**
 * Parses the script's arguments.
 *
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`
 */
export function checkOptions(args: readonly string[]): CheckOptions {
  const { options, words } = givenOptions(args, { flags: ['check', 'help'], values: [] })
  assertNoWords(words)
  return { help: options.has('help'), check: options.has('check') }
}
