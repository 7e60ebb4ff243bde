import { chooseDateStyle } from '#shared/lib/dateStyle.ts'
import { applyTheme } from '#shared/lib/theme.ts'
import { settingsStore } from './settings.ts'

/** Applies the chosen theme and date style, also when they change in another tab. Call once, before rendering. */
export function followSettings(): void {
  const follow = () => {
    const { theme, dates } = settingsStore.get()
    applyTheme(theme)
    chooseDateStyle(dates)
  }
  follow()
  settingsStore.subscribe(follow)
}
