import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Deployment, type DeploymentInput } from '../../../helpers/deployment.ts'
import { editionsEvents } from '../../../helpers/events.ts'
import { readGroup, readMember, readMetadata } from '../../../helpers/mintState.ts'
import { expectEditionsError } from '../../../helpers/programFailure.ts'
import { expectExactRent, gainOf, rentOf } from '../../../helpers/rent.ts'
import { royaltiesOf, royaltyFields, testRoyaltyRules } from '../../../helpers/royalties.ts'

describe('editions / initialise / royalties and extra fields', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  testRoyaltyRules(() => chain, {
    deploy: () => Deployment.prepare(chain),
    write: (deployment, royalties) => deployment.tryInitialise({}, { royalties }),
  })

  /** Expects that deploying with these fields is refused. */
  async function refuses(extraMeta: DeploymentInput['extraMeta'], error: string) {
    const deployment = await Deployment.prepare(chain, { extraMeta })
    expectEditionsError(await deployment.tryInitialise(), error)
    for (const address of deployment.addresses()) {
      expect(await chain.account(address), address.toBase58()).to.equal(null)
    }
  }

  it('an attacker cannot slip in royalties or their creators as fields', async () => {
    await refuses([{ field: 'royalty_basis_points', value: '10000' }], 'FieldKeyReserved')
    await refuses(
      [{ field: Keypair.generate().publicKey.toBase58(), value: '100' }],
      'FieldKeyIsAddress',
    )
  })

  it('reserved keys, long keys and values, and duplicates are refused', async () => {
    for (const field of ['name', 'symbol', 'uri']) {
      await refuses([{ field, value: 'v' }], 'FieldKeyReserved')
    }
    await refuses([{ field: '', value: 'v' }], 'FieldKeyLengthInvalid')
    await refuses([{ field: 'k'.repeat(33), value: 'v' }], 'FieldKeyLengthInvalid')
    await refuses([{ field: 'k', value: 'v'.repeat(201) }], 'FieldValueTooLong')
    const twice = { field: 'k', value: 'v' }
    await refuses([twice, { field: 'other', value: 'v' }, twice], 'DuplicateField')
  })

  it('a key of 32 bytes and a value of 200 are allowed', async () => {
    const field = { field: 'k'.repeat(32), value: 'v'.repeat(200) }
    const deployment = await Deployment.deploy(chain, { extraMeta: [field] })
    expect(await deployment.fields()).to.deep.equal({ [field.field]: field.value })
    await expectExactRent(chain, deployment.addresses())
  })

  it('ten fields fit besides the royalties of five creators, eleven do not', async () => {
    const extraMeta = Array.from({ length: 10 }, (_, index) => ({
      field: `key ${index}`,
      value: 'v',
    }))
    await refuses([...extraMeta, { field: 'eleventh', value: 'v' }], 'TooManyFields')

    // Given the maximum number of fields and creators
    const royalties = royaltiesOf(10_000, [20, 20, 20, 20, 20])

    // When it is deployed with all of it
    const deployment = await Deployment.deploy(chain, { extraMeta, royalties })

    // Then everything is there
    expect(await deployment.fields()).to.deep.equal({
      ...royaltyFields(royalties),
      ...Object.fromEntries(extraMeta.map(({ field, value }) => [field, value])),
    })
    await expectExactRent(chain, deployment.addresses())
  })

  it('the payer is charged exactly the rent including the fields', async () => {
    const deployment = await Deployment.prepare(chain, {
      royalties: royaltiesOf(500, [60, 40]),
      extraMeta: [{ field: 'artist', value: 'Ada' }],
    })
    const payer = await chain.wallet()
    const instruction = await deployment.initialise({ payer: payer.publicKey })
    const [gain] = await gainOf(chain, payer.publicKey, () =>
      chain.send([instruction], [...deployment.signers(), payer]),
    )
    await expectExactRent(chain, deployment.addresses())
    expect(gain).to.equal(-(await rentOf(chain, deployment.addresses())))
  })

  it('items have none of the fields, and their group is intact', async () => {
    const deployment = await Deployment.deploy(chain, {
      royalties: royaltiesOf(500, [100]),
      extraMeta: [{ field: 'artist', value: 'Ada' }],
    })
    const { mint } = await deployment.mintItem()
    expect((await readMetadata(chain, mint)).additionalMetadata).to.deep.equal([])
    expect((await readMember(chain, mint)).memberNumber).to.equal(1n)
    expect((await readGroup(chain, deployment.groupMint.publicKey)).size).to.equal(1n)
  })

  it('royalties that are set cannot be added again, missing ones can', async () => {
    const royalties = royaltiesOf(500, [100])
    const given = await Deployment.deploy(chain, { royalties })
    const outcome = await given.trySend(given.addRoyalties(royalties))
    expectEditionsError(outcome, 'RoyaltiesAlreadyAdded')

    const without = await Deployment.deploy(chain)
    expect(await without.fields()).to.deep.equal({})
    await without.send(without.addRoyalties(royalties))
    expect(await without.fields()).to.deep.equal(royaltyFields(royalties))
  })

  it('the event has the royalties and the fields', async () => {
    const royalties = royaltiesOf(500, [100])
    const extraMeta = [{ field: 'artist', value: 'Ada' }]
    const deployment = await Deployment.prepare(chain, { royalties, extraMeta })
    const outcome = await deployment.tryInitialise()
    const [initialised, ...others] = editionsEvents(outcome)
    expect(others).to.deep.equal([])
    expect(initialised?.data).to.deep.include({
      royalties: {
        royaltyBasisPoints: 500,
        creators: royalties.creators.map(({ address, share }) => ({
          address: address.toBase58(),
          share,
        })),
      },
      extraMeta,
    })
  })
})
