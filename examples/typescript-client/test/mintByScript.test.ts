import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fetchMintedCount } from '@mintline/aptos'
import { expect } from 'chai'
import { openDrop } from '../../../clients/aptos/test/support/drops.ts'
import {
  describeOnNetwork,
  startNetwork,
  type TestNetwork,
} from '../../../clients/aptos/test/support/network.ts'
import { mintAtAnyPrice, mintByScript } from '../mintByScript.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

describeOnNetwork('the example of the Aptos client', () => {
  let network: TestNetwork
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())

  it('mints in the phase that the machine names', async () => {
    const drop = await openDrop(network, { phases: [{ price: 1_000n }] })
    const { connection, publisher } = network
    const wallet = await network.newWallet()
    const itemId = await mintByScript(connection, wallet, drop.contract, publisher)
    expect(itemId).to.match(/^APTOS:0x[0-9a-f]{64}$/)
    expect(await fetchMintedCount(connection, drop)).to.equal(1n)
  })

  it('mints in a transaction of its own', async () => {
    const drop = await openDrop(network, { phases: [{ price: 1_000n }] })
    const { connection, publisher } = network
    const wallet = await network.newWallet()
    const hash = await mintAtAnyPrice(connection, wallet, drop.contract, publisher)
    expect(hash).to.match(/^0x[0-9a-f]{64}$/)
    expect(await fetchMintedCount(connection, drop)).to.equal(2n)
  })

  it('mints nothing without a phase', async () => {
    const later = network.now() + 100n
    const drop = await openDrop(network, { phases: [{ start: later, price: 1n }] })
    const { connection, publisher } = network
    const minted = mintByScript(connection, await network.newWallet(), drop.contract, publisher)
    expect(await minted.catch(String)).to.equal('Error: No phase is open.')
  })

  it('stands in the README of the client as it is', () => {
    const example = readFileSync(new URL('../mintByScript.ts', import.meta.url), 'utf8')
    expect(readFileSync(`${root}/clients/aptos/README.md`, 'utf8')).to.include(example.trim())
  })
})
