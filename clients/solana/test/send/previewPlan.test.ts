import { Keypair, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { failureOf } from '../../../core/test/async/_clock.ts'
import { previewPlan } from '../../src/send/previewPlan.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import type { Plan, PlannedTransaction } from '../../src/transaction/plan.ts'
import { payment, startNetwork, type TestNetwork } from './_network.ts'

const RENT = 1_002_240

describe('previewPlan', () => {
  let network: TestNetwork
  let payer: Keypair
  before(async () => {
    network = await startNetwork()
    payer = await network.wallet()
  })
  after(() => network.close())

  /** Creates an account with 16 bytes; both it and the payer sign. */
  function creation(): PlannedTransaction {
    const account = Keypair.generate()
    const instruction = SystemProgram.createAccount({
      fromPubkey: payer.publicKey,
      newAccountPubkey: account.publicKey,
      lamports: RENT,
      space: 16,
      programId: SystemProgram.programId,
    })
    return {
      title: 'Make an account',
      instructions: [instruction],
      payer: payer.publicKey,
      signers: [account],
      maxComputeUnits: 10_000,
      rent: BigInt(RENT),
    }
  }

  function planOf(...transactions: PlannedTransaction[]): Plan {
    return { title: 'A plan', transactions, warnings: [] }
  }

  it('predicts the exact effects of sending', async () => {
    const { connection, node, clock } = network
    const planned = creation()
    const account = planned.signers[0]?.publicKey.toBase58() ?? ''
    const balance = BigInt(await node.getBalance(payer.publicKey))
    // When it is previewed
    const [preview] = await previewPlan(connection, planOf(planned), { accounts: [account] })
    // Then the preview is complete
    const after = balance - BigInt(RENT) - 10_000n
    expect(preview).to.deep.equal({
      title: 'Make an account',
      sizeBytes: 371,
      networkFee: 10_000n,
      priorityFee: 0n,
      rent: BigInt(RENT),
      dependsOnEarlier: false,
      computeUnits: 450,
      error: undefined,
      balanceChanges: [
        { address: payer.publicKey.toBase58(), before: balance, after },
        { address: account, before: 0n, after: BigInt(RENT) },
      ],
    })
    // And nothing was sent; sending has the same result
    expect(network.proxy.forwarded.get('sendTransaction')).to.equal(undefined)
    const session = { connection, wallet: network.walletOf(payer) }
    await sendTransaction(session, planned, { clock, subscribe: false })
    expect(BigInt(await node.getBalance(payer.publicKey))).to.equal(after)
  })

  it('leaves out what depends on an earlier transaction', async () => {
    const plan = planOf(creation(), payment(payer.publicKey))
    const [, later] = await previewPlan(network.connection, plan)
    expect(later).to.deep.equal({
      title: 'Pay somebody',
      sizeBytes: 267,
      networkFee: 5_000n,
      priorityFee: 0n,
      rent: 0n,
      dependsOnEarlier: true,
      computeUnits: undefined,
      error: undefined,
      balanceChanges: [],
    })
  })

  it('reports why it would fail', async () => {
    const plan = planOf(payment(payer.publicKey, { lamports: 100_000_000_000 }))
    const [preview] = await previewPlan(network.connection, plan)
    expect(preview).to.have.nested.property('error.context.name', 'ResultWithNegativeLamports')
    expect(preview).to.deep.include({ dependsOnEarlier: false, balanceChanges: [] })
  })

  it('reports a transaction that is too large, or needs too many compute units', async () => {
    const [creationInstruction] = creation().instructions
    if (!creationInstruction) throw new Error('there is nothing to repeat')
    const instructions = Array.from({ length: 20 }, () => creationInstruction)
    const tooLarge = planOf({ ...creation(), instructions })
    const [large] = await previewPlan(network.connection, tooLarge)
    expect(large).to.have.nested.property('error.code', 'TRANSACTION_TOO_LARGE')
    expect(large).to.deep.include({ sizeBytes: 1_454, computeUnits: 0, balanceChanges: [] })
    const tooCostly = planOf({ ...payment(payer.publicKey), maxComputeUnits: 449 })
    const [costly] = await previewPlan(network.connection, tooCostly)
    expect(costly).to.have.nested.property('error.code', 'COMPUTE_LIMIT_EXCEEDED')
  })

  it('error: an invalid address', async () => {
    const plan = planOf(payment(payer.publicKey))
    const failure = await failureOf(previewPlan(network.connection, plan, { accounts: ['me'] }))
    expect(failure).to.have.property('code', 'INVALID_ADDRESS')
  })

  it('is empty for an empty plan', async () => {
    expect(await previewPlan(network.connection, planOf())).to.deep.equal([])
  })
})
