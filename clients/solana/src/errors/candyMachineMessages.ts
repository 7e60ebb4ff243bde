import { withKind, withoutFullStop } from '@mintline/core/errors'

/** Messages about reading candy machines; only imports load them. */
export const CANDY_MACHINE_MESSAGES = {
  CANDY_MACHINE_INVALID: withKind(
    'notFound',
    ({ address, reason }: { address: string; reason: string }) =>
      `The candy machine ${address} cannot be read: ${withoutFullStop(reason)}`,
  ),
  /** `guard` counts from 1, as the guard program does. */
  CANDY_GUARD_UNKNOWN: withKind(
    'notFound',
    ({ candyGuard, guard }: { candyGuard: string; guard: number }) =>
      `The candy guard ${candyGuard} has a guard that this version does not know, number ${guard} of its program: update Mintline, since nothing after that guard can be read`,
  ),
}
