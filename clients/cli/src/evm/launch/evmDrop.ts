import { evmAddress } from '@mintline/core/identifiers'
import { type DropImplementation, fetchImplementation, nativeCoinOf } from '@mintline/evm'
import { timeText } from '../../amounts/time.ts'
import { inspectConfigAs } from '../../config/inspectConfigAs.ts'
import { CommandError } from '../../errors/commandError.ts'
import type {
  ComparedDrop,
  ConfigReport,
  ConfiguredDrop,
  InspectedDrop,
  InspectedList,
  Launch,
} from '../../launch/configuredDrop.ts'
import { proofsFolder } from '../../lists/proofFolderName.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import { counted } from '../../output/counted.ts'
import { LOCAL_CHAIN } from '../chain/evmNetworks.ts'
import { networkWarnings } from '../chain/networkWarnings.ts'
import { EVM_CONFIG } from '../config/evmConfigKind.ts'
import type { EvmConfig } from '../config/evmSchema.ts'
import { contractOfConfig } from '../drop/readDrop.ts'
import { readEvmPhases, readPhaseList } from '../lists/readEvmPhases.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { evmLaunch } from './evmLaunch.ts'
import { findEvmDifferences } from './findEvmDifferences.ts'
import { tryFirstMints } from './tryFirstMints.ts'

const HEAD = ['phase', 'who', 'price', 'start', 'end']

/** A config's drop on an EVM chain. */
export class EvmDrop implements ConfiguredDrop {
  readonly #context: EvmContext

  constructor(context: EvmContext) {
    this.#context = context
  }

  inspect(): InspectedDrop {
    const path = this.#context.configPath()
    const { loaded, problems, placeOf } = inspectConfigAs(EVM_CONFIG, path)
    if (!loaded) throw new CommandError('CONFIG_INVALID', { path, problems })
    const { config } = loaded
    const { testnet, slug } = config.chain
    return {
      path,
      problems,
      placeOf,
      network: { isMainnet: !testnet, isLocal: slug === LOCAL_CHAIN },
      lists: config.phases.map(({ list }) => list),
      readList: async (index) => {
        const phase = config.phases[index]
        // Only the chain knows a token's decimals.
        const coin = phase?.currency === undefined ? nativeCoinOf(config.chain) : undefined
        const list = phase && readPhaseList(phase, loaded, coin)
        return {
          size: list?.entries.length ?? 0,
          root: list?.allowlist.merkleRoot,
          warnings: list?.warnings ?? [],
          checked: list && checkedRows(list),
        }
      },
      documents: EVM_CONFIG.documentsOf(config),
      warnings: networkWarnings(config.chain),
      report: (lists) => reportOf(config, lists),
    }
  }

  async compare(): Promise<ComparedDrop> {
    const context = this.#context
    const loaded = context.config()
    const { config, path } = loaded
    const chain = await context.chain()
    const phases = await readEvmPhases(context, loaded)
    const deployed = await contractOfConfig(context, loaded)
    if (deployed === undefined) {
      throw new CommandError('DROP_NOT_DEPLOYED', { path, chain: chain.name })
    }
    const contract = evmAddress(deployed)
    const drop = { session: { chain, context }, loaded, phases }
    const { differences, state, warnings } = await findEvmDifferences(drop, contract)
    const implementation = await fetchImplementation(chain.connection, state, context)
    const { symbol } = config.collection
    return {
      name: symbol,
      data: { contract, symbol, implementation },
      differences,
      warnings: [...warnings, ...codeWarnings(implementation)],
      merkleLists: phases.flatMap(({ config: { name }, list }) =>
        list ? [{ name, root: list.allowlist.merkleRoot }] : [],
      ),
      places: { folder: proofsFolder(loaded), uri: config.proofsUri },
      tryFirstMints: () =>
        tryFirstMints(drop, { ...state, contract, transactions: [], sender: contract }),
    }
  }

  launch(): Launch {
    return evmLaunch(this.#context)
  }
}

/** Warns about a drop that runs code other than what Mintline deploys. */
function codeWarnings({ address, code }: DropImplementation): string[] {
  const where = address === undefined ? 'its own' : `that of ${address}`
  if (code === 'none') return [`The drop runs no code, as there is no contract at ${address}`]
  return code === 'other'
    ? [
        `The drop runs code other than what Mintline deploys, ${where}: nothing is known of it, so read its source before you trust it`,
      ]
    : []
}

function reportOf(config: EvmConfig, lists: readonly InspectedList[]): ConfigReport {
  const phases = config.phases.map(({ name, start, end }, index) => ({
    name,
    start,
    end,
    listed: lists[index]?.size ?? 0,
    root: lists[index]?.root,
  }))
  const rows = config.phases.map(({ name, price, start, end, list }, index) => {
    const opens = start ?? config.phases[index - 1]?.end
    return [
      name,
      list === undefined ? 'everybody' : counted(lists[index]?.size ?? 0, 'wallet'),
      price.text,
      opens === undefined ? 'when launched' : timeText(opens),
      end === undefined ? 'no end' : timeText(end),
    ]
  })
  return {
    data: { chain: config.chain.slug, symbol: config.collection.symbol, phases },
    rows: [HEAD, ...rows],
  }
}
