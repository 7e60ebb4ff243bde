import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { EXIT, Output, reportError } from '@mintline/cli'
import { isMintlineError } from '@mintline/core'
import { LocalnetError, loadWorkspacePrograms, startLocalnet } from '@mintline/localnet'
import { formatAmount } from '@mintline/solana'
import { FlagError } from './lib/flagError.ts'
import { planVisits } from './lib/planVisits.ts'
import { readDrop } from './lib/readDrop.ts'
import { runDrop, STEPS_OF_DROP } from './lib/runDrop.ts'
import { Steps, seconds } from './lib/steps.ts'

const HELP = `Runs a whole drop on an embedded Solana network: launch, then mints in each phase.

  npm run example                          the drop of examples/first-drop/drop.config.json
  npm run example -- my-drop.json          another drop, as "mintline init" writes one
  npm run example -- --keep                leave the network running afterwards
  npm run example -- --port 9000           another port than 8899; 0 for any free one`

const root = fileURLToPath(new URL('../..', import.meta.url))
const DEFAULT_CONFIG = fileURLToPath(new URL('drop.config.json', import.meta.url))
const DEFAULT_PORT = '8899'
const MILLISECONDS = 1_000

try {
  process.exitCode = await main()
} catch (error) {
  if (isMintlineError(error)) {
    const { stdout, stderr, env } = process
    reportError(new Output({ stdout, stderr, env, json: false, verbose: false }), error)
  } else {
    if (!(error instanceof LocalnetError || error instanceof FlagError)) throw error
    console.error(error.message)
  }
  process.exitCode = error instanceof FlagError ? EXIT.usage : EXIT.failed
}

async function main(): Promise<number> {
  const { values, positionals } = readFlags()
  if (values.help) {
    console.log(HELP)
    return EXIT.ok
  }
  const drop = await readDrop(resolve(positionals[0] ?? DEFAULT_CONFIG))
  const visits = planVisits(drop, BigInt(Math.floor(Date.now() / MILLISECONDS)))
  const start = performance.now()
  const steps = new Steps(1 + STEPS_OF_DROP + visits.length, console.log)
  const { localnet } = await steps.run('Start the embedded network', async () => {
    const programs = loadWorkspacePrograms(root)
    const network = await startLocalnet({ rpcPort: Number(values.port), programs })
    return { localnet: network, summary: `${network.rpcUrl}, ${programs.length} programs deployed` }
  })

  const folder = mkdtempSync(join(tmpdir(), 'mintline-first-drop-'))
  try {
    if (!(await runDrop({ localnet, drop, visits, steps, folder }))) return EXIT.failed
    const time = seconds(performance.now() - start)
    const cost = formatAmount(steps.cost, 'SOL')
    console.log(`\nDone in ${time}; fees and rent were ${cost} in all.`)
    if (values.keep) {
      console.log(`The network goes on at ${localnet.rpcUrl}; Ctrl-C ends it.`)
      await new Promise((done) => process.once('SIGINT', done))
    }
    return EXIT.ok
  } finally {
    rmSync(folder, { recursive: true })
    await localnet.close()
  }
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
    throw new FlagError(`${reason}\n\n${HELP}`)
  }
}
