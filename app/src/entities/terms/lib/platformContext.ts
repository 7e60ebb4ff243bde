import { createContext } from 'react'

/** The host's `platform` setting, unchecked: only forms parse it. */
export const PlatformContext = createContext<unknown>(undefined)
