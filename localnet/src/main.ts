import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LocalnetError } from './errors.ts'
import { type Flags, HELP, parseFlags } from './flags.ts'
import { startLocalnet } from './startLocalnet.ts'
import { loadWorkspacePrograms } from './workspacePrograms.ts'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const BAD_USAGE = 2

async function main(): Promise<void> {
  const flags = parseFlags(process.argv.slice(2))
  if (flags.help) {
    console.log(HELP)
    return
  }
  await run(flags)
}

async function run({ port, wsPort, state, reset, limitLedgerSize, quiet }: Flags): Promise<void> {
  const say = quiet ? () => {} : (line: string) => console.log(line)
  const programs = loadWorkspacePrograms(ROOT)
  const localnet = await startLocalnet({
    rpcPort: port,
    wsPort,
    stateFolder: state,
    reset,
    limitLedgerSize,
    programs,
    log: say,
  })
  // Before any output, so that a reader of it can end the process.
  const stop = () => {
    void localnet.close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  for (const { name, programId } of programs) say(`Program ${name}: ${programId}`)
  if (programs.length === 0) say('No programs: target/deploy holds none yet.')
  say(`State: ${state ?? 'in memory'}`)
  say(`Genesis hash: ${localnet.genesisHash}`)
  say(`Websocket: ${localnet.wsUrl}`)
  say(`RPC: ${localnet.rpcUrl}`)
}

main().catch((error: unknown) => {
  // Expected errors are one sentence; anything else is a defect and needs its stack trace.
  console.error(error instanceof LocalnetError ? error.message : error)
  const badUsage = error instanceof LocalnetError && error.code === 'BAD_FLAG'
  process.exitCode = badUsage ? BAD_USAGE : 1
})
