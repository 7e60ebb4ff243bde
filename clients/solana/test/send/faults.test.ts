import type { Localnet } from '@mintline/localnet'
import { startLocalnet } from '@mintline/localnet'
import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'
import { expect } from 'chai'
import { createConnection } from '../../src/send/createConnection.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import type { TransactionOutcome } from '../../src/send/outcome.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { type FaultPlan, type FaultProxy, startFaultProxy } from '../support/faultProxy.ts'
import { type SimulatedTime, simulatedTime } from '../support/simulatedTime.ts'
import { transferPlan } from './transferPlan.ts'

const LAMPORTS = 1_000_000

const HARD: FaultPlan = {
  getLatestBlockhash: { dropRequest: 0.1, serverError: 0.1, staleBlockhash: 0.2 },
  sendTransaction: {
    dropRequest: 0.15,
    dropResponse: 0.2,
    duplicate: 0.1,
    delay: 0.1,
    tooManyRequests: 0.1,
    serverError: 0.1,
  },
  '*': { dropRequest: 0.1, dropResponse: 0.05, tooManyRequests: 0.1, serverError: 0.1 },
}

describe('sending over a bad network', () => {
  let localnet: Localnet
  let proxy: FaultProxy
  let time: SimulatedTime
  before(async () => {
    localnet = await startLocalnet({ rpcPort: 0 })
    proxy = await startFaultProxy({ rpcUrl: localnet.rpcUrl, seed: 11, faults: {} })
    time = simulatedTime(localnet)
  })
  after(async () => {
    await proxy.close()
    await localnet.close()
  })

  it('tells the truth about each of 50 transactions', async () => {
    // Given 50 receivers, a wallet, and a network that fails half of all requests
    const node = new Connection(localnet.rpcUrl, 'confirmed')
    const payer = Keypair.generate()
    await node.requestAirdrop(payer.publicKey, 10 * LAMPORTS_PER_SOL)
    const receivers = Array.from({ length: 50 }, () => Keypair.generate().publicKey)
    // What is stale at first has expired when it is given out later
    localnet.advanceClock(120)
    proxy.setFaults(HARD)
    const connection = createConnection(proxy.url, { fetch: time.fetch })
    const session = { connection, wallet: keypairWallet(payer) }

    // When each is paid, five at a time
    const outcomes: TransactionOutcome[] = []
    let attempts = 0
    const pay = async (queue: number[]) => {
      for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
        const planned = transferPlan(payer.publicKey, { to: receivers[index], lamports: LAMPORTS })
        const options = { clock: time.clock, subscribe: false }
        try {
          outcomes[index] = await sendTransaction(session, planned, options)
        } catch (error) {
          // Nothing was sent where it throws: it is safe to queue it again.
          expect(error).to.have.property('code', 'NODE_NOT_AVAILABLE')
          queue.push(index)
        }
        attempts += 1
      }
    }
    const queue = receivers.map((_, index) => index)
    await Promise.all(Array.from({ length: 5 }, () => pay(queue)))

    // Then the chain agrees with every single outcome
    const balances = await Promise.all(receivers.map((receiver) => node.getBalance(receiver)))
    const paid = outcomes.map(({ status }) => (status === 'confirmed' ? LAMPORTS : 0))
    expect(balances).to.deep.equal(paid)
    console.log(
      attempts,
      outcomes.filter(({ status }) => status !== 'confirmed'),
      proxy.happened,
      proxy.forwarded,
    )
  })
})
