import { PHASE_TYPES } from '@mintline/core'
import { configToken } from '../amounts/priceTokens.ts'
import { timeText } from '../amounts/time.ts'
import { isLocalnet } from '../cluster/clusters.ts'
import { listProblems } from '../config/listProblems.ts'
import { inspectConfig } from '../config/loadConfig.ts'
import { type OnlineOption, onlineWarnings } from '../config/onlineCheck.ts'
import { phaseWarnings } from '../config/phaseWarnings.ts'
import { isTouched } from '../config/readConfigAs.ts'
import { assertListFitsNetwork, networkProblems, warnOfLocalValues } from '../config/realNetwork.ts'
import { SOLANA_CONFIG } from '../config/solanaConfigKind.ts'
import { unitsOf } from '../config/unitsOf.ts'
import { CommandError } from '../errors/commandError.ts'
import { collectionOfConfig } from '../launch/collectionToBe.ts'
import { proofWarnings } from '../launch/lookupTable.ts'
import { flatFeeOfConfig } from '../lists/flatFeeOfConfig.ts'
import { checkedLists, type PhaseList, readPhaseList } from '../lists/readPhaseLists.ts'
import { counted } from '../output/counted.ts'
import { indented, table } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

const HEAD = ['phase', 'type', 'who', 'start', 'end']

/** Values in configs that name no network are only warned of. */
const NOT_NAMED = { isMainnet: false, isLocal: false }

export async function validate(
  context: CommandContext,
  { online }: OnlineOption,
): Promise<CommandResult> {
  const path = context.configPath()
  const inspected = inspectConfig(path)
  const { loaded, problems: found } = inspected
  if (!loaded) throw new CommandError('CONFIG_INVALID', { path, problems: found })
  const { config } = loaded
  const { chain } = config
  const network = chain ? { isMainnet: !chain.testnet, isLocal: isLocalnet(chain) } : NOT_NAMED
  const [currency] = unitsOf(config)
  const flatFee = flatFeeOfConfig(config)
  const lists: PhaseList[] = []
  const problems = [
    ...found,
    ...(chain ? networkProblems(context, network, { path, placeOf: inspected.placeOf }) : []),
  ]
  const wrong = found.map((problem) => problem.path)
  for (const index of config.phases.keys()) {
    // A list cannot be checked against invalid terms.
    if (isTouched(`phases.${index}`, wrong)) continue
    try {
      const options = { currency, tokens: 'unknown', flatFee, signal: context.signal } as const
      lists.push(await readPhaseList(loaded, index, options))
    } catch (error) {
      const place = inspected.placeOf(`phases.${index}.list`)
      problems.push(...listProblems(error, config.phases[index]?.list, place))
    }
  }
  if (problems.length > 0) throw new CommandError('CONFIG_INVALID', { path, problems })
  if (!chain) warnOfLocalValues(context, path)
  for (const list of checkedLists(lists)) assertListFitsNetwork(context, network, list)
  const warnings = [...phaseWarnings(config), ...lists.flatMap((list) => list.warnings)]
  for (const [index, phase] of config.phases.entries()) {
    const { tree } = lists[index] ?? {}
    if (!tree) continue
    const token = configToken(phase, config.priceTokens)
    warnings.push(...proofWarnings(collectionOfConfig(config), tree.size, token))
  }
  if (online) {
    warnings.push(
      ...(await onlineWarnings(SOLANA_CONFIG.documentsOf(config), {
        items: 2,
        signal: context.signal,
        isPublic: !network.isLocal,
      })),
    )
  }
  for (const warning of warnings) context.output.warn(warning)
  const phases = config.phases.map(({ name, type, start, end }, index) => ({
    name,
    type,
    start,
    end,
    listed: lists[index]?.size ?? 0,
    root: lists[index]?.root,
  }))
  const rows = phases.map(({ name, type, start, end, listed }) => [
    name,
    type,
    PHASE_TYPES[type].isListed ? counted(listed, 'wallet') : 'everybody',
    start === undefined ? 'when launched' : timeText(start),
    end === undefined ? 'no end' : timeText(end),
  ])
  const text = [`${path} has no problems`, indented(table([HEAD, ...rows]))].join('\n')
  return { text, data: { path, symbol: config.collection.symbol, phases, warnings } }
}
