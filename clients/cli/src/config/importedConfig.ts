import { join } from 'node:path'
import { type CoinUnit, formatAmount, phaseLabel } from '@mintline/core'
import {
  type DropCapabilities,
  type DropItems,
  type DropPhase,
  type DropRoyalties,
  type DropState,
  limitSetting,
  type PhaseOverrides,
  phaseConfigOf,
  timeSetting,
} from '@mintline/core/drop'
import { replaceFile } from '@mintline/core/files'
import { counted } from '../output/counted.ts'
import { assertMayReplace } from '../runtime/assertMayReplace.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { ConfigKind } from './configKind.ts'
import type { WrittenConfig } from './configSchema.ts'
import { OF_NEW_ONES } from './loadConfigAs.ts'
import { CONFIG_VERSION } from './versions/configVersion.ts'
import { writeNewConfig } from './writeNewConfig.ts'

/** Options for every chain's import. */
export interface ImportOptions {
  readonly force: boolean
}

/** A drop on chain as the files that would launch it. */
export interface ImportedDrop {
  /** The config. */
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
 * Checks the config, and writes it after the lists that it names.
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
  const { result } = await writeNewConfig(context.configPath(), kind, content, {
    tolerated: OF_NEW_ONES,
    next,
    writeOthers: async () => {
      for (const [index, { csv }] of lists.entries()) await replaceFile(paths[index] ?? '', csv)
    },
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

/** Facts that a config needs besides its drop on chain. */
export interface ConfigFacts {
  readonly capabilities: DropCapabilities
  /** The network's slug; undefined = none is known. */
  readonly chain: string | undefined
  /** Symbols in prices, by currency id. Default: the drop's. */
  readonly currencies?: DropState['currencies']
  /** Currency of a flat platform fee. */
  readonly feeUnit: CoinUnit
  /** Settings in place of those on chain, by phase. */
  readonly phases?: readonly PhaseOverrides[]
  readonly extras?: object
}

/** Returns a drop on chain as a config; its symbol is the name where it has none. */
export function configOf(drop: DropState, facts: ConfigFacts): WrittenConfig<object> {
  const { name, symbol = name, description, uri, items, supply, money, sale } = drop
  const { chain, feeUnit, currencies = drop.currencies, extras, phases = [] } = facts
  const { platformFee: fee, royalties, receivers } = money
  const recipients = sharesSetting(fee?.recipients ?? receivers)
  return {
    version: CONFIG_VERSION,
    ...(chain !== undefined && { chain }),
    ...{ name, symbol, uri },
    ...(description && { description }),
    items: itemSettings(items),
    supply: {
      maxItems: limitSetting(supply.maxItems),
      ...(facts.capabilities['supply.maxPerWallet'] && {
        maxPerWallet: limitSetting(supply.maxPerWallet),
      }),
    },
    money: {
      receivers: sharesSetting(receivers),
      platformFee:
        fee?.type === 'flat'
          ? { amount: formatAmount(fee.value, feeUnit), recipients }
          : { basisPoints: fee?.valueBp ?? 0, recipients },
      royalties: {
        basisPoints: royalties.valueBp,
        recipients: sharesSetting(royalties.recipients),
      },
    },
    ...((sale.isPaused || sale.endTime !== undefined) && {
      sale: {
        ...(sale.isPaused && { isPaused: true }),
        ...(sale.endTime !== undefined && { end: timeSetting(sale.endTime) }),
      },
    }),
    phases: drop.phases.map((phase, index) =>
      phaseConfigOf(phase, index, { ...facts, currencies }, phases[index]),
    ),
    extras: extras ?? {},
  }
}

/** Returns one wallet as text, several with their shares. */
function sharesSetting(shares: DropRoyalties['recipients']) {
  const [first] = shares
  return first && shares.length === 1 ? first.address : [...shares]
}

function itemSettings(items: DropItems): WrittenConfig['items'] {
  if (items.form === 'folders') {
    const folders = items.folders.map(({ uri, items: count }) => ({ uri, items: Number(count) }))
    return { folders }
  }
  const { form: _, ...settings } = items
  return settings
}

/** Names the file for a phase's list. */
export function listFileOf(index: number): string {
  return `phase-${index + 1}.csv`
}

/** Notes phases whose lists are not on chain. */
export function rootNotes(phases: readonly DropPhase[]): string[] {
  return phases.flatMap((phase, index) => rootNote(phase, phaseLabel(index)))
}

/** Notes that a phase's list is not on chain. */
export function rootNote({ list }: Pick<DropPhase, 'list'>, label: string): string[] {
  if (list?.form !== 'merkle') return []
  return [
    `${label}: only the root of its list is on chain. Write the name of its CSV file into the list as "file", in place of "root", to make proofs from it`,
  ]
}
