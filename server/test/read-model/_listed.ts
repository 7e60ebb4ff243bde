import { formatCollectionId } from '@mintline/core/identifiers'
import { type CHAINS, dropOn } from './_names.ts'

/** Returns the drop's id on a blockchain. */
export const dropIdOn = (chain: (typeof CHAINS)[number]): string =>
  formatCollectionId(dropOn(chain))

interface Listed {
  readonly '@type': string
  readonly id: string
  readonly itemId?: string
  readonly date: string
}

/** Returns activities' types and items, for comparison. */
export const inShort = (activities: readonly Listed[]): string[] =>
  activities.map(({ '@type': type, itemId }) => (itemId ? `${type} ${itemId}` : type))
