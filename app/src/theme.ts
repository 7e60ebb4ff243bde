// Runs before a page shows anything, so that no other theme flashes: a separate script, in each page's head.
import { SETTINGS_KEY } from '#entities/settings/settingsKey.ts'
import { readStored } from '#shared/lib/browserStorage.ts'
import { parseRecord, textOf } from '#shared/lib/record.ts'
import { applyTheme, themeOf } from '#shared/lib/theme.ts'

// In a frame, the page around it decides, in the link, also later; without it, the system does.
const isFramed = window.parent !== window
const linked = () => new URLSearchParams(window.location.hash.split('?')[1]).get('theme')
const apply = () =>
  applyTheme(
    themeOf(
      isFramed ? (linked() ?? undefined) : textOf(parseRecord(readStored(SETTINGS_KEY)), 'theme'),
    ),
  )
apply()
if (isFramed) window.addEventListener('hashchange', apply)
