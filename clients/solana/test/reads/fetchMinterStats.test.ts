import type { Localnet } from '@mintline/localnet'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchMinterStats } from '../../src/reads/fetchMinterStats.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, fundedWallet } from './_drop.ts'
import { batchSizes, recordingConnection } from './_requests.ts'

describe('fetchMinterStats', () => {
  let localnet: Localnet
  let drop: Drop
  let minter: Keypair

  before(async () => {
    // Given a wallet that minted in two of three phases, and another minter
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet)
    for (let phase = 0; phase < 3; phase += 1) await drop.addPhase()
    minter = await fundedWallet(drop.connection)
    await drop.mint(minter, 2, 0)
    await drop.mint(minter, 1, 2)
    await drop.mint(await fundedWallet(drop.connection), 1, 1)
  })
  after(() => localnet.close())

  it('counts the items of a wallet in the collection and in given phases', async () => {
    const wallet = minter.publicKey.toBase58()
    const query = { deployment: drop.address, wallet, phaseIndexes: [2, 1, 0] }
    expect(await fetchMinterStats(drop.connection, query)).to.deep.equal({
      mintCount: 3n,
      phases: [
        { phaseIndex: 2, mintCount: 1n },
        { phaseIndex: 1, mintCount: 0n },
        { phaseIndex: 0, mintCount: 2n },
      ],
    })
  })

  it('counts every phase that a collection may have, in one request', async () => {
    const recording = recordingConnection(localnet.rpcUrl)
    const query = { deployment: drop.address, wallet: minter.publicKey.toBase58() }
    const { phases } = await fetchMinterStats(recording.connection, query)
    const counts = phases.map(({ mintCount }) => mintCount)
    expect(counts).to.deep.equal([2n, 0n, 1n, ...Array<bigint>(17).fill(0n)])
    expect(batchSizes(recording.requests)).to.deep.equal([22])
  })

  it('counts 0 for a wallet that has minted nothing', async () => {
    const wallet = Keypair.generate().publicKey.toBase58()
    const query = { deployment: drop.address, wallet, phaseIndexes: [0] }
    expect(await fetchMinterStats(drop.connection, query)).to.deep.equal({
      mintCount: 0n,
      phases: [{ phaseIndex: 0, mintCount: 0n }],
    })
  })
})
