import { createContext, use } from 'react'
import type { OtherNetwork } from '../lib/otherNetworks.ts'

/** The networks besides Solana and Eclipse. */
interface OtherNetworks {
  /** All that can be chosen here. */
  readonly all: readonly OtherNetwork[]
  /** The one that the page works on; undefined = it works on a cluster of Solana or Eclipse. */
  readonly chosen: OtherNetwork | undefined
}

/** Set around all pages. */
export const OtherNetworksContext = createContext<OtherNetworks>({ all: [], chosen: undefined })

/** Returns the networks besides Solana and Eclipse, and whether the page works on one of them. */
export function useOtherNetworks(): OtherNetworks {
  return use(OtherNetworksContext)
}
