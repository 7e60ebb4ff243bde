import { join } from 'node:path'
import { formatAmount, type Price, phaseLabel } from '@mintline/core'
import type { DropPhase, DropState } from '@mintline/core/drop'
import { replaceFile } from '@mintline/core/files'
import { isoTime } from '../amounts/time.ts'
import { counted } from '../output/counted.ts'
import { assertMayReplace } from '../runtime/assertMayReplace.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { ConfigKind } from './configKind.ts'
import { OF_NEW_ONES } from './loadConfigAs.ts'
import { upgradeConfig } from './versions/convertConfig.ts'
import { writeNewConfig } from './writeNewConfig.ts'

/** Options for every chain's import. */
export interface ImportOptions {
  readonly force: boolean
}

/** A drop on chain as the files that would launch it. */
export interface ImportedDrop {
  /** For the config, in version 1. */
  readonly content: object
  /** Lists on chain, by file name beside the config. */
  readonly lists: readonly ImportedList[]
  /** Sentences about the parts that the files lack. */
  readonly notes: readonly string[]
  /** The command to run next. Default: `mintline verify`, as the drop is there. */
  readonly next?: string
}

/** A list on chain. */
export interface ImportedList {
  readonly file: string
  readonly csv: string
  readonly wallets: number
}

/**
 * Writes the lists, then the config that names them.
 *
 * @throws FILE_EXISTS without `--force`; INPUT_INVALID if the drop has what no config can; FILE_NOT_WRITABLE
 */
export async function writeImported<Config>(
  context: BaseContext,
  kind: ConfigKind<Config>,
  { content, lists, notes, next = 'mintline verify' }: ImportedDrop,
  options: ImportOptions,
): Promise<CommandResult> {
  const folder = context.configFolder()
  const paths = lists.map(({ file }) => join(folder, file))
  for (const path of paths) assertMayReplace(path, options)
  for (const [index, { csv }] of lists.entries()) await replaceFile(paths[index] ?? '', csv)
  const written = upgradeConfig(content, kind.kind)
  const { result } = await writeNewConfig(context.configPath(), kind, written, {
    tolerated: OF_NEW_ONES,
    next,
  })
  for (const note of notes) context.output.warn(note)
  const listed = lists.map(
    ({ wallets }, index) => `Wrote ${paths[index]} with ${counted(wallets, 'wallet')}`,
  )
  return {
    text: [...listed, result.text].join('\n'),
    data: { ...(result.data as object), lists: paths, notes },
  }
}

/** Returns the settings of a phase that every chain's config has. Phases have no names on chain. */
export function phaseSettings(
  phase: DropPhase,
  index: number,
  currencies: DropState['currencies'],
): {
  readonly name: string
  readonly price: string
  readonly start: string
  readonly end?: string
  readonly maxMintsPerWallet?: number | string
  readonly merkleRoot?: string
} {
  const { startTime, endTime, maxPerWallet, list } = phase
  return {
    name: phaseLabel(index),
    price: priceText(phase.price, currencies),
    start: timeSetting(startTime),
    ...(endTime !== undefined && { end: timeSetting(endTime) }),
    ...(maxPerWallet > 0n && { maxMintsPerWallet: limitSetting(maxPerWallet) }),
    ...(list?.form === 'merkle' && { merkleRoot: list.root }),
  }
}

/** Formats a price as in configs: `0.5 SOL`. */
function priceText({ value, currency }: Price, currencies: DropState['currencies']): string {
  const unit = currencies.get(currency.id)
  return unit ? formatAmount(value, unit) : `${value} base units of ${currency.id}`
}

/** A time with a four-digit year, which a config requires. */
const ISO = /^\d{4}-/

/** Returns ISO for times within the calendar, otherwise Unix seconds. */
export function timeSetting(unixSeconds: bigint): string {
  const text = isoTime(unixSeconds)
  return ISO.test(text) ? text : unixSeconds.toString()
}

/** Returns text for whole numbers beyond JSON. */
export function limitSetting(items: bigint): number | string {
  return items <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(items) : items.toString()
}

/** Names the file for a phase's list. */
export function listFileOf(index: number): string {
  return `phase-${index + 1}.csv`
}

/** Notes phases whose lists are not on chain. */
export function rootNotes(phases: readonly DropPhase[]): string[] {
  return phases.flatMap(({ list }, index) =>
    list?.form === 'merkle'
      ? [
          `${phaseLabel(index)}: only the root of its list is on chain. Write the name of its CSV file into the list as "file", in place of "root", to make proofs from it`,
        ]
      : [],
  )
}
