import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { TransactionOutcome } from '../../src/send/outcome.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { signPrepared } from '../../src/send/signPrepared.ts'
import { payment, startNetwork, type TestNetwork } from './_network.ts'

const LAMPORTS = 1_000_000

describe('repeated transactions', () => {
  let network: TestNetwork
  let payer: Keypair
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())
  beforeEach(async () => {
    payer = await network.wallet()
  })

  function session() {
    return { connection: network.connection, wallet: network.walletOf(payer) }
  }

  it('pay twice when sent twice at the same time', async () => {
    // Given one payment
    const to = Keypair.generate().publicKey
    const planned = payment(payer.publicKey, { to })
    const options = { clock: network.clock, subscribe: false }

    // When it is sent twice within the lifetime of one blockhash
    const outcomes = await Promise.all([
      sendTransaction(session(), planned, options),
      sendTransaction(session(), planned, options),
    ])

    // Then both are confirmed and made
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['confirmed', 'confirmed'])
    expect(new Set(outcomes.map(signatureOf))).to.have.property('size', 2)
    expect(await network.node.getBalance(to)).to.equal(2 * LAMPORTS)
  })

  it('get distinct blockhashes, however long one is shared', async () => {
    // Given a blockhash that is shared for longer than a slot
    const { connection, clock } = network
    const shared = await connection.getLatestBlockhash()
    const recentBlockhash = async () => shared
    const planned = payment(payer.publicKey)
    const prepared = {
      status: 'prepared',
      planned,
      budget: { unitLimit: 450, microLamports: 0n },
    } as const

    // When the same payment is signed three times
    const signatures = new Set<string>()
    for (let times = 0; times < 3; times += 1) {
      const [signed] = await signPrepared(session(), [prepared], { recentBlockhash, clock })
      signatures.add(signed?.signature ?? '')
    }

    // Then each is a distinct transaction
    expect(signatures).to.have.property('size', 3)
  })
})

function signatureOf({ signature }: TransactionOutcome): string | undefined {
  return signature
}
