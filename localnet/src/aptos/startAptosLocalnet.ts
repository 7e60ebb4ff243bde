import type { RequestListener } from 'node:http'
import { Account } from '@aptos-labs/ts-sdk'
import { createLocalServer, LOCAL_ADDRESS, listen, stopListening } from '../rpc/listen.ts'
import { AptosChain } from './chain/chain.ts'
import { Clock } from './chain/clock.ts'
import { Faucet } from './chain/faucet.ts'
import { compileFramework } from './move/index.ts'
import { accountRoutes } from './rest/accountRoutes.ts'
import { faucetRoutes } from './rest/faucetRoutes.ts'
import { restHandler } from './rest/handler.ts'
import { ledgerRoutes } from './rest/ledgerRoutes.ts'
import { transactionRoutes } from './rest/transactionRoutes.ts'
import { viewRoutes } from './rest/viewRoutes.ts'

/** Ports of Aptos' own local network, which its SDK uses for `Network.LOCAL`. */
export const DEFAULT_APTOS_PORT = 8080
export const DEFAULT_APTOS_FAUCET_PORT = 8081

/** Chain id of Aptos' own local network. */
const LOCAL_CHAIN_ID = 4

export interface AptosLocalnetOptions {
  /** 0 = any free port. Default 8080. */
  port?: number | undefined
  /** 0 = any free port. Default 8081. */
  faucetPort?: number | undefined
  /** 1 to 255. Default 4. */
  chainId?: number | undefined
  /** Seconds; time stands still there until it is moved. Default: the machine's time, which runs. */
  startTime?: bigint | undefined
}

/** A local network for Aptos clients, in memory. */
export interface AptosLocalnet {
  /** The node's URL, with `/v1`. */
  readonly nodeUrl: string
  readonly faucetUrl: string
  readonly chainId: number
  /** The chain's time in seconds. */
  now(): bigint
  /**
   * Moves time forward.
   *
   * @param seconds 0 or more.
   */
  advanceClock(seconds: bigint): void
  /**
   * @param time Seconds.
   * @throws CLOCK_BACKWARDS for a time before the current second.
   */
  setClock(time: bigint): void
  /**
   * Limits each transaction's execution from now on. Aptos has such a limit beside the transaction's own.
   *
   * @param gas Gas units; undefined = no limit, as at first.
   */
  limitExecution(gas: bigint | undefined): void
  /** Starts a second node that lags from now on: its state stays as it is. */
  startReplica(): Promise<AptosReplica>
  close(): Promise<void>
}

/** A lagging node. */
export interface AptosReplica {
  /** The node's URL, with `/v1`. */
  readonly nodeUrl: string
  close(): Promise<void>
}

/**
 * Starts a node and a faucet on this machine, with the framework from `aptos-framework` at 0x1 and 0x4.
 *
 * @throws PORT_IN_USE
 * @throws NO_MOVE if no Move VM runs on this machine.
 */
export async function startAptosLocalnet(
  options: AptosLocalnetOptions = {},
): Promise<AptosLocalnet> {
  const { port = DEFAULT_APTOS_PORT, faucetPort = DEFAULT_APTOS_FAUCET_PORT } = options
  const { chainId = LOCAL_CHAIN_ID, startTime } = options
  const clock = new Clock(startTime)
  const bank = Account.generate()
  const faucet = bank.accountAddress
  const chain = AptosChain.begin(await compileFramework(), { chainId, clock, faucet })
  const node = createLocalServer(nodeHandler(chain))
  const giver = createLocalServer(restHandler(chain, faucetRoutes(new Faucet(chain, bank))))
  const close = async () => {
    await Promise.all([node, giver].filter(({ listening }) => listening).map(stopListening))
    chain.close()
  }
  try {
    const nodePort = await listen(node, port, '--aptos-port')
    const boundFaucetPort = await listen(giver, faucetPort, '--aptos-faucet-port')
    return {
      nodeUrl: `http://${LOCAL_ADDRESS}:${nodePort}/v1`,
      faucetUrl: `http://${LOCAL_ADDRESS}:${boundFaucetPort}`,
      chainId,
      now: () => clock.now() / 1_000_000n,
      advanceClock: (seconds) => clock.advance(seconds),
      setClock: (time) => clock.set(time),
      limitExecution: (gas) => {
        chain.executionLimit = gas
      },
      startReplica: () => startReplica(chain),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function startReplica(chain: AptosChain): Promise<AptosReplica> {
  const server = createLocalServer(nodeHandler(chain.copy()))
  const port = await listen(server, 0, '--aptos-port')
  return { nodeUrl: `http://${LOCAL_ADDRESS}:${port}/v1`, close: () => stopListening(server) }
}

function nodeHandler(chain: AptosChain): RequestListener {
  return restHandler(chain, [
    ...ledgerRoutes(chain),
    ...accountRoutes(chain),
    ...transactionRoutes(chain),
    ...viewRoutes(chain),
  ])
}
