import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Program } from './chain/programs.ts'
import { LocalnetError } from './errors.ts'
import type { EvmLocalnet } from './evm/index.ts'
import { type Flags, HELP, parseFlags } from './flags.ts'
import { type Localnet, startLocalnet } from './startLocalnet.ts'
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

async function run(flags: Flags): Promise<void> {
  const say = flags.quiet ? () => {} : (line: string) => console.log(line)
  const programs = loadWorkspacePrograms(ROOT)
  const localnet = await startSolana(flags, programs, say)
  const evm = await startEvm(flags).catch(async (error: unknown) => {
    await localnet.close()
    throw error
  })
  // Before any output, so that a reader of it can end the process.
  const stop = () => {
    void Promise.all([localnet.close(), evm?.close()]).then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  if (evm) {
    say(`EVM implementation OpenEditionERC721FlatFee: ${evm.implementations.erc721}`)
    say(`EVM implementation DropERC1155: ${evm.implementations.erc1155}`)
    say(`EVM node: ${evm.rpcUrl}`)
  }
  for (const { name, programId } of programs) say(`Program ${name}: ${programId}`)
  if (programs.length === 0) say('No programs: target/deploy holds none yet.')
  say(`State: ${flags.state ?? 'in memory'}`)
  say(`Genesis hash: ${localnet.genesisHash}`)
  say(`Websocket: ${localnet.wsUrl}`)
  say(`RPC: ${localnet.rpcUrl}`)
}

function startSolana(
  { port, wsPort, state, reset, limitLedgerSize }: Flags,
  programs: Program[],
  log: (line: string) => void,
): Promise<Localnet> {
  return startLocalnet({
    rpcPort: port,
    wsPort,
    stateFolder: state,
    reset,
    limitLedgerSize,
    programs,
    log,
  })
}

async function startEvm(flags: Flags): Promise<EvmLocalnet | undefined> {
  if (!flags.evm) return undefined
  const { startEvmLocalnet } = await import('./evm/index.ts')
  return startEvmLocalnet({ port: flags.evmPort, stateFolder: flags.state, reset: flags.reset })
}

main().catch((error: unknown) => {
  // Expected errors are one sentence; anything else is a defect and needs its stack trace.
  console.error(error instanceof LocalnetError ? error.message : error)
  const badUsage = error instanceof LocalnetError && error.code === 'BAD_FLAG'
  process.exitCode = badUsage ? BAD_USAGE : 1
})
