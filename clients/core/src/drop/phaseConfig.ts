import { type CoinUnit, formatAmount } from '../amounts.ts'
import type { Price } from '../mint/price.ts'
import { phaseLabel } from '../text/phaseNumber.ts'
import type { DropCapabilities } from './capabilities.ts'
import type { DropPhase } from './dropState.ts'

/** A phase as configs of version 2 have it. */
export interface PhaseSettings {
  readonly name: string
  readonly kind?: DropPhase['kind']
  /** ISO in UTC, or Unix seconds for times beyond the year 9999. */
  readonly start?: string
  readonly end?: string
  /** With its unit: `0.5 SOL`. */
  readonly price: string
  readonly currency?: string
  readonly maxPerWallet?: number | string
  readonly maxPerTransaction?: number | string
  readonly maxItems?: number | string
  readonly isOpen?: boolean
  readonly list?: {
    readonly file?: string | undefined
    readonly form?: 'entries' | 'merkle'
    readonly root?: string
  }
}

/** Facts that a phase's settings need besides the phase. */
export interface PhaseFacts {
  readonly capabilities: Pick<DropCapabilities, 'phases.list.entries'>
  /** Symbols in prices, by currency id. */
  readonly currencies: ReadonlyMap<string, CoinUnit>
}

/** Settings in place of those on chain. */
export interface PhaseOverrides {
  /** Default: that on chain, otherwise its number. */
  readonly name?: string | undefined
  /** False for a phase that is open from the launch on. Default: true. */
  readonly isTimed?: boolean
  /** Its list's file, in place of a root. */
  readonly file?: string | undefined
  /** Address of its currency; undefined = the unit names it. */
  readonly currency?: string | undefined
}

/** Returns a phase on chain as in a config. */
export function phaseConfigOf(
  phase: DropPhase,
  index: number,
  { capabilities, currencies }: PhaseFacts,
  { name = phase.name ?? phaseLabel(index), isTimed = true, file, currency }: PhaseOverrides = {},
): PhaseSettings {
  const { kind, list, startTime, endTime, isOpen } = phase
  const { maxPerWallet, maxPerTransaction, maxItems } = phase
  const hasForms = capabilities['phases.list.entries'] !== undefined
  const place = list?.form === 'merkle' && file === undefined ? { root: list.root } : { file }
  return {
    name,
    ...(hasForms && { kind }),
    ...(isTimed && { start: timeSetting(startTime) }),
    ...(endTime !== undefined && { end: timeSetting(endTime) }),
    price: priceText(phase.price, currencies),
    ...(currency !== undefined && { currency }),
    ...(maxPerWallet > 0n && { maxPerWallet: limitSetting(maxPerWallet) }),
    ...(maxPerTransaction > 0n && { maxPerTransaction: limitSetting(maxPerTransaction) }),
    ...(maxItems > 0n && { maxItems: limitSetting(maxItems) }),
    ...(!isOpen && { isOpen }),
    ...((list || file !== undefined) && {
      list: { ...place, ...(hasForms && list && { form: list.form }) },
    }),
  }
}

/** Formats a price as in configs: `0.5 SOL`. */
function priceText({ value, currency }: Price, currencies: PhaseFacts['currencies']): string {
  const unit = currencies.get(currency.id)
  return unit ? formatAmount(value, unit) : `${value} base units of ${currency.id}`
}

/** Bounds of the years 0 to 9999 in Unix seconds: a config requires four digits. */
const FIRST_SECOND = -62_167_219_200n
const LAST_SECOND = 253_402_300_799n

/** Formats a time for a config: ISO within the calendar, otherwise Unix seconds. */
export function timeSetting(unixSeconds: bigint): string {
  if (unixSeconds < FIRST_SECOND || unixSeconds > LAST_SECOND) return unixSeconds.toString()
  return new Date(Number(unixSeconds) * 1_000).toISOString().replace('.000Z', 'Z')
}

/** Formats an item count for a config: text beyond the whole numbers that JSON keeps exactly. */
export function limitSetting(items: bigint): number | string {
  return items <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(items) : items.toString()
}
