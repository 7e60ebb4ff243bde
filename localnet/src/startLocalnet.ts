import type { NewAccount } from './chain/account.ts'
import type { Program } from './chain/programs.ts'
import { METHODS } from './methods/registry.ts'
import { methodNotFound, type RpcRequest } from './rpc/answer.ts'
import { httpHandler } from './rpc/httpHandler.ts'
import { LOCAL_ADDRESS, stopListening } from './rpc/listen.ts'
import { openServers, type Servers } from './rpc/server.ts'
import { openChain } from './state/openChain.ts'
import { serveSockets } from './subscriptions/sockets.ts'

export const DEFAULT_RPC_PORT = 8899

export interface LocalnetOptions {
  /** 0 = any free port followed by another free one. Default 8899. */
  rpcPort?: number | undefined
  /** Default: the port after `rpcPort`, where @solana/web3.js looks for it. */
  wsPort?: number | undefined
  /** Folder that keeps the network over restarts. Default: memory only. */
  stateFolder?: string | undefined
  /** Deletes the state in the folder. */
  reset?: boolean | undefined
  /** Transactions to keep, at least 1; the oldest are dropped first. Default 10 000. */
  limitLedgerSize?: number | undefined
  /** Programs to deploy at the start, unless already deployed unchanged. */
  programs?: Program[] | undefined
  /** Accounts to create at the start, where there are none yet. */
  accounts?: NewAccount[] | undefined
  /** Unix seconds; time stands still there until it is moved. Default: the machine's time, which runs. */
  startTime?: number | undefined
  /** Receives log lines for people. */
  log?: ((line: string) => void) | undefined
}

export interface Localnet {
  readonly rpcUrl: string
  readonly wsUrl: string
  readonly genesisHash: string
  /** Deploys a program, or replaces it if the ELF differs. */
  addProgram(program: Program): void
  /** Activates a feature gate for good: a base58 address of Agave's feature set. */
  activateFeature(address: string): void
  advanceClock(seconds: number): void
  /** @throws CLOCK_BACKWARDS for a time in the past. */
  setClock(unixTimestamp: number): void
  close(): Promise<void>
}

export async function startLocalnet(options: LocalnetOptions = {}): Promise<Localnet> {
  const { rpcPort = DEFAULT_RPC_PORT, wsPort, stateFolder, reset, log = () => {} } = options
  const { limitLedgerSize: ledgerLimit, startTime } = options
  const machine = startTime === undefined ? undefined : () => startTime * 1_000
  const { chain, close: closeChain } = openChain({ stateFolder, reset, ledgerLimit, machine })
  const run = ({ method, params }: RpcRequest) => {
    const answer = METHODS.get(method)
    if (answer === undefined) throw methodNotFound()
    return answer(chain, params)
  }
  let servers: Servers
  try {
    for (const program of options.programs ?? []) chain.addProgram(program)
    for (const account of options.accounts ?? []) chain.addAccount(account)
    servers = await openServers(httpHandler(run), rpcPort, wsPort)
  } catch (error) {
    closeChain()
    throw error
  }
  const closeSockets = serveSockets(chain, [servers.rpc, servers.ws])
  chain.commits.listen(({ slot, transaction }) => {
    if (transaction)
      log(`${transaction.signature} ${transaction.err ? 'failed' : 'ok'} in slot ${slot}`)
  })
  return {
    rpcUrl: `http://${LOCAL_ADDRESS}:${servers.rpcPort}`,
    wsUrl: `ws://${LOCAL_ADDRESS}:${servers.wsPort}`,
    genesisHash: chain.genesisHash,
    addProgram: (program) => chain.addProgram(program),
    activateFeature: (address) => chain.activateFeature(address),
    advanceClock: (seconds) => chain.advanceClock(seconds),
    setClock: (unixTimestamp) => chain.setClock(unixTimestamp),
    close: async () => {
      closeSockets()
      await Promise.all([stopListening(servers.rpc), stopListening(servers.ws)])
      closeChain()
    },
  }
}
