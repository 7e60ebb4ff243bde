import { parseCustomUrl } from '#entities/cluster/lib/customUrl.ts'
import { DATE_STYLES, type DateStyle } from '#shared/lib/dateStyle.ts'
import { parsedValue } from '#shared/lib/parsed.ts'
import { parseRecord, textOf } from '#shared/lib/record.ts'
import { readKept } from './browserStorage.ts'

/** Where the console keeps its settings in this browser. */
const KEY = 'mintline.settings'

/** What of the console's settings the first look at a drop goes by. */
export interface StoredSettings {
  /** Identifier of the chosen cluster; undefined = never chosen. */
  cluster: string | undefined
  /** Node of the custom cluster; undefined = none is set up. */
  customUrl: string | undefined
  explorer: 'solana-explorer' | 'solscan'
  dates: DateStyle
}

/** Reads them by hand: the schema that checks them in the console is larger than this page may be. */
export function storedSettings(): StoredSettings {
  const settings = parseRecord(readKept(KEY))
  const dates = textOf(settings, 'dates')
  return {
    cluster: textOf(settings, 'cluster'),
    customUrl: parsedValue(parseCustomUrl(textOf(settings, 'customUrl') ?? '')),
    explorer: textOf(settings, 'explorer') === 'solscan' ? 'solscan' : 'solana-explorer',
    dates: DATE_STYLES.find((style) => style === dates) ?? 'us',
  }
}
