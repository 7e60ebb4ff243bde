import {
  connectAptos,
  createDropClient,
  fetchDropSettings,
  keyWallet,
  LOCAL_DROP_MACHINE,
  machinesAt,
} from '@mintline/aptos'
import { expect } from 'chai'
import { createSampleDrop, publishDropMachine } from '../../src/aptos/index.ts'
import { needsMove, type Rig, startRig } from './_setup.ts'

const START = 2_000_000_000n
const HOUR = 3_600n
/** Octas. */
const HALF_APT = 50_000_000n

describe('The sample drop on the Aptos network', () => {
  needsMove()
  let rig: Rig

  before(async () => {
    rig = await startRig({ startTime: START })
  })
  after(() => rig?.network.close())

  it('can be minted from at once, has the same address everywhere, and documents of its items', async () => {
    const contract = await createSampleDrop(rig.network, await publishDropMachine(rig.network))
    const connection = connectAptos(rig.network.nodeUrl)
    const machines = machinesAt(LOCAL_DROP_MACHINE)
    const drop = createDropClient({ connection, contract, machines })

    const { items } = await drop.mintItems({ wallet: keyWallet(await rig.fund()), quantity: 2n })
    const settings = await fetchDropSettings(connection, { contract, machines })

    expect(items).to.have.length(2)
    for (const [at, { metadata }] of items.entries()) {
      expect(metadata).to.have.property('name', `Local tide ${at + 1}`)
      expect(metadata)
        .to.have.property('image')
        .that.matches(/^data:image\/svg\+xml;base64,/)
    }
    expect(contract).to.equal(
      'APTOS:0x103397bcec46c03cac0c9c558c0870631c97a24383067bf32be4b276cb89aa3a',
    )
    expect(
      settings.phases.map(({ saleMintTime, saleMintPrice, maxPerWallet, minted }) => [
        saleMintTime,
        saleMintPrice,
        maxPerWallet,
        minted,
      ]),
    ).to.deep.equal([
      [START - 60n, HALF_APT, 2n, 2n],
      [START + HOUR, 2n * HALF_APT, 5n, 0n],
      [START + 24n * HOUR, 4n * HALF_APT, 0n, 0n],
    ])
    expect(settings.platformFee).to.deep.include({ type: 'percentage', valueBp: 300 })
    expect(settings.royalties).to.include({
      royaltyPointsNumerator: 5n,
      royaltyPointsDenominator: 100n,
    })
  })
})
