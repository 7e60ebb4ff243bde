import { PHASE_TYPES } from '@mintline/core'
import { editionsDeploymentAddress, fetchCollectionInfo } from '@mintline/solana'
import { configToken } from '../amounts/priceTokens.ts'
import { timeText } from '../amounts/time.ts'
import { fetchConfigTokens } from '../chain/fetchTokens.ts'
import { isLocalnet } from '../cluster/clusters.ts'
import { inspectConfigAs } from '../config/loadConfigAs.ts'
import { inFile } from '../config/loadedConfig.ts'
import { phaseTypeOf } from '../config/parseConfig.ts'
import { phaseWarnings } from '../config/phaseWarnings.ts'
import type { DropConfig } from '../config/solanaConfig.ts'
import { SOLANA_CONFIG } from '../config/solanaConfigKind.ts'
import { unitsOf } from '../config/unitsOf.ts'
import { CommandError } from '../errors/commandError.ts'
import { flatFeeOfConfig } from '../lists/flatFeeOfConfig.ts'
import { checkedLists, readPhaseList, readPhaseLists } from '../lists/readPhaseLists.ts'
import { readSolanaMerkleList } from '../lists/solanaMerkleList.ts'
import type { MerkleList, MerkleListOptions } from '../lists/writeProofs.ts'
import { counted } from '../output/counted.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { collectionOfConfig } from './collectionToBe.ts'
import type {
  ComparedDrop,
  ConfigReport,
  ConfiguredDrop,
  InspectedDrop,
  InspectedList,
  Launch,
} from './configuredDrop.ts'
import { findDifferences } from './findDifferences.ts'
import { proofWarnings } from './lookupTable.ts'
import { solanaLaunch } from './solanaLaunch.ts'
import { tryFirstMints } from './tryFirstMints.ts'

const HEAD = ['phase', 'type', 'who', 'start', 'end']

/** A config's drop on Solana or Eclipse. */
export class SolanaDrop implements ConfiguredDrop {
  readonly #context: CommandContext

  constructor(context: CommandContext) {
    this.#context = context
  }

  inspect(): InspectedDrop {
    const { signal } = this.#context
    const path = this.#context.configPath()
    const { loaded, problems, placeOf } = inspectConfigAs(SOLANA_CONFIG, path)
    if (!loaded) throw new CommandError('CONFIG_INVALID', { path, problems })
    const { config } = loaded
    const { chain, phases } = config
    const [currency] = unitsOf(config)
    const options = { currency, tokens: 'unknown', flatFee: flatFeeOfConfig(config) } as const
    return {
      path,
      problems,
      placeOf,
      network: chain && { isMainnet: !chain.testnet, isLocal: isLocalnet(chain) },
      lists: phases.map(({ list: written }, index) => ({
        phase: `phases.${index}`,
        file: written?.file,
        read: async () => {
          const list = await readPhaseList(loaded, index, { ...options, signal })
          const { size, root, warnings, tree } = list
          const token = phases[index] && configToken(phases[index], config.currencies)
          const ofProofs = tree ? proofWarnings(collectionOfConfig(config), tree.size, token) : []
          const [checked] = checkedLists([list])
          return { size, root, checked, warnings: [...warnings, ...ofProofs] }
        },
      })),
      documents: SOLANA_CONFIG.documentsOf(config),
      warnings: phaseWarnings(config),
      report: (lists) => reportOf(config, lists),
    }
  }

  readMerkleList(options: MerkleListOptions): Promise<MerkleList> {
    return readSolanaMerkleList(this.#context, options)
  }

  async compare(): Promise<ComparedDrop> {
    const context = this.#context
    const loaded = context.config()
    const { config } = loaded
    const cluster = await context.cluster()
    const tokens = await fetchConfigTokens(context, config)
    const { currency } = cluster
    const lists = await readPhaseLists(loaded, { currency, tokens, signal: context.signal })
    const { symbol } = config
    const deployment = editionsDeploymentAddress(symbol).toBase58()
    const info = await fetchCollectionInfo(cluster.connection, deployment)
    return {
      name: symbol,
      data: { deployment, symbol },
      differences: inFile(loaded, await findDifferences({ cluster, config, tokens, lists, info })),
      warnings: [],
      merkleLists: config.phases.flatMap(({ name }, index) => {
        const root = lists[index]?.tree?.root
        return root ? [{ name, root }] : []
      }),
      places: {},
      tryFirstMints: () => tryFirstMints({ cluster, context }, { info, config, lists }),
    }
  }

  launch(wait: boolean): Launch {
    return solanaLaunch(this.#context, wait)
  }
}

function reportOf(config: DropConfig, lists: readonly InspectedList[]): ConfigReport {
  const phases = config.phases.map((phase, index) => ({
    name: phase.name,
    type: phaseTypeOf(phase),
    start: phase.startTime,
    end: phase.endTime,
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
  return {
    data: { symbol: config.symbol, phases },
    rows: [HEAD, ...rows],
  }
}
