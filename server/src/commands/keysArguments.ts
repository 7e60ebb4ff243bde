import { assertNoWords, givenOptions } from '../config/givenOptions.ts'
import { ServerError } from '../errors/serverError.ts'

/** Arguments of the command `keys`. */
export type KeysArguments = (
  | { readonly action: 'help' }
  | { readonly action: 'list' }
  | { readonly action: 'remove'; readonly name: string }
  /** `perMinute`: null = any number of requests. */
  | { readonly action: 'add'; readonly name: string; readonly perMinute: number | null }
) & {
  /** Path of the file with settings; undefined = the default one. */
  readonly config: string | undefined
}

const ACTIONS = ['add', 'list', 'remove']
const LARGEST_LIMIT = 2_147_483_647

/**
 * Parses what follows `keys`.
 *
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`
 */
export function parseKeysArguments(args: readonly string[]): KeysArguments {
  const { options, words } = givenOptions(args, {
    flags: ['help'],
    values: ['per-minute', 'config'],
  })
  const config = options.get('config')
  if (options.has('help')) return { action: 'help', config }
  const [action = '', name, ...others] = words
  if (!ACTIONS.includes(action)) throw refusal('keys', `needs one of ${ACTIONS.join(', ')}`)
  if (options.has('per-minute') && action !== 'add') {
    throw refusal('--per-minute', 'belongs to keys add')
  }
  assertNoWords(action === 'list' && name !== undefined ? [name] : others)
  if (action === 'list') return { action, config }
  if (name === undefined) throw refusal(`keys ${action}`, 'needs the name of a key')
  return action === 'remove'
    ? { action, name, config }
    : { action: 'add', name, perMinute: limitOf(options.get('per-minute')), config }
}

function limitOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const limit = Number(text)
  if (/^[1-9]\d*$/.test(text) && limit <= LARGEST_LIMIT) return limit
  const rule = `must be a whole number from 1 to ${LARGEST_LIMIT}, not ${JSON.stringify(text)}`
  throw refusal('--per-minute', rule)
}

function refusal(option: string, rule: string): ServerError<'OPTION_INVALID'> {
  return new ServerError('OPTION_INVALID', { option, rule })
}
