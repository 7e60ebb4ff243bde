import { formatAmount } from '@mintline/core'
import {
  audienceText,
  DROP_STATUS_TEXTS,
  type DropPhase,
  type DropSale,
  dropStatus,
  limitText,
  PHASE_STATUS_NAMES,
  phaseClosing,
  phaseStatus,
} from '@mintline/core/drop'
import { timeText } from '../amounts/time.ts'
import type { ChainRules } from '../config/dropRules.ts'
import type { Column, DropOnChain, PhasedDrop, PhasedPart } from '../drop/dropOnChain.ts'
import { indented, table } from '../output/table.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

export async function list(_: BaseContext, drop: DropOnChain): Promise<CommandResult> {
  const read = await drop.readPhases()
  const { parts, phasesDocument: data } = read
  const texts = parts.map((part) => describePhases(read, part, drop.rules) || 'no phases')
  const [only = '', ...others] = texts
  if (others.length === 0) return { text: only, data }
  const named = parts.flatMap(({ name }, index) => [`${name}:`, indented(texts[index] ?? '')])
  return { text: named.join('\n'), data }
}

/** Describes phases for display; empty without phases. */
export function describePhases(drop: PhasedDrop, part: PhasedPart, rules: ChainRules): string {
  const { capabilities } = rules
  const { phases, sale, keys, names, own } = part
  if (phases.length === 0) return ''
  const column = (head: string, textOf: (phase: DropPhase, index: number) => string): Column => [
    head,
    ...phases.map(textOf),
  ]
  const columns = [
    keys,
    column('name', (_, index) => names[index] ?? '-'),
    column('who', audienceText),
    column('price', (phase) => priceText(phase, drop, rules)),
    column('start', ({ startTime }) => timeText(startTime)),
    column('end', (_, index) => endText(sale, index)),
    column('per wallet', ({ kind, maxPerWallet }) =>
      kind === 'list' && maxPerWallet === 0n ? 'by list' : limitText(maxPerWallet),
    ),
    ...(capabilities['phases.maxPerTransaction']
      ? [column('per transaction', ({ maxPerTransaction }) => limitText(maxPerTransaction))]
      : []),
    ...own,
    column('minted', (phase) =>
      capabilities['phases.maxItems'] ? mintedText(phase) : `${phase.minted}`,
    ),
    column('now', (_, index) => nowText(sale, index, drop.now)),
  ]
  return table(keys.map((_, row) => columns.map((cells) => cells[row] ?? '')))
}

/** Formats a count and its limit: `3 of 100`. */
export function mintedText({ minted, maxItems }: Pick<DropPhase, 'minted' | 'maxItems'>): string {
  return `${minted} of ${limitText(maxItems)}`
}

/** Formats a phase's price; a currency that no longer answers is named by its id. */
function priceText(
  { kind, price: { value, currency } }: DropPhase,
  { state }: PhasedDrop,
  { hasListPrices }: ChainRules,
): string {
  const unit = state.currencies.get(currency.id)
  if (kind === 'list' && hasListPrices) return `by list, in ${unit?.symbol ?? currency.id}`
  return unit ? formatAmount(value, unit) : `${value} base units of ${currency.id}`
}

function endText(sale: DropSale, index: number): string {
  const phase = sale.phases[index]
  const closing = phase && phaseClosing(phase, sale)
  return closing === undefined ? 'no end' : timeText(closing)
}

function nowText(sale: DropSale, index: number, now: bigint): string {
  const phase = sale.phases[index]
  if (!phase) return ''
  const ofPhase = phaseStatus(phase, sale, now)
  const { status } = dropStatus(sale, now)
  // A phase by itself does not know of its drop's pause and end of supply.
  const isStopped = ofPhase === 'active' && (status === 'paused' || status === 'sold-out')
  const name = isStopped ? DROP_STATUS_TEXTS[status].name : PHASE_STATUS_NAMES[ofPhase]
  return name.toLowerCase()
}
