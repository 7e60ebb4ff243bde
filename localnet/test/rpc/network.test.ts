import { type Connection, LAMPORTS_PER_SOL } from '@solana/web3.js'
import { expect } from 'chai'
import type { Localnet } from '../../src/index.ts'
import { failureOf, fundedKeypair, startTestNet } from '../_setup.ts'

describe('network information', () => {
  let localnet: Localnet
  let connection: Connection

  before(async () => {
    ;({ localnet, connection } = await startTestNet())
  })
  after(() => localnet.close())

  it('includes version, genesis and epoch', async () => {
    expect(await connection.getVersion()).to.deep.equal({
      'feature-set': 3383571666,
      'solana-core': '4.3.0',
    })
    expect(await connection.getGenesisHash()).to.equal(localnet.genesisHash)
    const { epoch, slotsInEpoch } = await connection.getEpochInfo()
    expect({ epoch, slotsInEpoch }).to.deep.equal({ epoch: 1036, slotsInEpoch: 432_000 })
    expect(await connection.getMinimumBalanceForRentExemption(165)).to.equal(2_039_280)
  })

  it('differs for each network in memory', async () => {
    const other = await startTestNet()
    expect(other.localnet.genesisHash).not.to.equal(localnet.genesisHash)
    await other.localnet.close()
  })

  it('counts the circulating supply', async () => {
    // Given three SOL from the faucet
    await fundedKeypair(connection, 3)

    // Then they circulate, with the faucet's fee, out of 500 million
    const { value } = await connection.getSupply()
    expect(value.circulating).to.equal(3 * LAMPORTS_PER_SOL + 5_000)
    expect(value.total).to.equal(500_000_000 * LAMPORTS_PER_SOL)
  })

  it('has a block in every slot', async () => {
    // Given a slot with a transaction
    const payer = await fundedKeypair(connection)
    const [made] = await connection.getSignaturesForAddress(payer.publicKey)
    const slot = made?.slot ?? 0

    // When its block is read
    const block = await connection.getBlock(slot, { maxSupportedTransactionVersion: 0 })

    // Then it holds the transaction, and the next block follows it
    expect(block?.transactions.map((each) => each.transaction.signatures[0])).to.deep.equal([
      made?.signature,
    ])
    expect(await connection.getBlockTime(slot)).to.equal(made?.blockTime)
    expect(await connection.getBlocks(slot, slot)).to.deep.equal([slot])
    const failure = await failureOf(connection.getBlock(slot + 1_000_000_000, {}))
    expect(failure.message).to.contain('Block not available for slot')
  })
})
