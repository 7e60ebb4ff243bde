import { createContext } from 'react'

/** The host's `platform` setting, as given: only forms read it. */
export const PlatformContext = createContext<unknown>(undefined)
