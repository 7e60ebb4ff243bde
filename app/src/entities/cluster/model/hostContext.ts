import { createContext, use } from 'react'
import { useOnEmbedded } from '#entities/wallet/model/useAccount.ts'
import type { RuntimeConfig } from '../lib/runtimeConfig.ts'

/** True if the page host stores artwork. */
export const HostFilesContext = createContext(false)

/**
 * Returns the URL of the folder in which the page host stores artwork; undefined = it stores none. Only on the embedded
 * network: nobody else reaches this machine.
 */
export function useHostFiles(): string | undefined {
  const isOffered = use(HostFilesContext)
  const isOnEmbedded = useOnEmbedded()
  return isOffered && isOnEmbedded ? new URL('files/', document.baseURI).href : undefined
}

/** The host's `platform` setting, unchecked: only forms parse it. */
export const PlatformContext = createContext<unknown>(undefined)

/** The host's settings for short links to mint pages: see `RuntimeConfig`. */
export const HostLinksContext = createContext<Pick<RuntimeConfig, 'drops' | 'network'>>({})

/** Returns the names that the host gives to drops, and the network that its mint links without one mean. */
export function useHostLinks(): Pick<RuntimeConfig, 'drops' | 'network'> {
  return use(HostLinksContext)
}
