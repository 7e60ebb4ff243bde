import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { Deployment } from '../../helpers/deployment.ts'
import { expectUnchanged } from '../../helpers/effects.ts'
import { editionsEvents } from '../../helpers/events.ts'
import { testGroupMintAccess } from '../../helpers/groupMintAccess.ts'
import { expectEditionsError } from '../../helpers/programFailure.ts'
import { royaltiesOf, royaltyFields, testRoyaltyRules } from '../../helpers/royalties.ts'

describe('editions / addRoyalties', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  testGroupMintAccess(() => chain, {
    change: (deployment, accounts) => deployment.addRoyalties(royaltiesOf(500, [100]), accounts),
    grows: true,
  })

  testRoyaltyRules(() => chain, {
    deploy: () => Deployment.deploy(chain),
    write: (deployment, args) => deployment.trySend(deployment.addRoyalties(args)),
  })

  it('royalties are added once; adding them again changes nothing', async () => {
    for (const first of [royaltiesOf(500, [100]), royaltiesOf(0, [])]) {
      // Given royalties, which may be 0
      const deployment = await Deployment.deploy(chain)
      await deployment.send(deployment.addRoyalties(first))

      // When the same or other royalties are added
      for (const second of [first, royaltiesOf(10_000, [100])]) {
        const outcome = await expectUnchanged(chain, deployment.addresses(), () =>
          deployment.trySend(deployment.addRoyalties(second)),
        )
        expectEditionsError(outcome, 'RoyaltiesAlreadyAdded')
      }

      // Then the first ones stay
      expect(await deployment.fields()).to.deep.equal(royaltyFields(first))
    }
  })

  it('royalties coexist with extra fields', async () => {
    const deployment = await Deployment.deploy(chain)
    await deployment.send(deployment.addMetadata([{ field: 'artist', value: 'Ada' }]))
    const royalties = royaltiesOf(500, [60, 40])
    await deployment.send(deployment.addRoyalties(royalties))
    expect(await deployment.fields()).to.deep.equal({
      artist: 'Ada',
      ...royaltyFields(royalties),
    })
  })

  it('an event has the royalties', async () => {
    const deployment = await Deployment.deploy(chain)
    const royalties = royaltiesOf(250, [60, 40])
    const outcome = await deployment.send(deployment.addRoyalties(royalties))
    expect(editionsEvents(outcome)).to.deep.equal([
      {
        name: 'royaltiesChanged',
        data: {
          editionsDeployment: deployment.address.toBase58(),
          royaltyBasisPoints: 250,
          creators: royalties.creators.map(({ address, share }) => ({
            address: address.toBase58(),
            share,
          })),
        },
      },
    ])
  })
})
