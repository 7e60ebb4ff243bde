import { solanaAddress } from '@mintline/core/identifiers'
import type { Localnet } from '@mintline/localnet'
import { type Connection, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { simulateFirstMints } from '../../src/administration/simulateFirstMints.ts'
import { buildMerkleList } from '../../src/allowlist/buildMerkleList.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'
import { anAddress } from '../plans/_input.ts'
import { Drop } from '../reads/_drop.ts'

/** Seconds after now; nothing opens before that in a test. */
const LATER = 1_000_000_000n
const PRICE = 20_000_000n

describe('simulateFirstMints', () => {
  let localnet: Localnet
  let connection: Connection
  let drops = 0

  before(async () => {
    localnet = await startPrograms()
    connection = createConnection(localnet.rpcUrl)
  })
  after(() => localnet.close())

  /** A drop whose phases, one for each type, start later, and their first mints. */
  async function openDrop(treasury?: PublicKey) {
    drops += 1
    const symbol = `FIRST${drops}`
    const drop = await Drop.deploy(localnet, { symbol, ...(treasury && { treasury }) })
    const startTime = BigInt(Math.floor(Date.now() / 1_000)) + LATER
    const [wallet, other] = [solanaAddress(anAddress()), solanaAddress(anAddress())]
    const list = await buildMerkleList([
      { user: wallet, price: PRICE, maxClaims: 1n },
      { user: other, price: PRICE, maxClaims: 1n },
    ])
    await drop.addPhase({ startTime, priceAmount: PRICE })
    await drop.addPhase({ startTime, phaseType: 'allowList' })
    await drop.addPhase({ startTime, phaseType: 'merkleTree', merkleRoot: list.root })
    const info = await fetchCollectionInfo(connection, drop.address)
    const [open, listed, merkle] = info.phases
    if (!open || !listed || !merkle) throw new Error('a phase is missing')
    const proof = list.documentAt(0)
    const mints = [
      { phase: open },
      { phase: listed, entry: { price: PRICE, amount: 1 } },
      { phase: merkle, proof },
    ]
    return { drop, info, mints }
  }

  it('mints in phases of each type that start later, and changes nothing', async () => {
    const { drop, info, mints } = await openDrop()
    expect(await simulateFirstMints(connection, { info, mints })).to.deep.equal([{}, {}, {}])
    expect(await fetchCollectionInfo(connection, drop.address)).to.deep.equal(info)
  })

  it('does not mind receivers without lamports', async () => {
    const { info, mints } = await openDrop(new PublicKey(anAddress()))
    expect(await simulateFirstMints(connection, { info, mints })).to.deep.equal([{}, {}, {}])
  })

  it('does not simulate mints that the owner cannot pay', async () => {
    const { drop, info } = await openDrop()
    await drop.addPhase({ priceAmount: 10n ** 18n })
    const { phases } = await fetchCollectionInfo(connection, drop.address)
    const phase = phases[3]
    if (!phase) throw new Error('a phase is missing')
    expect(await simulateFirstMints(connection, { info, mints: [{ phase }] })).to.deep.equal([
      { notSimulated: 'fundsTooLow' },
    ])
  })
})
