import { ListError } from './listError.ts'

/**
 * Checks concurrency limits, which must be at least 1.
 *
 * @param limits By name; undefined and `Infinity` are allowed.
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
