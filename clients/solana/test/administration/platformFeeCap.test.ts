import type { Localnet } from '@mintline/localnet'
import type { Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { CollectionAdministration } from '../../src/administration/createAdministration.ts'
import { prepareCompletion } from '../../src/prepare/prepareCompletion.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'
import { anAddress, deployInput } from '../plans/_input.ts'
import { expectProblems } from '../plans/_refusals.ts'
import { fundedWallet } from '../reads/_drop.ts'
import { administrationOf, deployed } from './_collection.ts'

describe('createAdministration / the cap of the platform fee', () => {
  const recipients = [{ address: anAddress(), share: 100 }]
  let localnet: Localnet
  let connection: Connection
  let owner: Keypair
  let administration: CollectionAdministration

  before(async () => {
    localnet = await startPrograms()
    connection = createConnection(localnet.rpcUrl)
    owner = await fundedWallet(connection)
    administration = administrationOf(connection, owner)
  })
  after(() => localnet.close())

  it('is the fee at launch by default, above which nothing is sent', async () => {
    const { collection, read } = await deployed(connection, owner, { platformFeeCap: undefined })
    const before = (await read()).platformFees
    expect(before.cap).to.deep.equal({ basisPoints: 300, flat: 0n })
    const { recipients } = before
    const change = (platformFeeValue: bigint) => ({
      collection,
      platformFee: { platformFeeValue, isFeeFlat: false, recipients },
    })
    await expectProblems(administration.modifyPlatformFee(change(301n)), [
      'platformFee.platformFeeValue',
      'FEE_ABOVE_CAP',
    ])
    for (const fee of [299n, 300n]) {
      const { status } = await administration.modifyPlatformFee(change(fee))
      expect(status).to.equal('done')
    }
  })

  it('falls, and does not rise again', async () => {
    const { collection, read } = await deployed(connection, owner, {
      platformFeeCap: { basisPoints: 10_000, flat: 1_000_000n },
    })
    const cap = { basisPoints: 500, flat: 0n }
    expect((await administration.lowerPlatformFeeCap({ collection, cap })).status).to.equal('done')
    expect((await read()).platformFees.cap).to.deep.equal(cap)
    await expectProblems(
      administration.lowerPlatformFeeCap({ collection, cap: { basisPoints: 501 } }),
      ['cap.basisPoints', 'FEE_CAP_RAISED'],
    )
  })

  it('falls after the fee when a collection is brought to its terms, and stays where none is given', async () => {
    const { read } = await deployed(connection, owner, {
      platformFee: { platformFeeValue: 500n, recipients },
      platformFeeCap: { basisPoints: 700 },
    })
    const info = await read()
    const complete = async (value: bigint, basisPoints?: number) => {
      const creator = owner.publicKey.toBase58()
      const platformFee = { platformFeeValue: value, recipients }
      const wanted = { ...deployInput({ creator, platformFee }), symbol: info.symbol }
      const platformFeeCap = basisPoints === undefined ? undefined : { basisPoints }
      const plan = await prepareCompletion(connection, {
        info,
        wanted: { ...wanted, platformFeeCap },
      })
      return plan.changes?.map(({ field }) => field).filter((field) => /^platformFee/.test(field))
    }
    const [fee, cap] = ['platformFee.platformFeeValue', 'platformFeeCap.basisPoints']
    expect(await complete(200n, 300)).to.deep.equal([fee, cap])
    expect(await complete(200n)).to.deep.equal([fee])
    expect(await complete(500n, 700)).to.deep.equal([])
    await expectProblems(complete(500n, 701), ['cap.basisPoints', 'FEE_CAP_RAISED'])
    await expectProblems(complete(701n), ['platformFee.platformFeeValue', 'FEE_ABOVE_CAP'])
  })
})
