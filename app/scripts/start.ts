import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ShareHost } from '@mintline/assets/sharing'
import { APTOS_NETWORKS, evmNetworksOf } from '@mintline/core/networks'
import {
  DEFAULT_RPC_PORT,
  type Localnet,
  LocalnetError,
  type LocalnetOptions,
  loadWorkspacePrograms,
  startLocalnet,
} from '@mintline/localnet'
import open from 'open'
import { buildPages } from '../build/buildPages.ts'
import type { ServedConfig } from '../build/servedConfig.ts'
import { sourceDigest } from '../build/sourceDigest.ts'
import { HELP, parseFlags, type StartFlags } from './flags.ts'
import {
  APTOS_NETWORK,
  type AptosSample,
  EVM_NETWORK,
  type EvmSample,
  startAptosSample,
  startEvmSample,
} from './samples.ts'
import { type Console, PortTaken, serveForDevelopment, servePublished } from './serveConsole.ts'
import type { SharedNetworks } from './shareDrops.ts'
import { withAnsweringServer } from './withAnsweringServer.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const STATE = join(ROOT, '.mintline', 'localnet')
const BUILD = join(ROOT, 'app', 'dist')
/** Digest of that build's sources. */
const STAMP = join(BUILD, '.sources')
/** Folder to which `mintline assets upload` and the console write files for this machine. */
const FILES = join(ROOT, '.mintline', 'files')

async function main(): Promise<void> {
  const flags = parseFlags(process.argv.slice(2))
  if (flags.help) {
    console.log(HELP)
    return
  }
  if (!flags.dev) await buildIfChanged()
  const networks = await startNetworks(flags)
  const pages = await serveBeside(networks, flags)
  stopTogether(networks, pages)
  await greet(networks, pages, flags)
}

/** Builds the pages unless their sources are those of the last build. Any build empties the folder, so its stamp too. */
async function buildIfChanged(): Promise<void> {
  const digest = sourceDigest(ROOT)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return
  console.log('Building the console …')
  await buildPages(BUILD)
  writeFileSync(STAMP, digest)
}

/** The networks that run beside the console. */
interface Networks {
  solana: Localnet
  /** Undefined unless requested. */
  evm: EvmSample | undefined
  /** Likewise. */
  aptos: AptosSample | undefined
  close: () => Promise<void>
}

async function startNetworks(flags: StartFlags): Promise<Networks> {
  const { state = STATE, reset, evmPort, aptosPort, aptosFaucetPort } = flags
  const programs = loadWorkspacePrograms(ROOT)
  const running: { close(): Promise<void> }[] = []
  const close = async () => {
    await Promise.all(running.map((network) => network.close()))
  }
  try {
    const solana = await startEmbeddedNetwork({ programs, stateFolder: state, reset })
    running.push(solana)
    const evm = flags.evm
      ? await startEvmSample({ port: evmPort, stateFolder: state, reset })
      : undefined
    if (evm) running.push(evm.network)
    const aptos = flags.aptos
      ? await startAptosSample({ port: aptosPort, faucetPort: aptosFaucetPort })
      : undefined
    if (aptos) running.push(aptos.network)
    return { solana, evm, aptos, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Closes the networks too if the console cannot be served; otherwise the process would not end. */
async function serveBeside(networks: Networks, { dev, port }: StartFlags): Promise<Console> {
  const served = servedConfig(networks)
  try {
    return dev
      ? await serveForDevelopment(withAnsweringServer(served), port)
      : await servePublished({
          folder: BUILD,
          files: FILES,
          config: withAnsweringServer({ ...served, files: true }),
          share: shareLater(sharedNetworks(networks)),
          port,
        })
  } catch (error) {
    await networks.close()
    throw error
  }
}

function servedConfig({ solana: { rpcUrl, wsUrl }, evm, aptos }: Networks): ServedConfig {
  const rpc = {
    ...(evm && { [EVM_NETWORK]: [evm.network.rpcUrl] }),
    ...(aptos && { [APTOS_NETWORK]: [aptos.network.nodeUrl] }),
  }
  return {
    embedded: { rpcUrl, wsUrl },
    ...((evm || aptos) && { rpc }),
    ...(aptos && {
      aptos: { [APTOS_NETWORK]: { machine: aptos.machine, faucet: aptos.network.faucetUrl } },
    }),
  }
}

/** Loads the clients of all chains with the first share page: the console starts sooner without them. */
function shareLater(networks: SharedNetworks): ShareHost {
  let host: Promise<ShareHost> | undefined
  return async (path, site) => {
    host ??= import('./shareDrops.ts').then(({ shareDrops }) => shareDrops(networks, FILES))
    return (await host)(path, site)
  }
}

function sharedNetworks({ solana, evm, aptos }: Networks): SharedNetworks {
  const ofEvm = evmNetworksOf('ETHEREUM')?.find(({ slug }) => slug === EVM_NETWORK)
  const ofAptos = APTOS_NETWORKS.find(({ slug }) => slug === APTOS_NETWORK)
  return {
    solana: solana.rpcUrl,
    evm: evm && ofEvm && { network: ofEvm, nodeUrl: evm.network.rpcUrl },
    aptos: aptos &&
      ofAptos && { network: ofAptos, nodeUrl: aptos.network.nodeUrl, machine: aptos.machine },
  }
}

async function greet(
  { solana, evm, aptos }: Networks,
  { url }: Console,
  flags: StartFlags,
): Promise<void> {
  // A newcomer needs no wallet: the page connects the development wallet.
  const page = `${url}#/?wallet=development`
  const drops = [
    ...(evm ? [`${evm.drop}?network=${EVM_NETWORK}`] : []),
    ...(aptos ? [`${aptos.drop}?network=${APTOS_NETWORK}`] : []),
  ].map((drop) => `${url}mint/#/${drop}`)
  const state = flags.state ?? relative(process.cwd(), STATE)
  console.log(`Console  ${page}`)
  for (const drop of drops) console.log(`Drop     ${drop}`)
  console.log(`Network  ${solana.rpcUrl}, kept in ${state}; --reset forgets it`)
  if (evm) console.log(`EVM      ${evm.network.rpcUrl}, kept there too`)
  if (aptos) console.log(`Aptos    ${aptos.network.nodeUrl}, in memory`)
  console.log('Ctrl-C ends everything.')
  if (!flags.open || !process.stdout.isTTY) return
  for (const address of drops.length > 0 ? drops : [page]) await open(address)
}

function stopTogether(networks: Networks, pages: Console): void {
  const stop = () => {
    void Promise.allSettled([pages.close(), networks.close()]).then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

main().catch((error: unknown) => {
  // Expected errors are one sentence; anything else is a defect and needs its stack trace.
  const isExpected =
    error instanceof LocalnetError || error instanceof PortTaken || error instanceof TypeError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
})

/** Starts a network on the default port for Solana's tools, or on any free one. */
async function startEmbeddedNetwork(options: LocalnetOptions): Promise<Localnet> {
  try {
    return await startLocalnet({ ...options, rpcPort: DEFAULT_RPC_PORT })
  } catch (error) {
    if (!(error instanceof LocalnetError) || error.code !== 'PORT_IN_USE') throw error
    return startLocalnet({ ...options, rpcPort: 0, reset: false })
  }
}
