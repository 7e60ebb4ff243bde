import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Localnet, LocalnetError, loadWorkspacePrograms } from '@mintline/localnet'
import open from 'open'
import { createServer, type ViteDevServer } from 'vite'
import { runtimeConfig } from '../build/runtimeConfig.ts'
import { startEmbeddedNetwork } from './embeddedNetwork.ts'
import { HELP, parseFlags, type StartFlags } from './flags.ts'

const APP = fileURLToPath(new URL('..', import.meta.url))
const ROOT = join(APP, '..')
const STATE = join(ROOT, '.mintline', 'localnet')

async function main(): Promise<void> {
  const flags = parseFlags(process.argv.slice(2))
  if (flags.help) {
    console.log(HELP)
    return
  }
  const network = await startEmbeddedNetwork({
    programs: loadWorkspacePrograms(ROOT),
    stateFolder: flags.state ?? STATE,
    reset: flags.reset,
  })
  const server = await serveConsole(network, flags)
  stopTogether(network, server)
  await greet(network, server, flags)
}

/** Closes the network too where the console cannot start, or the process would stay. */
async function serveConsole(network: Localnet, { port }: StartFlags): Promise<ViteDevServer> {
  const { rpcUrl, wsUrl } = network
  try {
    const server = await createServer({
      root: APP,
      configFile: join(APP, 'vite.config.ts'),
      plugins: [runtimeConfig({ embedded: { rpcUrl, wsUrl } })],
      server: port === undefined ? {} : { port, strictPort: true },
      logLevel: 'warn',
    })
    return await server.listen()
  } catch (error) {
    await network.close()
    throw error
  }
}

async function greet(network: Localnet, server: ViteDevServer, flags: StartFlags): Promise<void> {
  const url = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1'
  console.log(`Console  ${url}`)
  const state = flags.state ?? relative(process.cwd(), STATE)
  console.log(`Network  ${network.rpcUrl}, kept in ${state}; --reset forgets it`)
  console.log('Ctrl-C ends both.')
  if (flags.open && process.stdout.isTTY) await open(url)
}

function stopTogether(network: Localnet, server: ViteDevServer): void {
  const stop = () => {
    void Promise.allSettled([server.close(), network.close()]).then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

main().catch((error: unknown) => {
  // What was to be expected is one sentence; anything else is a defect and shows where it happened.
  const isExpected = error instanceof LocalnetError || error instanceof TypeError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
})
