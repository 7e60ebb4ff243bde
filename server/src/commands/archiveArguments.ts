import { assertNoWords, givenOptions } from '../config/givenOptions.ts'

/** Arguments for the commands `export` and `import`. */
export interface ArchiveArguments {
  readonly help: boolean
  /** Export file; undefined = standard output or input. */
  readonly file: string | undefined
  /** Settings file; undefined = the default one. */
  readonly config: string | undefined
}

/** File name for standard output or input. */
const STANDARD = '-'

/**
 * Parses what follows `export` or `import`.
 *
 * @param option - name without dashes for the option with the file
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`
 */
export function parseArchiveArguments(
  args: readonly string[],
  option: 'to' | 'from',
): ArchiveArguments {
  const { options, words } = givenOptions(args, { flags: ['help'], values: [option, 'config'] })
  assertNoWords(words)
  const file = options.get(option)
  return {
    help: options.has('help'),
    file: file === STANDARD ? undefined : file,
    config: options.get('config'),
  }
}
