import { parseCustomUrl } from '#entities/cluster/lib/customUrl.ts'
import { SETTINGS_KEY } from '#entities/settings/settingsKey.ts'
import { readStored } from '#shared/lib/browserStorage.ts'
import { DATE_STYLES, type DateStyle } from '#shared/lib/dateStyle.ts'
import { parsedValue } from '#shared/lib/parsed.ts'
import { parseRecord, textOf } from '#shared/lib/record.ts'

/** The console's settings that affect a drop's first view. */
export interface StoredSettings {
  /** The custom cluster's node; undefined = none. */
  customUrl: string | undefined
  explorer: 'solana-explorer' | 'solscan'
  dates: DateStyle
}

/** Parses the settings by hand: the console's schema is too large for this page. */
export function storedSettings(): StoredSettings {
  const settings = parseRecord(readStored(SETTINGS_KEY))
  const dates = textOf(settings, 'dates')
  return {
    customUrl: parsedValue(parseCustomUrl(textOf(settings, 'customUrl') ?? '')),
    explorer: textOf(settings, 'explorer') === 'solscan' ? 'solscan' : 'solana-explorer',
    dates: DATE_STYLES.find((style) => style === dates) ?? 'us',
  }
}
