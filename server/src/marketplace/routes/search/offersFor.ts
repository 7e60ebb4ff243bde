import type { OwnershipStatus } from '@mintline/core/enumerations/marketplace'

/** True for what is listed and false for what is not, as far as statuses ask for them. */
export const offersFor = (statuses: readonly OwnershipStatus[] | undefined): boolean[] =>
  [true, false].filter(
    (isListed) => statuses?.includes(isListed ? 'FIXED_PRICE' : 'NOT_FOR_SALE') ?? true,
  )
