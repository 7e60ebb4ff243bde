import { assertNoWords, givenOptions } from '../config/givenOptions.ts'
import { ServerError } from '../errors/serverError.ts'

/** Arguments for the command `ingest`; undefined = help is requested. */
export interface IngestArguments {
  /** File with lines; `-` = standard input. */
  readonly from: string
  /** True to continue after refused lines. */
  readonly skipBad: boolean
  /** Settings file; undefined = the default one. */
  readonly config: string | undefined
}

/**
 * Parses what follows `ingest`; undefined = help is requested.
 *
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`
 */
export function parseIngestArguments(args: readonly string[]): IngestArguments | undefined {
  const { options, words } = givenOptions(args, {
    flags: ['help', 'skip-bad'],
    values: ['from', 'config'],
  })
  if (options.has('help')) return undefined
  assertNoWords(words)
  const from = options.get('from')
  if (from !== undefined) {
    return { from, skipBad: options.has('skip-bad'), config: options.get('config') }
  }
  const rule = 'needs --from with a file, or - for the standard input'
  throw new ServerError('OPTION_INVALID', { option: 'ingest', rule })
}
