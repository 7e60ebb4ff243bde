import { AllowlistError } from '../../errors/allowlistError.ts'

/**
 * Checks limits of how many of something at once: with less than one, nothing would ever be done.
 *
 * @param limits By name; those left out are not checked.
 * @throws ALLOWLIST_LIMIT_INVALID
 */
export function assertLimits(limits: Readonly<Record<string, number | undefined>>): void {
  for (const [name, value] of Object.entries(limits)) {
    if (value === undefined || value === Number.POSITIVE_INFINITY) continue
    if (!Number.isInteger(value) || value < 1) {
      throw new AllowlistError('ALLOWLIST_LIMIT_INVALID', { name, value })
    }
  }
}
