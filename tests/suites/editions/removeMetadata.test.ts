import { SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { Deployment } from '../../helpers/deployment.ts'
import { expectUnchanged } from '../../helpers/effects.ts'
import { editionsEvents } from '../../helpers/events.ts'
import { testGroupMintAccess } from '../../helpers/groupMintAccess.ts'
import { expectEditionsError } from '../../helpers/programFailure.ts'
import { gainOf } from '../../helpers/rent.ts'

const FIELDS = [
  { field: 'artist', value: 'Ada' },
  { field: 'year', value: '2026' },
  { field: 'place', value: 'Paris' },
]

describe('editions / removeMetadata', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  /** Deploys with three extra fields. */
  async function deployWithFields(): Promise<Deployment> {
    const deployment = await Deployment.deploy(chain)
    await deployment.send(deployment.addMetadata(FIELDS))
    return deployment
  }

  /** Expects that removing these fields is refused. */
  async function refuses(deployment: Deployment, fields: string[], error: string) {
    const outcome = await expectUnchanged(chain, deployment.addresses(), () =>
      deployment.trySend(deployment.removeMetadata(fields)),
    )
    expectEditionsError(outcome, error)
  }

  testGroupMintAccess(() => chain, {
    change: (deployment, accounts) => deployment.removeMetadata(['artist'], accounts),
    prepare: (deployment) => deployment.send(deployment.addMetadata(FIELDS)),
    grows: false,
  })

  it('royalties cannot be removed as if they were fields', async () => {
    // Given royalties for the creator and for an address with 32 characters
    const deployment = await deployWithFields()
    const creator = deployment.creator.publicKey
    await deployment.send(
      deployment.addRoyalties({
        royaltyBasisPoints: 500,
        creators: [{ address: creator, share: 100 }],
      }),
    )

    // Then neither the basis points nor a creator can be removed, alone or after a field
    await refuses(deployment, ['royalty_basis_points'], 'FieldKeyReserved')
    await refuses(deployment, ['artist', 'royalty_basis_points'], 'FieldKeyReserved')
    await refuses(deployment, [creator.toBase58()], 'FieldKeyIsAddress')
    await refuses(deployment, [SystemProgram.programId.toBase58()], 'FieldKeyIsAddress')
  })

  it("Token-2022's own fields cannot be removed", async () => {
    const deployment = await deployWithFields()
    for (const field of ['name', 'symbol', 'uri']) {
      await refuses(deployment, [field], 'FieldKeyReserved')
    }
  })

  it('a missing field cannot be removed, nor any other with it', async () => {
    const deployment = await deployWithFields()
    await refuses(deployment, ['absent'], 'FieldNotFound')
    await refuses(deployment, ['artist', 'absent'], 'FieldNotFound')
    await refuses(deployment, ['Artist'], 'FieldNotFound')
  })

  it('the same field cannot be removed twice, in one call or two', async () => {
    const deployment = await deployWithFields()
    await refuses(deployment, ['artist', 'artist'], 'FieldNotFound')
    await deployment.send(deployment.removeMetadata(['artist']))
    await refuses(deployment, ['artist'], 'FieldNotFound')
  })

  it('a key that could never be set is refused by its length', async () => {
    const deployment = await deployWithFields()
    await refuses(deployment, [''], 'FieldKeyLengthInvalid')
    await refuses(deployment, ['k'.repeat(33)], 'FieldKeyLengthInvalid')
  })

  it('the named fields are removed, the others and the royalties stay', async () => {
    // Given fields and royalties
    const deployment = await deployWithFields()
    const creator = deployment.creator.publicKey
    await deployment.send(
      deployment.addRoyalties({
        royaltyBasisPoints: 500,
        creators: [{ address: creator, share: 100 }],
      }),
    )

    // When two of the fields are removed
    await deployment.send(deployment.removeMetadata(['place', 'artist']))

    // Then the third and the royalties remain
    expect(await deployment.fields()).to.deep.equal({
      year: '2026',
      royalty_basis_points: '500',
      [creator.toBase58()]: '100',
    })
  })

  it('all fields can be removed, and a full collection has room again', async () => {
    const deployment = await Deployment.deploy(chain)
    const ten = Array.from({ length: 10 }, (_, index) => ({ field: `key ${index}`, value: 'v' }))
    await deployment.send(deployment.addMetadata(ten))
    await deployment.send(deployment.removeMetadata(ten.map(({ field }) => field)))
    expect(await deployment.fields()).to.deep.equal({})
    await deployment.send(deployment.addMetadata(ten))
    expect(Object.keys(await deployment.fields())).to.have.length(10)
  })

  it('the rent of a removed field pays for the next one', async () => {
    // Given a removed field
    const deployment = await deployWithFields()
    const payer = await chain.wallet()
    const held = await chain.balance(deployment.groupMint.publicKey)
    await deployment.send(deployment.removeMetadata(['artist']))
    expect(await chain.balance(deployment.groupMint.publicKey)).to.equal(held)

    // When it is set again
    const [artist] = FIELDS
    const instruction = await deployment.addMetadata(artist ? [artist] : [], {
      payer: payer.publicKey,
    })
    const [gain] = await gainOf(chain, payer.publicKey, () =>
      chain.send([instruction], [deployment.creator, payer]),
    )

    // Then nobody pays
    expect(gain).to.equal(0n)
    expect(await chain.balance(deployment.groupMint.publicKey)).to.equal(held)
    expect((await deployment.fields()).artist).to.equal('Ada')
  })

  it('an empty list changes nothing', async () => {
    const deployment = await deployWithFields()
    await expectUnchanged(chain, deployment.addresses(), () =>
      deployment.send(deployment.removeMetadata([])),
    )
  })

  it('an event lists the removed fields', async () => {
    const deployment = await deployWithFields()
    const outcome = await deployment.send(deployment.removeMetadata(['year', 'artist']))
    expect(editionsEvents(outcome)).to.deep.equal([
      {
        name: 'metadataRemoved',
        data: { editionsDeployment: deployment.address.toBase58(), fields: ['year', 'artist'] },
      },
    ])
  })
})
