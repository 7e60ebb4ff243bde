import { DEFAULT_MAX_PER_TRANSACTION } from '@mintline/core'

/** Items that one transaction mints unless told otherwise. */
export const DEFAULT_ITEMS_PER_TRANSACTION = Number(DEFAULT_MAX_PER_TRANSACTION)
/** Items that one transaction mints at most. */
export const MAX_ITEMS_PER_TRANSACTION = 3
