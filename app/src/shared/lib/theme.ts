/** Themes: like the system, or always the same. */
export const THEMES = ['system', 'light', 'dark'] as const

/** A theme. */
export type Theme = (typeof THEMES)[number]

/** Returns the theme with a name; the system's for anything else. */
export function themeOf(name: string | undefined): Theme {
  return THEMES.find((theme) => theme === name) ?? 'system'
}

/** Shows the page in a theme at once. `theme.css` has the colours. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  // The colour around the page, in browsers that have one.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset
    const isShown = scheme === theme ? 'all' : 'not all'
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : isShown
  }
}
