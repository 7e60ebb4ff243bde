import { chooseDateStyle } from '#shared/lib/dateStyle.ts'
import { settingsStore } from './settings.ts'

/** Has dates written as the person has set, here or in another tab. Once, before the page is drawn. */
export function followDateStyle(): void {
  const follow = () => chooseDateStyle(settingsStore.get().dates)
  follow()
  settingsStore.subscribe(follow)
}
