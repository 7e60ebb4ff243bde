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

/** Terms, and the network whose coin their amounts are in. */
export interface ChangeContext {
  readonly terms: SolanaDropTerms
  readonly network: MintNetwork
}

/** Converts a plan's change for all chains. */
export function dropChangeOf(change: PlanChange, context: ChangeContext): DropChange {
  const shown = (value: ChangeValue | undefined): DropValue => {
    if (value?.kind === 'time') return { time: value.time }
    return valueText(value, { symbol: coinOf(context.network), time: String })
  }
  const { field, before, after } = change
  const path = change.subject === 'phase' ? `phases.${change.phaseIndex}.${field}` : field
  return {
    subject: change.subject === 'phase' ? phaseName(change.phaseIndex, context) : 'collection',
    path: termPathOf(path),
    label: changeLabel(change),
    before: before && shown(before),
    after: shown(after),
  }
}

function phaseName(phaseIndex: number, { terms }: ChangeContext): string {
  const name = terms.phases?.[phaseIndex]?.name
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
    ...changes.map((change) => dropChangeOf(change, { terms, network })),
    ...filesDiffering(drop),
    ...(await phasesDiffering(connection, drop, options)),
  ]
}

function symbolDiffering({ terms: { symbol }, present: { info } }: ComparedDrop): DropChange[] {
  if (symbol === info.symbol) return []
  const before = info.symbol
  return [{ subject: 'collection', path: 'symbol', label: 'symbol', before, after: symbol }]
}

function filesDiffering({ terms, present }: ComparedDrop): DropChange[] {
  const { files } = terms.extras
  if (!files) return []
  const { reveal: committed } = present.state.extras
  const { fileCount, baseUri } = files
  const wanted = { fileCount, revealed: committed?.revealed && { baseUri } }
  if (committed && filesText(committed) === filesText(wanted)) return []
  const { network } = present
  return [dropChangeOf(filesChange(committed, wanted), { terms, network })]
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
  const context = { terms, network }
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
      type === 'add'
        ? [whole(phaseIndex, undefined, 'a phase')]
        : fields.map((change) => dropChangeOf(change, context)),
    ),
    ...info.phases
      .slice(desired.length)
      .map(({ phaseIndex }) => whole(phaseIndex, 'a phase', 'none')),
  ]
}
