import { PROFILE_BADGES } from '@mintline/core/enumerations/marketplace'
import { assertNoWords, givenOptions } from '../config/givenOptions.ts'
import { ServerError } from '../errors/serverError.ts'
import type { AskedDecision } from '../moderation/applyDecision.ts'
import { type Decision, STARTED_STATUSES } from '../moderation/decision.ts'
import { operatorOf } from './operatorOf.ts'

/** Arguments for the command `moderate`; undefined = help is requested. */
export interface ModerateArguments extends AskedDecision {
  /** Name of the deciding operator. */
  readonly by: string
  /** Settings file; undefined = the default one. */
  readonly config: string | undefined
}

const ACTIONS = ['verify', 'blacklist', 'badge', 'unlist']
const OF_BADGES = ['badge', 'status']

/**
 * Parses what follows `moderate`; undefined = help is requested.
 *
 * @param operator - asks for the operating system's user name if no other name is given
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`
 */
export function parseModerateArguments(
  args: readonly string[],
  operator?: () => string,
): ModerateArguments | undefined {
  const { options, words } = givenOptions(args, {
    flags: ['help', 'undo'],
    values: [...OF_BADGES, 'by', 'config'],
  })
  if (options.has('help')) return undefined
  const [action = '', id, ...others] = words
  if (!ACTIONS.includes(action))
    throw refusal('moderate', `needs one of ${ACTIONS.join(', ')}, reports`)
  assertNoWords(others)
  if (id === undefined) {
    throw refusal(`moderate ${action}`, 'needs the id of a user, collection, item or wallet')
  }
  const foreign = OF_BADGES.find((name) => action !== 'badge' && options.has(name))
  if (foreign) throw refusal(`--${foreign}`, 'belongs to moderate badge')
  const isUndo = options.has('undo')
  if (isUndo && options.has('status')) {
    throw refusal('--status', 'cannot be given together with --undo')
  }
  const decision = decisionOf(action, options)
  return {
    decision,
    id,
    isUndo,
    by: operatorOf(options.get('by'), operator),
    config: options.get('config'),
  }
}

function decisionOf(action: string, given: ReadonlyMap<string, string | undefined>): Decision {
  if (action === 'blacklist') return { name: 'BLACKLIST', status: null }
  if (action === 'unlist') return { name: 'UNLIST', status: null }
  return {
    name: oneOf(PROFILE_BADGES, '--badge', given.get('badge') ?? 'VERIFIED'),
    status: oneOf(STARTED_STATUSES, '--status', given.get('status') ?? 'APPROVED'),
  }
}

function oneOf<Name extends string>(names: readonly Name[], option: string, given: string): Name {
  const name = names.find((candidate) => candidate === given)
  if (name !== undefined) return name
  throw refusal(option, `must be one of ${names.join(', ')}, not ${JSON.stringify(given)}`)
}

function refusal(option: string, rule: string): ServerError<'OPTION_INVALID'> {
  return new ServerError('OPTION_INVALID', { option, rule })
}
