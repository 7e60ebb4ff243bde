import { createContext, use } from 'react'
import { useOnEmbedded } from '#entities/wallet/model/useAccount.ts'

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
