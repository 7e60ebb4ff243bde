// Runs before anything of a page shows, so that no other theme flashes: a script of its own, in the head of each page.
import { SETTINGS_KEY } from '#entities/settings/settingsKey.ts'
import { readStored } from '#shared/lib/browserStorage.ts'
import { parseRecord, textOf } from '#shared/lib/record.ts'
import { applyTheme, themeOf } from '#shared/lib/theme.ts'

// In a frame, the page around it is in the theme of the system.
if (window.parent === window)
  applyTheme(themeOf(textOf(parseRecord(readStored(SETTINGS_KEY)), 'theme')))
