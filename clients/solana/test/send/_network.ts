import { type Localnet, startLocalnet } from '@mintline/localnet'
import {
  type Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  type PublicKey,
  SystemProgram,
} from '@solana/web3.js'
import { createConnection } from '../../src/send/createConnection.ts'
import type { PlannedTransaction } from '../../src/transaction/plan.ts'
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.ts'
import { presentTime, type SimulatedTime, simulatedTime } from '../support/simulatedTime.ts'

/** A separate network, connections with and without faults, and a time that skips waits. */
export interface TestNetwork extends SimulatedTime {
  readonly localnet: Localnet
  readonly proxy: FaultProxy
  /** Directly to the node. */
  readonly node: Connection
  /** Through the proxy; without a websocket. */
  readonly connection: Connection
  /** A new wallet with 10 SOL. */
  wallet(): Promise<Keypair>
  close(): Promise<void>
}

/** @param limitLedgerSize Transactions that the node stores. Default: all that a test sends. */
export async function startNetwork(seed = 1, limitLedgerSize?: number): Promise<TestNetwork> {
  const startTime = presentTime()
  const localnet = await startLocalnet({ rpcPort: 0, limitLedgerSize, startTime })
  const proxy = await startFaultProxy({ rpcUrl: localnet.rpcUrl, seed, faults: {} })
  const time = simulatedTime(localnet)
  const { fetch } = time
  const node = createConnection(localnet.rpcUrl, { wsEndpoint: localnet.wsUrl })
  return {
    ...time,
    localnet,
    proxy,
    node,
    connection: createConnection(proxy.url, { fetch }),
    wallet: async () => {
      const keypair = Keypair.generate()
      await node.requestAirdrop(keypair.publicKey, 10 * LAMPORTS_PER_SOL)
      return keypair
    },
    close: async () => {
      await proxy.close()
      await localnet.close()
    },
  }
}

/** A planned payment: a thousandth of a SOL, by default to a new wallet. */
export function payment(
  payer: PublicKey,
  { to = Keypair.generate().publicKey, lamports = 1_000_000 } = {},
): PlannedTransaction {
  return {
    title: 'Pay somebody',
    payer,
    signers: [],
    maxComputeUnits: 10_000,
    rent: 0n,
    instructions: [SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports })],
  }
}
