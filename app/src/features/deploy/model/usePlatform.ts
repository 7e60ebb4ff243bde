import { type PlatformTerms, readPlatformSettings } from '@mintline/core'
import { use, useEffect, useMemo } from 'react'
import { PlatformContext } from '#entities/cluster/model/hostContext.ts'

/**
 * Returns the page host's fee on new collections; undefined = none. Invalid settings are reported in the browser's
 * console and left out.
 */
export function usePlatform(): PlatformTerms | undefined {
  const setting = use(PlatformContext)
  const { platform, problems } = useMemo(() => readPlatformSettings(setting), [setting])
  useEffect(() => {
    for (const { path, message } of problems) console.warn(`mintline.json: ${path}: ${message}`)
  }, [problems])
  return platform.solana
}
