import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
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
import { EVM_NETWORK, type EvmSample, startEvmSample } from './evmSample.ts'
import { HELP, parseFlags, type StartFlags } from './flags.ts'
import { type Console, PortTaken, serveForDevelopment, servePublished } from './serveConsole.ts'
import { withAnsweringServer } from './withAnsweringServer.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const STATE = join(ROOT, '.mintline', 'localnet')
const BUILD = join(ROOT, 'app', 'dist')
/** Folder to which `mintline assets upload` and the console write files for this machine. */
const FILES = join(ROOT, '.mintline', 'files')

async function main(): Promise<void> {
  const flags = parseFlags(process.argv.slice(2))
  if (flags.help) {
    console.log(HELP)
    return
  }
  if (!flags.dev) {
    console.log('Building the console …')
    await buildPages(BUILD)
  }
  const networks = await startNetworks(flags)
  const pages = await serveBeside(networks, flags)
  stopTogether(networks, pages)
  await greet(networks, pages, flags)
}

/** The networks that run beside the console. */
interface Networks {
  solana: Localnet
  /** Undefined unless requested. */
  evm: EvmSample | undefined
  close: () => Promise<void>
}

async function startNetworks({
  state = STATE,
  reset,
  evm,
  evmPort,
}: StartFlags): Promise<Networks> {
  const programs = loadWorkspacePrograms(ROOT)
  const solana = await startEmbeddedNetwork({ programs, stateFolder: state, reset })
  try {
    const sample = evm
      ? await startEvmSample({ port: evmPort, stateFolder: state, reset })
      : undefined
    const close = async () => {
      await Promise.all([solana.close(), sample?.network.close()])
    }
    return { solana, evm: sample, close }
  } catch (error) {
    await solana.close()
    throw error
  }
}

/** Closes the networks too if the console cannot be served; otherwise the process would not end. */
async function serveBeside(networks: Networks, { dev, port }: StartFlags): Promise<Console> {
  const { solana, evm } = networks
  const { rpcUrl, wsUrl } = solana
  const rpc = evm && { [EVM_NETWORK]: [evm.network.rpcUrl] }
  const served = { embedded: { rpcUrl, wsUrl }, ...(rpc && { rpc }) }
  try {
    return dev
      ? await serveForDevelopment(withAnsweringServer(served), port)
      : await servePublished({
          folder: BUILD,
          files: FILES,
          config: withAnsweringServer({ ...served, files: true }),
          port,
        })
  } catch (error) {
    await networks.close()
    throw error
  }
}

async function greet(
  { solana, evm }: Networks,
  { url }: Console,
  flags: StartFlags,
): Promise<void> {
  // A newcomer needs no wallet: the page connects the development wallet.
  const page = `${url}#/?wallet=development`
  const drop = evm && `${url}mint/#/${evm.drop}?network=${EVM_NETWORK}`
  const state = flags.state ?? relative(process.cwd(), STATE)
  console.log(`Console  ${page}`)
  if (drop) console.log(`Drop     ${drop}`)
  console.log(`Network  ${solana.rpcUrl}, kept in ${state}; --reset forgets it`)
  if (evm) console.log(`EVM      ${evm.network.rpcUrl}, kept there too`)
  console.log('Ctrl-C ends everything.')
  if (flags.open && process.stdout.isTTY) await open(drop ?? page)
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
