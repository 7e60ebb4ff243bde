import type { CollectionInfo } from '@mintline/solana'
import { createContext, use } from 'react'

/** Set by the layout around the pages of a collection. */
export const CollectionContext = createContext<CollectionInfo | undefined>(undefined)

/** The collection whose page is open, as read last; it is read anew every 15 seconds. */
export function useOpenCollection(): CollectionInfo {
  const collection = use(CollectionContext)
  if (!collection) throw new Error('This is not on the page of a collection.')
  return collection
}
