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

/** Returns a collection's key in the browser's storage: its group mint, which unlike its symbol is unique to it. */
export function collectionKey(
  cluster: { id: string },
  { groupMint }: { groupMint: string },
): string {
  return `${cluster.id} ${groupMint}`
}
