import { timeText } from '../../amounts/time.ts'
import { inspectConfigAs } from '../../config/loadConfigAs.ts'
import { phaseTypeOf } from '../../config/parseConfig.ts'
import { phaseIndexOf } from '../../config/phaseIndexOf.ts'
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
import type { MerkleList, MerkleListOptions } from '../../lists/writeProofs.ts'
import { counted } from '../../output/counted.ts'
import { aptText } from '../chain/aptosAmount.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import { LOCAL_APTOS } from '../chain/aptosNetworks.ts'
import type { AptosConfig } from '../config/aptosConfig.ts'
import { APTOS_CONFIG } from '../config/aptosConfigKind.ts'
import {
  merkleListOf,
  merkleListsOf,
  readAptosLists,
  readPhaseList,
} from '../lists/readAptosLists.ts'
import { findAptosDifferences } from './aptosDifferences.ts'
import { aptosLaunch } from './aptosLaunch.ts'
import { findKnownDrop } from './findOwnDrop.ts'
import { tryAptosFirstMints } from './tryAptosFirstMints.ts'

const HEAD = ['phase', 'type', 'listed', 'price', 'start']

/** A config's drop on Aptos. */
export class AptosDrop implements ConfiguredDrop {
  readonly #context: AptosContext

  constructor(context: AptosContext) {
    this.#context = context
  }

  inspect(): InspectedDrop {
    const path = this.#context.configPath()
    const { loaded, problems, placeOf } = inspectConfigAs(APTOS_CONFIG, path)
    if (!loaded) throw new CommandError('CONFIG_INVALID', { path, problems })
    const { config, folder } = loaded
    const { testnet, slug } = config.chain
    return {
      path,
      problems,
      placeOf,
      network: { isMainnet: !testnet, isLocal: slug === LOCAL_APTOS },
      lists: config.phases.map((phase, index) => ({
        phase: `phases.${index}`,
        file: phase.list?.file,
        read: async () => {
          const list = readPhaseList(phase, folder)
          return {
            size: list?.entries.length ?? 0,
            root: list?.merkle?.merkleRoot ?? phase.list?.root,
            warnings: list?.warnings ?? [],
            checked: list && checkedRows(list),
          }
        },
      })),
      documents: APTOS_CONFIG.documentsOf(config),
      warnings: [],
      report: (lists) => reportOf(config, lists),
    }
  }

  async readMerkleList({ phase: name }: MerkleListOptions): Promise<MerkleList | undefined> {
    const { config, folder } = this.#context.config()
    const phase = config.phases[phaseIndexOf(name, config.phases)]
    const list = phase && readPhaseList(phase, folder)
    return list && merkleListOf(list)
  }

  async compare(): Promise<ComparedDrop> {
    const context = this.#context
    const loaded = context.config()
    const { config, path } = loaded
    const chain = await context.chain()
    const lists = readAptosLists(loaded)
    const own = await findKnownDrop(context, loaded)
    if (!own?.present) {
      throw new CommandError('DROP_NOT_DEPLOYED', { path, chain: chain.name })
    }
    const files = { loaded, lists }
    const { reference, present } = own
    const { name: collectionName } = config
    const { contract } = reference
    return {
      name: collectionName,
      data: { contract, collectionName },
      differences: await findAptosDifferences(context, files, { reference, present }),
      warnings: [],
      merkleLists: merkleListsOf(files),
      places: { folder: proofsFolder(loaded) },
      tryFirstMints: () =>
        tryAptosFirstMints(context, { files, reference, settings: present.settings }),
    }
  }

  launch(wait: boolean): Launch {
    return aptosLaunch(this.#context, wait)
  }
}

function reportOf(config: AptosConfig, lists: readonly InspectedList[]): ConfigReport {
  const phases = config.phases.map((phase, index) => ({
    name: phase.name,
    type: phaseTypeOf(phase),
    start: phase.startTime,
    listed: lists[index]?.size ?? 0,
    root: lists[index]?.root,
  }))
  const rows = phases.map(({ name, type, start, listed }, index) => [
    name,
    type,
    listed === 0 ? '-' : counted(listed, 'wallet'),
    aptText(config.phases[index]?.price ?? 0n),
    start === undefined ? 'when launched' : timeText(start),
  ])
  return {
    data: { chain: config.chain.slug, collectionName: config.name, phases },
    rows: [HEAD, ...rows],
  }
}
