import type { CollectionInfo } from '@mintline/solana'
import { createContext, use } from 'react'

/** Set by the layout around a collection's pages. */
export const CollectionContext = createContext<CollectionInfo | undefined>(undefined)

/** Returns the open collection as last read; refetched when it changes. */
export function useOpenCollection(): CollectionInfo {
  const collection = use(CollectionContext)
  if (!collection) throw new Error('This is not on the page of a collection.')
  return collection
}
