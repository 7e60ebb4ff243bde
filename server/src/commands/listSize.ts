import { ServerError } from '../errors/serverError.ts'

const DEFAULT_SIZE = '50'
const MOST = 1_000

/**
 * Parses the option `--size` for commands that list something.
 *
 * @param given - undefined = 50
 * @throws `OPTION_INVALID`
 */
export function listSize(given: string | undefined): number {
  const text = given ?? DEFAULT_SIZE
  const size = /^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : 0
  if (size > 0 && size <= MOST) return size
  throw new ServerError('OPTION_INVALID', {
    option: '--size',
    rule: `must be a number from 1 to ${MOST}`,
  })
}
