import { ListError } from './listError.ts'

/**
 * Checks limits on simultaneous work, which must be at least 1 for any work to be done.
 *
 * @param limits By name; undefined ones are not checked.
 * @throws ALLOWLIST_LIMIT_INVALID
 */
export function assertLimits(limits: Readonly<Record<string, number | undefined>>): void {
  for (const [name, value] of Object.entries(limits)) {
    if (value === undefined || value === Number.POSITIVE_INFINITY) continue
    if (!Number.isInteger(value) || value < 1) {
      throw new ListError('ALLOWLIST_LIMIT_INVALID', { name, value })
    }
  }
}
