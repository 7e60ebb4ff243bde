import { parseArgs } from 'node:util'
import { ServerError } from '../errors/serverError.ts'

/** Option names, without dashes. */
export interface OptionNames {
  readonly flags: readonly string[]
  readonly values: readonly string[]
}

/** A command's arguments as given. */
export interface GivenOptions {
  /** Values by name; undefined for flags. */
  readonly options: ReadonlyMap<string, string | undefined>
  /** Arguments that are not options. */
  readonly words: readonly string[]
}

/**
 * Parses arguments, with values after a space or an equals sign.
 *
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID` if a value is missing or too many
 */
export function givenOptions(
  args: readonly string[],
  { flags, values }: OptionNames,
): GivenOptions {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries([
      ...flags.map((name) => [name, { type: 'boolean' as const }]),
      ...values.map((name) => [name, { type: 'string' as const }]),
    ]),
    strict: false,
    tokens: true,
  })
  const options = new Map<string, string | undefined>()
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const isFlag = flags.includes(name)
    if (!isFlag && !values.includes(name)) {
      throw new ServerError('OPTION_UNKNOWN', { option: rawName })
    }
    if (isFlag && value !== undefined) {
      throw new ServerError('OPTION_INVALID', { option: rawName, rule: 'takes no value' })
    }
    if (!isFlag && (!value || value.startsWith('--'))) {
      throw new ServerError('OPTION_INVALID', { option: rawName, rule: 'needs a value' })
    }
    options.set(name, value)
  }
  return { options, words }
}

/**
 * Refuses arguments that are not options.
 *
 * @throws `OPTION_UNKNOWN`
 */
export function assertNoWords([word]: readonly string[]): void {
  if (word !== undefined) throw new ServerError('OPTION_UNKNOWN', { option: word })
}
