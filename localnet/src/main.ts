import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AptosLocalnet } from './aptos/index.ts'
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
  const { solana, evm, aptos, closeAll } = await startNetworks(flags, programs, say)
  // Before any output, so that whoever reads it can end the process.
  const stop = () => {
    void closeAll().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  if (evm) {
    say(`EVM implementation OpenEditionERC721FlatFee: ${evm.implementations.erc721}`)
    say(`EVM implementation DropERC1155: ${evm.implementations.erc1155}`)
    say(`EVM node: ${evm.rpcUrl}`)
  }
  if (aptos) {
    say(`Aptos drop machine: ${aptos.dropMachine}`)
    say(`Aptos node: ${aptos.nodeUrl}`)
    say(`Aptos faucet: ${aptos.faucetUrl}`)
  }
  for (const { name, programId } of programs) say(`Program ${name}: ${programId}`)
  if (programs.length === 0) say('No programs: target/deploy holds none yet.')
  say(`State: ${flags.state ?? 'in memory'}`)
  say(`Genesis hash: ${solana.genesisHash}`)
  say(`Websocket: ${solana.wsUrl}`)
  say(`RPC: ${solana.rpcUrl}`)
}

/** Starts all networks, or none if one fails. */
async function startNetworks(flags: Flags, programs: Program[], log: (line: string) => void) {
  const running: { close(): Promise<void> }[] = []
  const closeAll = () => Promise.all(running.map((network) => network.close()))
  const keep = <T extends { close(): Promise<void> } | undefined>(network: T): T => {
    if (network) running.push(network)
    return network
  }
  try {
    const solana = keep(await startSolana(flags, programs, log))
    const evm = keep(await startEvm(flags))
    const aptos = keep(await startAptos(flags))
    return { solana, evm, aptos, closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
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

async function startAptos(
  flags: Flags,
): Promise<(AptosLocalnet & { readonly dropMachine: string }) | undefined> {
  if (!flags.aptos) return undefined
  const { publishDropMachine, startAptosLocalnet } = await import('./aptos/index.ts')
  const ports = { port: flags.aptosPort, faucetPort: flags.aptosFaucetPort }
  const network = await startAptosLocalnet(ports)
  try {
    return { ...network, dropMachine: await publishDropMachine(network) }
  } catch (error) {
    await network.close()
    throw error
  }
}

main().catch((error: unknown) => {
  // Expected errors are one sentence; anything else is a bug and needs its stack trace.
  console.error(error instanceof LocalnetError ? error.message : error)
  const badUsage = error instanceof LocalnetError && error.code === 'BAD_FLAG'
  process.exitCode = badUsage ? BAD_USAGE : 1
})
