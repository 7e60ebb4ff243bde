import type { Localnet } from '@mintline/localnet'
import { Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { fetchEditionsOfCreator } from '../../src/reads/fetchEditionsOfCreator.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fund, fundedWallet } from './_drop.ts'

describe('fetchEditionsOfCreator', () => {
  let localnet: Localnet
  let connection: Connection

  before(async () => {
    localnet = await startPrograms()
    connection = new Connection(localnet.rpcUrl, 'confirmed')
  })
  after(() => localnet.close())

  it('returns the complete collections of a wallet by symbol, and no others', async () => {
    // Given a wallet with two collections, one of them with phases, and another wallet with one
    const creator = await fundedWallet(connection)
    const second = await Drop.deploy(localnet, { creator, symbol: 'B' })
    await second.addPhase({ phaseType: 'merkleTree', merkleRoot: new Uint8Array(32).fill(1) })
    const first = await Drop.deploy(localnet, { creator, symbol: 'A' })
    await Drop.deploy(localnet, { symbol: 'OTHER' })

    // When the collections of the wallet are read
    const found = await fetchEditionsOfCreator(connection, creator.publicKey.toBase58())

    // Then they match individual reads
    expect(found).to.deep.equal([
      await fetchCollectionInfo(connection, first.address),
      await fetchCollectionInfo(connection, second.address),
    ])
  })

  it('follows the ownership', async () => {
    // Given a collection whose fee the new owner does not administer
    const newOwner = Keypair.generate()
    await fund(connection, newOwner.publicKey)
    const drop = await Drop.deploy(localnet, { symbol: 'SOLD' })
    const symbolsOf = async ({ publicKey }: Keypair) => {
      const found = await fetchEditionsOfCreator(connection, publicKey.toBase58())
      return found.map(({ symbol }) => symbol)
    }
    expect(await symbolsOf(newOwner)).to.deep.equal([])

    // When it is transferred
    await drop.transferOwnership(newOwner.publicKey)

    // Then it belongs to the new owner
    expect(await symbolsOf(newOwner)).to.deep.equal(['SOLD'])
    expect(await symbolsOf(drop.creator)).to.deep.equal([])
  })

  it('error: an invalid address', async () => {
    expect(await failureOf(fetchEditionsOfCreator(connection, 'Ada'))).to.include({
      code: 'INVALID_ADDRESS',
    })
  })
})
