import { startLocalnet } from '@mintline/localnet'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { failureOf } from '../../../core/test/async/_clock.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { sendPlan } from '../../src/send/sendPlan.ts'
import type { Plan, PlannedTransaction } from '../../src/transaction/plan.ts'
import { payment, startNetwork, type TestNetwork } from './_network.ts'

function planOf(...transactions: PlannedTransaction[]): Plan {
  return { title: 'Pay all', transactions, warnings: [] }
}

describe('sendPlan', () => {
  let network: TestNetwork
  let payer: Keypair
  before(async () => {
    network = await startNetwork()
    payer = await network.wallet()
  })
  after(() => network.close())

  function send(plan: Plan, options = {}) {
    const session = { connection: network.connection, wallet: network.walletOf(payer) }
    return sendPlan(session, plan, { clock: network.clock, subscribe: false, ...options })
  }

  it('sends each transaction after the previous is confirmed', async () => {
    // Given a second payment funded by the first one
    const heir = await network.wallet()
    const stages: string[] = []
    const plan = planOf(payment(payer.publicKey, { to: heir.publicKey }), payment(payer.publicKey))
    const { status, outcomes } = await send(plan, {
      onStage: ({ index, total, stage }: { index: number; total: number; stage: string }) =>
        stages.push(`${index + 1}/${total} ${stage}`),
    })
    expect(status).to.equal('confirmed')
    expect(outcomes.map((outcome) => outcome.status)).to.deep.equal(['confirmed', 'confirmed'])
    expect(stages.indexOf('1/2 confirmed')).to.be.lessThan(stages.indexOf('2/2 building'))
    expect(stages).to.have.length(10)
  })

  it('stops at the first failure, and keeps what is done', async () => {
    const first = Keypair.generate().publicKey
    const third = Keypair.generate().publicKey
    const plan = planOf(
      payment(payer.publicKey, { to: first }),
      payment(payer.publicKey, { lamports: 100_000_000_000 }),
      payment(payer.publicKey, { to: third }),
    )
    const { status, outcomes } = await send(plan)
    expect(status).to.equal('failed')
    expect(outcomes.map((outcome) => outcome.status)).to.deep.equal(['confirmed', 'failed'])
    expect(await network.node.getBalance(first)).to.equal(1_000_000)
    expect(await network.node.getBalance(third)).to.equal(0)
  })

  it('sends nothing for an empty plan', async () => {
    expect(await send(planOf())).to.deep.equal({ status: 'confirmed', outcomes: [] })
  })

  it('ends between two transactions when cancelled', async () => {
    const second = Keypair.generate().publicKey
    const controller = new AbortController()
    const plan = planOf(payment(payer.publicKey), payment(payer.publicKey, { to: second }))
    const sending = send(plan, {
      signal: controller.signal,
      onStage: ({ stage }: { stage: string }) => {
        if (stage === 'confirmed') controller.abort(new Error('enough'))
      },
    })
    expect(await failureOf(sending)).to.have.property('message', 'enough')
    expect(await network.node.getBalance(second)).to.equal(0)
  })

  it('works with lagging nodes behind one URL', async () => {
    // Given a second node that does not know the payer yet
    const { clock, fetch } = network
    const behind = await startLocalnet({ rpcPort: 0 })
    let simulations = 0
    const balancing: typeof fetch = async (...[input, init]) => {
      const { method, params, id } = JSON.parse(String(init?.body))
      if (method !== 'simulateTransaction') return fetch(input, init)
      simulations += 1
      if (simulations !== 2) return fetch(input, init)
      if (params[1].minContextSlot === undefined) return fetch(behind.rpcUrl, init)
      const error = { code: -32_016, message: 'Minimum context slot has not been reached' }
      return Response.json({ jsonrpc: '2.0', id, error })
    }
    const connection = createConnection(network.proxy.url, { fetch: balancing })

    // When both are sent, and the lagging node simulates the second
    const plan = planOf(payment(payer.publicKey), payment(payer.publicKey))
    const result = await sendPlan({ connection, wallet: network.walletOf(payer) }, plan, {
      clock,
      subscribe: false,
    })

    // Then another node is asked, and both are confirmed
    expect(result.status).to.equal('confirmed')
    expect(simulations).to.equal(3)
    await behind.close()
  })
})
