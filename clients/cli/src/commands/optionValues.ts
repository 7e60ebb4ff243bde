import { isMintlineError, type MintlineError } from '@mintline/core'
import type { ShareInput } from '@mintline/solana'
import { CommandError } from '../errors/commandError.ts'

const SHARE = /^([^:]+):(\d{1,3})$/

/** An option, the text that it is given, and what reads the text. */
export type OptionReading<Part> = readonly [
  option: string,
  text: string | undefined,
  read: (text: string) => Part,
]

/**
 * Reads all options that are given, so that a person is told of all that are wrong at once.
 *
 * @throws OPTIONS_INVALID; the error of a single option that is wrong
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
  if (others.length === 0) throw first[1]
  const problems = errors.map(([option, { code, message }]) => ({
    // Some sentences begin with the option already.
    path: message.startsWith(option) ? '' : option,
    code,
    message,
  }))
  throw new CommandError('OPTIONS_INVALID', { problems })
}

/** Readings of an option that is given as `<address>:<percent>` for each who has a share. */
export function shareReadings<Part>(
  option: string,
  values: readonly string[] | undefined,
  partOf: (share: ShareInput) => Part,
): OptionReading<Part>[] {
  return (values ?? []).map((value) => [option, value, (text) => partOf(readShare(option, text))])
}

function readShare(option: string, value: string): ShareInput {
  const [, address, share] = SHARE.exec(value) ?? []
  if (address === undefined || share === undefined) {
    throw usageError(`${option} takes <address>:<percent>, not ${value}`)
  }
  return { address, share: Number(share) }
}

/**
 * A whole number of an option.
 *
 * @throws USAGE_INVALID
 */
export function readWhole(option: string, value: string): bigint {
  if (!/^\d{1,20}$/.test(value)) throw usageError(`${option} takes a whole number, not ${value}`)
  return BigInt(value)
}

/** The error for an option that is given something else. */
export function usageError(reason: string): MintlineError<'USAGE_INVALID'> {
  return new CommandError('USAGE_INVALID', { reason })
}
