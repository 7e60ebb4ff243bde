import type { Localnet } from '@mintline/localnet'
import { startLocalnet } from '@mintline/localnet'
import { Keypair, LAMPORTS_PER_SOL, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { createConnection } from '../../src/send/createConnection.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'

describe('sendTransaction', () => {
  let localnet: Localnet
  before(async () => {
    localnet = await startLocalnet({ rpcPort: 0 })
  })
  after(() => localnet.close())

  it('sends', async () => {
    const connection = createConnection(localnet.rpcUrl, { wsEndpoint: localnet.wsUrl })
    const payer = Keypair.generate()
    await connection.requestAirdrop(payer.publicKey, LAMPORTS_PER_SOL)
    const to = Keypair.generate().publicKey
    const stages: string[] = []
    const start = Date.now()
    const outcome = await sendTransaction(
      { connection, wallet: keypairWallet(payer) },
      {
        title: 'x',
        payer: payer.publicKey,
        signers: [],
        maxComputeUnits: 1000,
        rent: 0n,
        instructions: [
          SystemProgram.transfer({
            fromPubkey: payer.publicKey,
            toPubkey: to,
            lamports: 1_000_000,
          }),
        ],
      },
      { onStage: ({ stage }) => stages.push(stage) },
    )
    console.log(outcome, stages, Date.now() - start)
    expect(outcome.status).to.equal('confirmed')
  })
})
