import { evmAddress } from '@mintline/core/identifiers'
import { type DropImplementation, fetchImplementation, nativeCoinOf } from '@mintline/evm'
import { timeText } from '../../amounts/time.ts'
import { inspectConfigAs } from '../../config/loadConfigAs.ts'
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
import type { EvmContext } from '../chain/evmContext.ts'
import { LOCAL_CHAIN } from '../chain/evmNetworks.ts'
import { networkWarnings } from '../chain/networkWarnings.ts'
import { type EvmConfig, phaseName, phasesPath, tokensOf } from '../config/evmConfig.ts'
import { EVM_CONFIG } from '../config/evmConfigKind.ts'
import { namedToken } from '../drop/readDrop.ts'
import { listsOf, readEvmTokens, readPhaseList } from '../lists/readEvmPhases.ts'
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
    const phases = tokensOf(config).flatMap((token) =>
      token.phases.map((phase, index) => ({ token, phase, path: `${phasesPath(token)}.${index}` })),
    )
    return {
      path,
      problems,
      placeOf,
      network: { isMainnet: !testnet, isLocal: slug === LOCAL_CHAIN },
      lists: phases.map(({ token, phase, path: ofPhase }) => ({
        phase: ofPhase,
        file: phase.list?.file,
        read: async () => {
          // Only the chain knows a token's decimals.
          const coin = phase.currency === undefined ? nativeCoinOf(config.chain) : undefined
          const list = readPhaseList(phase, token, loaded, coin)
          return {
            size: list?.size ?? 0,
            root: list?.root,
            warnings: list?.warnings ?? [],
            checked: list && checkedRows(list),
          }
        },
      })),
      documents: EVM_CONFIG.documentsOf(config),
      warnings: networkWarnings(config.chain),
      report: (lists) => reportOf(config, lists),
    }
  }

  async readMerkleList(options: MerkleListOptions): Promise<MerkleList | undefined> {
    const loaded = this.#context.config()
    const { config } = loaded
    const token = namedToken(config, options)
    const index = phaseIndexOf(options.phase, token.phases)
    const phase = token.phases[index]
    if (phase?.currency === undefined) {
      return phase && readPhaseList(phase, token, loaded, nativeCoinOf(config.chain))
    }
    // Only the chain knows a token's decimals.
    const tokens = await readEvmTokens(this.#context, loaded)
    return tokens.find((read) => read.config === token)?.phases[index]?.list
  }

  async compare(): Promise<ComparedDrop> {
    const context = this.#context
    const loaded = context.config()
    const { config, path } = loaded
    const chain = await context.chain()
    const tokens = await readEvmTokens(context, loaded)
    const deployed = await context.contractOf(loaded)
    if (deployed === undefined) {
      throw new CommandError('DROP_NOT_DEPLOYED', { path, chain: chain.name })
    }
    const contract = evmAddress(deployed)
    const drop = { session: { chain, context }, loaded, tokens }
    const { differences, present, warnings } = await findEvmDifferences(drop, contract)
    const implementation = await fetchImplementation(chain.connection, present.contract, context)
    const { symbol, proofs } = config
    return {
      name: symbol,
      data: { contract, symbol, implementation },
      differences,
      warnings: [...warnings, ...codeWarnings(implementation)],
      merkleLists: listsOf(tokens),
      places: { folder: proofsFolder(loaded), uri: proofs.uri },
      tryFirstMints: () => tryFirstMints(drop, { present, transactions: [], sender: contract }),
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
  const phases = tokensOf(config).flatMap((token) =>
    token.phases.map((phase, index) => ({ token, phase, before: token.phases[index - 1] })),
  )
  const rows = phases.map(({ token, phase, before }, index) => {
    const { price, startTime: start, endTime: end, list } = phase
    const opens = start ?? before?.endTime
    return [
      phaseName(token, phase),
      list?.file === undefined ? 'everybody' : counted(lists[index]?.size ?? 0, 'wallet'),
      price.text,
      opens === undefined ? 'when launched' : timeText(opens),
      end === undefined ? 'no end' : timeText(end),
    ]
  })
  return {
    data: {
      chain: config.chain.slug,
      symbol: config.symbol,
      phases: phases.map(({ token, phase: { name, startTime: start, endTime: end } }, index) => ({
        ...(token.entry !== undefined && { tokenId: token.tokenId }),
        ...{ name, start, end },
        listed: lists[index]?.size ?? 0,
        root: lists[index]?.root,
      })),
    },
    rows: [HEAD, ...rows],
  }
}
