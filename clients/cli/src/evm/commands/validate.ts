import { nativeCoinOf } from '@mintline/evm'
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
import { LOCAL_CHAIN } from '../chain/evmNetworks.ts'
import { EVM_CONFIG } from '../config/evmConfigKind.ts'
import { type EvmPhaseList, readPhaseList } from '../lists/readEvmPhases.ts'
import type { EvmContext } from '../runtime/evmContext.ts'

const HEAD = ['phase', 'who', 'price', 'start', 'end']

export async function validate(
  context: EvmContext,
  { online }: OnlineOption,
): Promise<CommandResult> {
  const path = context.configPath()
  const { loaded, problems: found, placeOf } = inspectConfigAs(EVM_CONFIG, path)
  if (!loaded) throw new CommandError('CONFIG_INVALID', { path, problems: found })
  const { config } = loaded
  const { testnet, slug } = config.chain
  const network = { isMainnet: !testnet, isLocal: slug === LOCAL_CHAIN }
  const problems = [...found, ...networkProblems(context, network, { path, placeOf })]
  const wrong = found.map((problem) => problem.path)
  const lists: (EvmPhaseList | undefined)[] = config.phases.map((phase, index) => {
    // A list cannot be checked against invalid terms.
    if (isTouched(`phases.${index}`, wrong)) return undefined
    // Only the chain knows a token's decimals.
    const coin = phase.currency === undefined ? nativeCoinOf(config.chain) : undefined
    try {
      const list = readPhaseList(phase, loaded, coin)
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
    const documents = EVM_CONFIG.documentsOf(config)
    const options = { items: 2, signal: context.signal, isPublic: !network.isLocal }
    warnings.push(...(await onlineWarnings(documents, options)))
  }
  for (const warning of warnings) context.output.warn(warning)
  const rows = config.phases.map(({ name, price, start, end }, index) => {
    const list = lists[index]
    const previousEnd = config.phases[index - 1]?.end
    const opens = start ?? previousEnd
    return [
      name,
      list ? counted(list.entries.length, 'wallet') : 'everybody',
      price.text,
      opens === undefined ? 'when launched' : timeText(opens),
      end === undefined ? 'no end' : timeText(end),
    ]
  })
  const phases = config.phases.map(({ name, start, end }, index) => ({
    name,
    start,
    end,
    listed: lists[index]?.entries.length ?? 0,
    root: lists[index]?.allowlist.merkleRoot,
  }))
  const { slug: chain } = config.chain
  return {
    text: [`${path} has no problems`, indented(table([HEAD, ...rows]))].join('\n'),
    data: { path, chain, symbol: config.collection.symbol, phases, warnings },
  }
}
