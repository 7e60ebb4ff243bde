import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Localnet, LocalnetError, loadWorkspacePrograms } from '@mintline/localnet'
import open from 'open'
import { buildPages } from '../build/buildPages.ts'
import { startEmbeddedNetwork } from './embeddedNetwork.ts'
import { HELP, parseFlags, type StartFlags } from './flags.ts'
import { type Console, PortTaken, serveForDevelopment, servePublished } from './serveConsole.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const STATE = join(ROOT, '.mintline', 'localnet')
const BUILD = join(ROOT, 'app', 'dist')

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
  const network = await startEmbeddedNetwork({
    programs: loadWorkspacePrograms(ROOT),
    stateFolder: flags.state ?? STATE,
    reset: flags.reset,
  })
  const pages = await serveBeside(network, flags)
  stopTogether(network, pages)
  await greet(network, pages, flags)
}

/** Closes the network too if the console cannot be served; otherwise the process would not end. */
async function serveBeside(network: Localnet, { dev, port }: StartFlags): Promise<Console> {
  const { rpcUrl, wsUrl } = network
  const config = { embedded: { rpcUrl, wsUrl } }
  try {
    return dev
      ? await serveForDevelopment(config, port)
      : await servePublished({ folder: BUILD, config, port })
  } catch (error) {
    await network.close()
    throw error
  }
}

async function greet(network: Localnet, { url }: Console, flags: StartFlags): Promise<void> {
  // A newcomer needs no wallet: the page connects the development wallet.
  const page = `${url}#/?wallet=development`
  const state = flags.state ?? relative(process.cwd(), STATE)
  console.log(`Console  ${page}`)
  console.log(`Network  ${network.rpcUrl}, kept in ${state}; --reset forgets it`)
  console.log('Ctrl-C ends both.')
  if (flags.open && process.stdout.isTTY) await open(page)
}

function stopTogether(network: Localnet, pages: Console): void {
  const stop = () => {
    void Promise.allSettled([pages.close(), network.close()]).then(() => process.exit(0))
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
