import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { TransactionOutcome } from '../../src/send/outcome.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import type { FaultPlan } from '../support/faultProxy.ts'
import { payment, startNetwork, type TestNetwork } from './_network.ts'

const LAMPORTS = 1_000_000
const PAYMENTS = 50

/** Half of all requests fail in one of several ways. */
const FAULTS: FaultPlan = {
  getLatestBlockhash: { dropRequest: 0.1, serverError: 0.1, staleBlockhash: 0.3 },
  sendTransaction: {
    dropRequest: 0.15,
    dropResponse: 0.2,
    duplicate: 0.1,
    delay: 0.1,
    tooManyRequests: 0.1,
    serverError: 0.1,
  },
  '*': { dropRequest: 0.1, dropResponse: 0.1, delay: 0.1, tooManyRequests: 0.1, serverError: 0.1 },
}

describe('sending over a bad network', () => {
  let network: TestNetwork
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())

  it(`reports the true outcome of each of ${PAYMENTS} transactions`, async () => {
    const { node, connection, proxy, clock, localnet } = network
    // Given a wallet, many receivers, and a network whose first blockhash has expired
    const payer = await network.wallet()
    const receivers = Array.from({ length: PAYMENTS }, () => Keypair.generate().publicKey)
    localnet.advanceClock(120)
    proxy.setFaults(FAULTS)

    // When each receiver is paid, five at a time
    const session = { connection, wallet: network.walletOf(payer) }
    const outcomes: TransactionOutcome[] = []
    const waiting = receivers.map((_, index) => index)
    const payNext = async (): Promise<void> => {
      const index = waiting.shift()
      if (index === undefined) return
      const planned = payment(payer.publicKey, { to: receivers[index], lamports: LAMPORTS })
      try {
        outcomes[index] = await sendTransaction(session, planned, { clock, subscribe: false })
      } catch (error) {
        // An error means that nothing was sent, so retry.
        expect(error).to.have.property('code', 'NODE_NOT_AVAILABLE')
        waiting.push(index)
      }
      await payNext()
    }
    await Promise.all(Array.from({ length: 5 }, payNext))

    // Then the chain agrees with every outcome
    const balances = await Promise.all(receivers.map((receiver) => node.getBalance(receiver)))
    const paid = outcomes.map(({ status }) => (status === 'confirmed' ? LAMPORTS : 0))
    expect(outcomes).to.have.length(PAYMENTS)
    expect(balances).to.deep.equal(paid)
    // And faults of every kind have occurred
    expect([...proxy.happened.keys()].sort()).to.deep.equal([
      'delay',
      'dropRequest',
      'dropResponse',
      'duplicate',
      'serverError',
      'staleBlockhash',
      'tooManyRequests',
    ])
  })
})
