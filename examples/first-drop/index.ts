import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LocalnetError, loadWorkspacePrograms, startLocalnet } from '@mintline/localnet'
import { formatSol } from './lib/amount.ts'
import { readConfig } from './lib/config.ts'
import { ExampleError } from './lib/exampleError.ts'
import { runDrop, stepCount } from './lib/runDrop.ts'
import { Steps, seconds } from './lib/steps.ts'

const HELP = `Runs a whole drop on an embedded Solana network: deployment, phases, mints.

  npm start                          the drop of examples/first-drop/drop.config.json
  npm start -- my-drop.json          another drop
  npm start -- --keep                leave the network running afterwards
  npm start -- --port 9000           another port than 8899; 0 for any free one`

const root = fileURLToPath(new URL('../..', import.meta.url))
const DEFAULT_CONFIG = fileURLToPath(new URL('drop.config.json', import.meta.url))
const DEFAULT_PORT = '8899'

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof LocalnetError || error instanceof ExampleError)) throw error
  console.error(error.message)
  process.exitCode = error.code === 'BAD_FLAG' ? 2 : 1
}

async function main(): Promise<number> {
  const { values, positionals } = readFlags()
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const config = readConfig(positionals[0] ?? DEFAULT_CONFIG)
  const start = performance.now()
  const steps = new Steps(stepCount(config) + 1, console.log)
  const { localnet } = await steps.run('Start the embedded network', async () => {
    const programs = loadWorkspacePrograms(root)
    const network = await startLocalnet({ rpcPort: Number(values.port), programs })
    return { localnet: network, summary: `${network.rpcUrl}, ${programs.length} programs deployed` }
  })

  await runDrop(localnet, config, steps)
  const time = seconds(performance.now() - start)
  console.log(`\nDone in ${time}; fees and rent were ${formatSol(steps.cost)} in all.`)
  if (values.keep) {
    console.log(`The network goes on at ${localnet.rpcUrl}; Ctrl-C ends it.`)
    await new Promise((resolve) => process.once('SIGINT', resolve))
  }
  await localnet.close()
  return 0
}

function readFlags() {
  try {
    const flags = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        keep: { type: 'boolean', default: false },
        port: { type: 'string', default: DEFAULT_PORT },
      },
    })
    if (!/^\d{1,5}$/.test(flags.values.port) || Number(flags.values.port) > 65_535) {
      throw new Error(`"${flags.values.port}" is no port: give a number from 0 to 65535.`)
    }
    return flags
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ExampleError('BAD_FLAG', `${reason}\n\n${HELP}`)
  }
}
