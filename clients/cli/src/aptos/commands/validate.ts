import { timeText } from '../../amounts/time.ts'
import { inspectConfigAs } from '../../config/inspectConfigAs.ts'
import { listProblems } from '../../config/listProblems.ts'
import { type OnlineOption, onlineWarnings } from '../../config/onlineCheck.ts'
import { isTouched } from '../../config/readConfigAs.ts'
import { assertListFitsNetwork, networkProblems } from '../../config/realNetwork.ts'
import { CommandError } from '../../errors/commandError.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import { counted } from '../../output/counted.ts'
import { indented, table } from '../../output/table.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { aptText } from '../amounts/aptosAmount.ts'
import { LOCAL_APTOS } from '../chain/aptosNetworks.ts'
import { APTOS_CONFIG } from '../config/aptosConfigKind.ts'
import { phaseTypeOf } from '../config/phaseType.ts'
import { type AptosPhaseList, readPhaseList } from '../lists/readAptosLists.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'

const HEAD = ['phase', 'type', 'listed', 'price', 'start']

export async function validate(
  context: AptosContext,
  { online }: OnlineOption,
): Promise<CommandResult> {
  const path = context.configPath()
  const { loaded, problems: found, placeOf } = inspectConfigAs(APTOS_CONFIG, path)
  if (!loaded) throw new CommandError('CONFIG_INVALID', { path, problems: found })
  const { config, folder } = loaded
  const { testnet, slug } = config.chain
  const network = { isMainnet: !testnet, isLocal: slug === LOCAL_APTOS }
  const problems = [...found, ...networkProblems(context, network, { path, placeOf })]
  const wrong = found.map((problem) => problem.path)
  const lists: (AptosPhaseList | undefined)[] = config.phases.map((phase, index) => {
    // A list cannot be checked against invalid terms.
    if (isTouched(`phases.${index}`, wrong)) return undefined
    try {
      const list = readPhaseList(phase, folder)
      if (!list) return undefined
      assertListFitsNetwork(context, network, checkedRows(list))
      return list
    } catch (error) {
      problems.push(...listProblems(error, phase.list, placeOf(`phases.${index}.list`)))
      return undefined
    }
  })
  if (problems.length > 0) throw new CommandError('CONFIG_INVALID', { path, problems })
  const warnings = lists.flatMap((list) => list?.warnings ?? [])
  if (online) {
    const documents = APTOS_CONFIG.documentsOf(config)
    const options = { items: 2, signal: context.signal, isPublic: !network.isLocal }
    warnings.push(...(await onlineWarnings(documents, options)))
  }
  for (const warning of warnings) context.output.warn(warning)
  const phases = config.phases.map((phase, index) => ({
    name: phase.name,
    type: phaseTypeOf(phase),
    start: phase.start,
    listed: lists[index]?.entries.length ?? 0,
    root: lists[index]?.merkle?.merkleRoot ?? phase.merkleRoot,
  }))
  const rows = phases.map(({ name, type, start, listed }, index) => [
    name,
    type,
    listed === 0 ? '-' : counted(listed, 'wallet'),
    aptText(config.phases[index]?.price ?? 0n),
    start === undefined ? 'when launched' : timeText(start),
  ])
  const { collectionName } = config.collection
  return {
    text: [`${path} has no problems`, indented(table([HEAD, ...rows]))].join('\n'),
    data: { path, chain: config.chain.slug, collectionName, phases, warnings },
  }
}
