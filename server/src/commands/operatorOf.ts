import { userInfo } from 'node:os'
import { ServerError } from '../errors/serverError.ts'

/** A name that cannot break the line in which it is shown. */
const OPERATOR = /^[^\p{C}\p{Zl}\p{Zp}]{1,64}$/u

/**
 * Returns the operator's name: `--by`, else the operating system's user name.
 *
 * @param ask - returns the user name; throws if the user has a number and no name, as in containers
 * @throws `OPTION_INVALID`
 */
export function operatorOf(
  given: string | undefined,
  ask: () => string = () => userInfo().username,
): string {
  const name = given ?? userName(ask)
  if (name === undefined) {
    throw refusal('is needed: the operating system has no name for its user')
  }
  if (OPERATOR.test(name)) return name
  throw refusal('must have 1 to 64 characters, all on one line')
}

function userName(ask: () => string): string | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

const refusal = (rule: string) => new ServerError('OPTION_INVALID', { option: '--by', rule })
