import {
  type FeeShare,
  isMintlineError,
  MintlineError,
  TOTAL_SHARES,
  withKind,
} from '@mintline/core'
import { CommandError } from '../errors/commandError.ts'

const SHARE = /^([^:]+)(?::(\d{1,3}))?$/

/** An option, its text, and the function that parses it. */
export type OptionReading<Part> = readonly [
  option: string,
  text: string | undefined,
  read: (text: string) => Part,
]

/**
 * Parses all given options, so that all problems are reported at once.
 *
 * @throws OPTIONS_INVALID; if there is only one, its own error, which names the option
 */
export function readOptions<Part>(options: readonly OptionReading<Part>[]): Part[] {
  const parts: Part[] = []
  const errors: [option: string, error: MintlineError][] = []
  for (const [option, text, read] of options) {
    if (text === undefined) continue
    try {
      parts.push(read(text))
    } catch (error) {
      if (!isMintlineError(error)) throw error
      errors.push([option, error])
    }
  }
  const [first, ...others] = errors
  if (!first) return parts
  if (others.length === 0) throw errorOfOption(...first)
  const problems = errors.map(([option, { code, message }]) => ({
    // Some messages already begin with the option.
    path: message.startsWith(option) ? '' : option,
    code,
    message,
  }))
  throw new CommandError('OPTIONS_INVALID', { problems })
}

/**
 * Parses an option; undefined = it was not given.
 *
 * @throws its own error, which names the option
 */
export function readOption<Part>(...[option, text, read]: OptionReading<Part>): Part | undefined {
  return readOptions([[option, text, read]])[0]
}

/** The same for an option that must be given. */
export function readRequired<Part>(
  option: string,
  text: string,
  read: (text: string) => Part,
): Part {
  try {
    return read(text)
  } catch (error) {
    throw isMintlineError(error) ? errorOfOption(option, error) : error
  }
}

/** Keeps an error's code, and puts the option before its sentence unless that begins with it. */
function errorOfOption(option: string, error: MintlineError): MintlineError {
  if (error.message.startsWith(option)) return error
  return new OptionError(option, error)
}

class OptionError extends MintlineError {
  constructor(option: string, cause: MintlineError) {
    const { code, context, message, kind } = cause
    const named = () => `${option}: ${message}`
    super({ [code]: kind ? withKind(kind, named) : named }, code, context, { cause })
  }
}

/** Values of an option that is repeatable on some chains only. */
export type Repeatable = string | readonly string[]

/**
 * Returns readings for an option with the form `<address>:<percent>`, one for each share; a single one needs no
 * percentage.
 */
export function shareReadings<Part>(
  option: string,
  given: Repeatable | undefined,
  { readWallet, partOf }: ShareReader<Part>,
): OptionReading<Part>[] {
  const values = given === undefined ? [] : [given].flat()
  return values.map((value) => [
    option,
    value,
    (text) => {
      const [, address, percent] = SHARE.exec(text) ?? []
      if (address === undefined || (percent === undefined && values.length > 1)) {
        throw usageError(`${option} takes <address>:<percent>, not ${text}`)
      }
      return partOf({ address: readWallet(address), share: Number(percent ?? TOTAL_SHARES) })
    },
  ])
}

/**
 * Parses options for the parts of one value, whose recipients are those of all shares.
 *
 * @throws As `readOptions` does
 */
export function readParts<Part extends { readonly recipients?: readonly FeeShare[] }>(
  options: readonly OptionReading<Part>[],
): Part {
  const parts = readOptions(options)
  const recipients = parts.flatMap((part) => part.recipients ?? [])
  return Object.assign({}, ...parts, recipients.length > 0 ? { recipients } : {})
}

/** Reader for shares. */
interface ShareReader<Part> {
  /** Parses an address. */
  readWallet(text: string): string
  partOf(share: FeeShare): Part
}

/**
 * Parses a whole number from an option.
 *
 * @throws USAGE_INVALID
 */
export function readWhole(option: string, value: string): bigint {
  if (!/^\d{1,20}$/.test(value)) throw usageError(`${option} takes a whole number, not ${value}`)
  return BigInt(value)
}

/** Creates the error for an invalid option value. */
export function usageError(reason: string): MintlineError<'USAGE_INVALID'> {
  return new CommandError('USAGE_INVALID', { reason })
}
