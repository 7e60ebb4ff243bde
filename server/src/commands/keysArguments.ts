import { assertNoWords, givenOptions } from '../config/givenOptions.ts'
import { DEFAULT_SCOPES, KEY_SCOPES, type KeyScope } from '../config/requestClasses.ts'
import { ServerError } from '../errors/serverError.ts'
import { operatorOf } from './operatorOf.ts'

/** A change, for the audit log. */
interface KeysChange {
  /** Name of the operator who makes it. */
  readonly by: string
}

/** A key to add. */
export interface AddedKey extends KeysChange {
  readonly action: 'add'
  readonly name: string
  /** Null = unlimited requests. */
  readonly perMinute: number | null
  readonly scopes: readonly KeyScope[]
  /** Null = never expires. */
  readonly days: number | null
  /** Null = any caller may send it. */
  readonly origins: readonly string[] | null
}

/** Arguments for the command `keys`. */
export type KeysArguments = (
  | { readonly action: 'help' }
  | { readonly action: 'list' }
  | ({ readonly action: 'remove'; readonly name: string } & KeysChange)
  | AddedKey
) & {
  /** Settings file; undefined = the default one. */
  readonly config: string | undefined
}

const ACTIONS = ['add', 'list', 'remove']
const LARGEST_LIMIT = 2_147_483_647
const MOST_DAYS = 3_650
/** Options for `keys add`. */
const OF_ADD = ['per-minute', 'scopes', 'days', 'origins']

/**
 * Parses what follows `keys`.
 *
 * @param operator - asks for the operating system's user name if no other name is given
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`
 */
export function parseKeysArguments(
  args: readonly string[],
  operator?: () => string,
): KeysArguments {
  const { options, words } = givenOptions(args, {
    flags: ['help'],
    values: [...OF_ADD, 'by', 'config'],
  })
  const config = options.get('config')
  if (options.has('help')) return { action: 'help', config }
  const [action = '', name, ...others] = words
  if (!ACTIONS.includes(action)) throw refusal('keys', `needs one of ${ACTIONS.join(', ')}`)
  const misplaced = action === 'add' ? undefined : OF_ADD.find((option) => options.has(option))
  if (misplaced !== undefined) throw refusal(`--${misplaced}`, 'belongs to keys add')
  assertNoWords(action === 'list' && name !== undefined ? [name] : others)
  if (action === 'list') {
    if (options.has('by')) throw refusal('--by', 'belongs to keys add and keys remove')
    return { action, config }
  }
  if (name === undefined) throw refusal(`keys ${action}`, 'needs the name of a key')
  const by = operatorOf(options.get('by'), operator)
  if (action === 'remove') return { action, name, by, config }
  return {
    action: 'add',
    name,
    perMinute: numberOf('--per-minute', options.get('per-minute'), LARGEST_LIMIT),
    scopes: scopesOf(options.get('scopes')),
    days: numberOf('--days', options.get('days'), MOST_DAYS),
    origins: originsOf(options.get('origins')),
    by,
    config,
  }
}

function numberOf(option: string, text: string | undefined, most: number): number | null {
  if (text === undefined) return null
  const number = Number(text)
  if (/^[1-9]\d*$/.test(text) && number <= most) return number
  throw refusal(option, `must be a whole number from 1 to ${most}, not ${JSON.stringify(text)}`)
}

function scopesOf(text: string | undefined): readonly KeyScope[] {
  if (text === undefined) return DEFAULT_SCOPES
  const names = text.split(',')
  const unknown = names.find((name) => !KEY_SCOPES.some((scope) => scope === name))
  if (unknown === undefined) return KEY_SCOPES.filter((scope) => names.includes(scope))
  throw refusal(
    '--scopes',
    `must be some of ${KEY_SCOPES.join(', ')}, not ${JSON.stringify(unknown)}`,
  )
}

function originsOf(text: string | undefined): readonly string[] | null {
  if (text === undefined) return null
  const origins = text.split(',')
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong === undefined) return origins
  throw refusal(
    '--origins',
    `must be origins such as https://example.com, not ${JSON.stringify(wrong)}`,
  )
}

function refusal(option: string, rule: string): ServerError<'OPTION_INVALID'> {
  return new ServerError('OPTION_INVALID', { option, rule })
}
