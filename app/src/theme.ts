// Runs before a page shows anything, so that no other theme flashes: a separate script, in each page's head.
import { SETTINGS_KEY } from '#entities/settings/settingsKey.ts'
import { readStored } from '#shared/lib/browserStorage.ts'
import { parseRecord, textOf } from '#shared/lib/record.ts'
import { applyTheme, themeOf } from '#shared/lib/theme.ts'

// In a frame, the page around it follows the system's theme.
if (window.parent === window)
  applyTheme(themeOf(textOf(parseRecord(readStored(SETTINGS_KEY)), 'theme')))
