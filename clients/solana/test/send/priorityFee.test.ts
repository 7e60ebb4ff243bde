import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { createConnection } from '../../src/send/createConnection.ts'
import { type PriorityFeePolicy, percentileOf, priorityFeeFor } from '../../src/send/priorityFee.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { computeUnitLimit } from '../../src/transaction/computeBudget.ts'
import { priorityFeeLamports } from '../../src/transaction/priorityFeeLamports.ts'
import { payment, startNetwork, type TestNetwork } from './_network.ts'

/** A node with recent fees, which the embedded one does not have. */
function fetchWithFees(
  fetch: typeof globalThis.fetch,
  fees: readonly number[],
  asked: unknown[] = [],
): typeof globalThis.fetch {
  return async (input, init) => {
    const { method, params, id } = JSON.parse(String(init?.body))
    if (method !== 'getRecentPrioritizationFees') return fetch(input, init)
    asked.push(params)
    const result = fees.map((prioritizationFee, slot) => ({ slot, prioritizationFee }))
    return Response.json({ jsonrpc: '2.0', id, result })
  }
}

/** A node without this method. */
const withoutFees: typeof fetch = async (_, init) => {
  const { id } = JSON.parse(String(init?.body))
  const error = { code: -32_601, message: 'Method not found' }
  return Response.json({ jsonrpc: '2.0', id, error })
}

describe('priorityFeeFor', () => {
  let network: TestNetwork
  let payer: Keypair
  before(async () => {
    network = await startNetwork()
    payer = await network.wallet()
  })
  after(() => network.close())

  function connectionWithFees(fees: readonly number[], asked?: unknown[]) {
    const { localnet, fetch } = network
    return createConnection(localnet.rpcUrl, { fetch: fetchWithFees(fetch, fees, asked) })
  }

  async function feeAt(fees: readonly number[], policy?: PriorityFeePolicy): Promise<bigint> {
    const connection = connectionWithFees(fees)
    return priorityFeeFor({ connection, planned: payment(payer.publicKey), policy })
  }

  it('is the 75th percentile of recent fees', async () => {
    expect(await feeAt([100, 400, 200, 300])).to.equal(300n)
    expect(await feeAt([0, 0, 0, 900])).to.equal(0n)
    expect(await feeAt([])).to.equal(0n)
  })

  it('uses a given percentile and cap', async () => {
    expect(await feeAt([100, 400, 200, 300], { percentile: 100 })).to.equal(400n)
    expect(await feeAt([100, 400, 200, 300], { percentile: 0 })).to.equal(100n)
    expect(await feeAt([700], { maxMicroLamports: 600n })).to.equal(600n)
  })

  it('is at most half a lamport per compute unit by default', async () => {
    expect(await feeAt([1_000_000_000])).to.equal(500_000n)
  })

  it('is 0 without a request if it is off', async () => {
    const asked: unknown[] = []
    const connection = connectionWithFees([700], asked)
    const planned = payment(payer.publicKey)
    expect(await priorityFeeFor({ connection, planned, policy: 'off' })).to.equal(0n)
    expect(asked).to.deep.equal([])
  })

  it('is 0 if the node does not know recent fees', async () => {
    const connection = createConnection(network.localnet.rpcUrl, { fetch: withoutFees })
    expect(await priorityFeeFor({ connection, planned: payment(payer.publicKey) })).to.equal(0n)
  })

  it('uses the accounts that the transaction writes', async () => {
    const asked: unknown[] = []
    const to = Keypair.generate().publicKey
    const connection = connectionWithFees([], asked)
    await priorityFeeFor({ connection, planned: payment(payer.publicKey, { to }) })
    expect(asked).to.deep.equal([[[payer.publicKey.toBase58(), to.toBase58()]]])
  })

  it('is paid with the transaction', async () => {
    // Given recent fees of a tenth of a lamport per compute unit
    const connection = connectionWithFees([100_000])
    const session = { connection, wallet: network.walletOf(payer) }
    const before = await network.node.getBalance(payer.publicKey)
    // When a payment is sent, which requests 540 units
    await sendTransaction(session, payment(payer.publicKey), {
      clock: network.clock,
      subscribe: false,
    })
    // Then it costs 54 lamports more than a signature
    const after = await network.node.getBalance(payer.publicKey)
    expect(before - after).to.equal(1_000_000 + 5_000 + 54)
  })
})

describe('percentileOf', () => {
  it('is the smallest value that this percentage does not exceed', () => {
    const values = fc.array(fc.nat(), { minLength: 1 })
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 100 }), (all, percent) => {
        const found = percentileOf(all, percent)
        const below = all.filter((value) => value <= found).length
        expect(all).to.include(found)
        expect(below * 100).to.be.at.least(percent * all.length)
      }),
    )
  })
})

describe('computeUnitLimit', () => {
  it('is a fifth above the simulation, and never above the limit', () => {
    expect(computeUnitLimit(100_000, 600_000)).to.equal(120_000)
    expect(computeUnitLimit(500_001, 600_000)).to.equal(600_000)
    expect(computeUnitLimit(600_000, 600_000)).to.equal(600_000)
    const units = fc.integer({ min: 0, max: 600_000 })
    fc.assert(
      fc.property(units, (used) => {
        expect(computeUnitLimit(used, 600_000)).to.be.within(used, 600_000)
      }),
    )
  })
})

describe('priorityFeeLamports', () => {
  it('rounds up, as the network does', () => {
    expect(priorityFeeLamports({ unitLimit: 540, microLamports: 100_000n })).to.equal(54n)
    expect(priorityFeeLamports({ unitLimit: 1, microLamports: 1n })).to.equal(1n)
    expect(priorityFeeLamports({ unitLimit: 1_400_000, microLamports: 0n })).to.equal(0n)
  })
})
