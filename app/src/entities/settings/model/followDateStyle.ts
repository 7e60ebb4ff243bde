import { chooseDateStyle } from '#shared/lib/dateStyle.ts'
import { settingsStore } from './settings.ts'

/** Applies the chosen date style, also when it changes in another tab. Call once, before rendering. */
export function followDateStyle(): void {
  const follow = () => chooseDateStyle(settingsStore.get().dates)
  follow()
  settingsStore.subscribe(follow)
}
