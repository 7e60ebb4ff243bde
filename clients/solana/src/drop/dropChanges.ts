import type { CoinSymbol } from '@mintline/core/amounts'
import type { DropChange, DropValue } from '@mintline/core/drop'
import type { AskOptions } from '@mintline/core/node'
import { phaseNumber } from '@mintline/core/text'
import { changeLabel, valueText } from '../plans/changes/changeText.ts'
import { compareCollection } from '../plans/changes/compareCollection.ts'
import { phaseDifferences } from '../plans/phases/planPhaseChanges.ts'
import { filesChange, filesText } from '../plans/reveal/committedFiles.ts'
import { fetchPhaseTokens } from '../prepare/fetchPhaseTokens.ts'
import { fetchChainTime } from '../reads/fetchChainTime.ts'
import { coinOf, type MintNetwork } from '../rpc/network.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import type { ChangeValue, PlanChange } from '../transaction/planChange.ts'
import { deployInputOf, desiredPhaseOf, type SolanaDropTerms } from './dropTerms.ts'
import type { SolanaPresent } from './readDrop.ts'
import { termPathOf } from './termPaths.ts'

/** Facts for describing a plan's changes. */
export interface ChangeContext {
  /** Unit of amounts in the network's coin. */
  readonly coin: CoinSymbol
  /** By phase index; undefined or empty = it has none. Default: none. */
  readonly phaseNames?: readonly (string | undefined)[] | undefined
}

/** Converts a plan's changes to those of any chain. */
export function dropChangesOf(
  changes: readonly PlanChange[],
  context: ChangeContext,
): readonly DropChange[] {
  const newTypes = new Map(
    changes.flatMap((change) =>
      change.subject === 'phase' && change.field === 'phaseType' && change.before === undefined
        ? [[change.phaseIndex, change.after] as const]
        : [],
    ),
  )
  return changes.map((change) => {
    if (change.subject === 'collection') return dropChangeOf(change, 'collection', context)
    const named = phaseName(change.phaseIndex, context)
    const type = newTypes.get(change.phaseIndex)
    const converted = dropChangeOf(change, type ? `new ${named}` : named, context)
    const isListed = type?.kind === 'text' && type.text !== 'public'
    return isListed && change.field === 'priceAmount'
      ? { ...converted, after: 'by list' }
      : converted
  })
}

function dropChangeOf(change: PlanChange, subject: string, { coin }: ChangeContext): DropChange {
  const shown = (value: ChangeValue | undefined): DropValue => {
    if (value?.kind === 'time') return { time: value.time }
    return valueText(value, { symbol: coin, time: String })
  }
  const { field, before, after } = change
  const path = change.subject === 'phase' ? `phases.${change.phaseIndex}.${field}` : field
  return {
    subject,
    path: termPathOf(path),
    label: changeLabel(change),
    before: before && shown(before),
    after: shown(after),
  }
}

/** Returns the context of changes that bring a drop to its terms. */
export function contextOf(
  { phases = [] }: Pick<SolanaDropTerms, 'phases'>,
  network: MintNetwork,
): ChangeContext {
  return { coin: coinOf(network), phaseNames: phases.map(({ name }) => name) }
}

function phaseName(phaseIndex: number, { phaseNames = [] }: ChangeContext): string {
  const name = phaseNames[phaseIndex]
  const numbered = `phase ${phaseNumber(phaseIndex)}`
  return name ? `${numbered} ${name}` : numbered
}

/** Terms, and the drop that they are compared with. */
export interface ComparedDrop {
  readonly terms: SolanaDropTerms
  readonly present: SolanaPresent
}

/**
 * Finds all differences between a drop and its terms, whether or not a transaction could settle them, except in
 * list entries. Before the reveal, only the file count can be compared.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchDifferences(
  connection: ReadConnection,
  drop: ComparedDrop,
  options: AskOptions = {},
): Promise<readonly DropChange[]> {
  const { terms, present } = drop
  const { info, network } = present
  const wanted = deployInputOf(terms, info.creator, info)
  const changes = compareCollection(info, wanted)
  return [
    ...symbolDiffering(drop),
    ...dropChangesOf(changes, contextOf(terms, network)),
    ...filesDiffering(drop),
    ...(await phasesDiffering(connection, drop, options)),
  ]
}

function symbolDiffering({ terms: { symbol }, present: { info } }: ComparedDrop): DropChange[] {
  if (symbol === info.symbol) return []
  const before = info.symbol
  return [{ subject: 'collection', path: 'symbol', label: 'symbol', before, after: symbol }]
}

function filesDiffering({ terms, present }: ComparedDrop): readonly DropChange[] {
  const { files } = terms.extras
  if (!files) return []
  const { reveal: committed } = present.state.extras
  const { fileCount, baseUri } = files
  const wanted = { fileCount, revealed: committed?.revealed && { baseUri } }
  if (committed && filesText(committed) === filesText(wanted)) return []
  const { network } = present
  return dropChangesOf([filesChange(committed, wanted)], contextOf(terms, network))
}

async function phasesDiffering(
  connection: ReadConnection,
  { terms, present }: ComparedDrop,
  options: AskOptions,
): Promise<readonly DropChange[]> {
  if (!terms.phases) return []
  const { info, network } = present
  const desired = terms.phases.map(desiredPhaseOf)
  const now = await fetchChainTime(connection, options)
  const query = { deployment: info.editions, phases: [...desired, ...info.phases], receivers: [] }
  const priceTokens = await fetchPhaseTokens(connection, query, options)
  const context = contextOf(terms, network)
  const whole = (phaseIndex: number, before: string | undefined, after: string): DropChange => ({
    subject: phaseName(phaseIndex, context),
    path: `phases.${phaseIndex}`,
    label: 'phase',
    before,
    after,
  })
  const differences = phaseDifferences({ info, desired, now, priceTokens })
  return [
    ...differences.flatMap(({ phaseIndex, type, fields }) =>
      type === 'add' ? [whole(phaseIndex, undefined, 'a phase')] : dropChangesOf(fields, context),
    ),
    ...info.phases
      .slice(desired.length)
      .map(({ phaseIndex }) => whole(phaseIndex, 'a phase', 'none')),
  ]
}
