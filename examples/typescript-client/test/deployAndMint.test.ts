import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Localnet, loadWorkspacePrograms, startLocalnet } from '@mintline/localnet'
import { fetchCollectionInfo, fetchItemOwners } from '@mintline/solana'
import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'
import { expect } from 'chai'
import { deployAndMint } from '../deployAndMint.ts'
import { openPhase } from '../openPhase.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

describe('the example of the client', () => {
  let localnet: Localnet

  before(async () => {
    localnet = await startLocalnet({ rpcPort: 0, programs: loadWorkspacePrograms(root) })
  })

  after(() => localnet.close())

  it('deploys a collection and mints its first item', async () => {
    // Given a wallet with lamports
    const connection = new Connection(localnet.rpcUrl, 'confirmed')
    const creator = Keypair.generate()
    await connection.confirmTransaction(
      await connection.requestAirdrop(creator.publicKey, LAMPORTS_PER_SOL),
    )

    // When it runs the example
    const item = await deployAndMint(connection, creator, 'EXAMPLE')

    // Then it owns the collection's first item
    expect(item.name).to.equal('Item #1')
    expect(item.metadata).to.deep.equal({
      type: 'loaded',
      name: 'Item 1',
      image: 'https://example.com/1.png',
    })
    const [, mint = ''] = item.itemId.split(':')
    const [owner] = await fetchItemOwners(connection, [mint])
    expect(owner).to.equal(creator.publicKey.toBase58())
    // And has spent less than the README says
    expect(await connection.getBalance(creator.publicKey)).to.be.greaterThan(
      0.97 * LAMPORTS_PER_SOL,
    )
  })

  it('closes a phase for its creator, and tells another wallet who may', async () => {
    const connection = new Connection(localnet.rpcUrl, 'confirmed')
    const [creator, other] = [Keypair.generate(), Keypair.generate()]
    for (const { publicKey } of [creator, other]) {
      const airdrop = await connection.requestAirdrop(publicKey, LAMPORTS_PER_SOL)
      await connection.confirmTransaction(airdrop)
    }
    await deployAndMint(connection, creator, 'PHASED')
    const isActive = async () =>
      (await fetchCollectionInfo(connection, 'PHASED')).phases.map(({ active }) => active)
    expect(await openPhase(connection, other, 'PHASED', false)).to.include('creator')
    expect(await isActive()).to.deep.equal([true])
    expect(await openPhase(connection, creator, 'PHASED', false)).to.match(/^[1-9A-Za-z]{80,90}$/)
    expect(await isActive()).to.deep.equal([false])
  })

  for (const name of ['deployAndMint', 'openPhase']) {
    it(`stands in the README of the client as it is: ${name}`, () => {
      const example = readFileSync(new URL(`../${name}.ts`, import.meta.url), 'utf8')
      const readme = readFileSync(`${root}/clients/solana/README.md`, 'utf8')
      expect(readme).to.include(example.trim())
    })
  }
})
