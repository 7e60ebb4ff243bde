import { type DropClient, percentText } from '@mintline/core'
import {
  DROP_STATUS_TEXTS,
  type DropItems,
  type DropSale,
  dropStatus,
  feeText,
  limitText,
  paidText,
  sharesText,
} from '@mintline/core/drop'
import { parseCollectionId } from '@mintline/core/identifiers'
import { timeText } from '../amounts/time.ts'
import type { ChainRules } from '../config/dropRules.ts'
import type { DropOnChain, ReadDrop, ShownSetting, WholeDrop } from '../drop/dropOnChain.ts'
import { indented, type Line, labelled } from '../output/table.ts'
import { toJsonLine } from '../output/toJson.ts'
import { uriText } from '../output/uriText.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { usageError } from './optionValues.ts'
import { describePhases, mintedText } from './phaseList.ts'

interface ShowOptions {
  readonly watch: boolean
  /** Only where a document has the terms of a phase. */
  readonly activePhase?: string
}

export async function show(
  context: BaseContext,
  drop: DropOnChain,
  { watch, activePhase }: ShowOptions,
): Promise<CommandResult> {
  if (!watch) {
    const whole = await drop.readAll()
    const { name } = await drop.network()
    return { text: describeDrop(whole, name, drop.rules), data: whole.document }
  }
  if (activePhase !== undefined) {
    throw usageError('--watch follows the minted count alone: leave out --active-phase')
  }
  return followMints(context, await drop.followed())
}

/** Returns the action that shows a setting. */
export function showSetting(setting: ShownSetting) {
  return async (_: BaseContext, drop: DropOnChain): Promise<CommandResult> => {
    const read = await drop.read()
    const lines = linesOf(read, setting, drop.rules).filter(([, text]) => text !== undefined)
    const [[label, value] = ['', ''], ...others] = lines
    return {
      text: others.length > 0 ? labelled(lines) : `${label} ${value}`,
      data: read.documents[setting],
    }
  }
}

/** Describes a drop for display. */
function describeDrop(drop: WholeDrop, chain: string, rules: ChainRules): string {
  const { state, lines, sections, parts, now } = drop
  const { id, name, symbol } = state
  const [{ sale }, ...others] = parts
  const isOne = others.length === 0
  const head = labelled([
    ['collection', symbol ? `${name} (${symbol})` : name],
    ['chain', chain],
    ['address', parseCollectionId(id).contract],
    ...lines,
    ...linesOf(drop, 'metadata', rules),
    ...(isOne
      ? [['status', statusText(sale, now)] as const, ...linesOf(drop, 'sales', rules)]
      : []),
    ...(['owner', 'treasury', 'royalties', 'fees'] as const).flatMap((setting) =>
      linesOf(drop, setting, rules),
    ),
  ])
  const phases = parts.flatMap((part) => {
    const table = describePhases(drop, part, rules)
    if (isOne) return section('phases', table)
    const { supply } = part.sale
    const title = `${part.name}, ${statusText(part.sale, now)}, ${mintedText(supply)} minted`
    return table === '' ? [title] : section(title, table)
  })
  const own = sections.flatMap(([title, text]) => section(title, text))
  return [head, ...phases, ...own].join('\n')
}

function section(title: string, text: string): string[] {
  return text === '' ? [] : [`${title}:`, indented(text)]
}

/** Lines of settings that every chain has. */
const SETTING_LINES: Readonly<
  Record<ShownSetting, (drop: ReadDrop, rules: ChainRules) => readonly Line[]>
> = {
  metadata: ({ state: { description, uri, items } }) => [
    ['description', orNone(description)],
    ['metadata', orNone(uriText(uri)) ?? 'none'],
    ...itemLines(items),
  ],
  sales: ({ state: { supply, sale } }, { capabilities }) => [
    ['minted', mintedText(supply)],
    ['per wallet', capabilities['supply.maxPerWallet'] && limitText(supply.maxPerWallet)],
    ['mints', capabilities['sale.isPaused'] && (sale.isPaused ? 'paused' : 'open')],
    [
      'end',
      capabilities['sale.endTime'] &&
        (sale.endTime === undefined ? 'open' : timeText(sale.endTime)),
    ],
  ],
  owner: ({ state }) => [['owner', state.owner ?? 'none']],
  treasury: ({ state }) => [['treasury', sharesText(state.money.receivers)]],
  royalties: ({ state }) => {
    const { valueBp, recipients } = state.money.royalties
    return [['royalties', paidText(percentText(valueBp), recipients)]]
  },
  fees: ({ state, flatFeeText }) => {
    const { platformFee } = state.money
    return [['platform fee', platformFee ? feeText(platformFee, flatFeeText) : 'none']]
  },
}

function linesOf(drop: ReadDrop, setting: ShownSetting, rules: ChainRules): readonly Line[] {
  return [...SETTING_LINES[setting](drop, rules), ...(drop.own[setting] ?? [])]
}

function itemLines(items: DropItems): readonly Line[] {
  switch (items.form) {
    case 'templates':
      return [
        ['item name', items.name],
        ['item metadata', uriText(items.uri)],
      ]
    case 'shared':
      return [
        ['item name', orNone(items.name)],
        ['item description', orNone(items.description)],
        ['item image', orNone(uriText(items.imageUri))],
        ['item animation', orNone(uriText(items.animationUri))],
      ]
    case 'folders':
      // Their chain has the token ids in each.
      return []
  }
}

function orNone(text: string | undefined): string | undefined {
  return text === '' ? undefined : text
}

/**
 * Formats a drop's status for tables: `open until Nov 27, 2026, 7:30 PM UTC`, `sold out`.
 *
 * @param now Chain time in unix seconds.
 */
function statusText(sale: DropSale, now: bigint): string {
  const status = dropStatus(sale, now)
  const name = DROP_STATUS_TEXTS[status.status].name.toLowerCase()
  if (status.status === 'upcoming') return `${name}, opens ${timeText(status.startsAt)}`
  const end = status.status === 'open' && status.endsAt !== undefined && timeText(status.endsAt)
  return end && end !== 'no end' ? `${name} until ${end}` : name
}

/**
 * Prints a drop's minted count, then each change on a line of its own, until Ctrl-C. Where a node fails, warns once and
 * goes on.
 */
async function followMints(
  { output, signal }: BaseContext,
  drop: Pick<DropClient<never>, 'watchMintedCount'>,
): Promise<CommandResult> {
  let warned: string | undefined
  const onError = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    if (reason !== warned) output.warn(reason)
    warned = reason
  }
  for await (const minted of drop.watchMintedCount({ signal, onError })) {
    warned = undefined
    output.result(output.json ? toJsonLine({ minted }) : `${minted} minted`)
  }
  return { text: '', data: undefined }
}
