import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { Deployment } from '../../helpers/deployment.ts'
import { expectUnchanged } from '../../helpers/effects.ts'
import { editionsEvents } from '../../helpers/events.ts'
import { testGroupMintAccess } from '../../helpers/groupMintAccess.ts'
import { readMetadata } from '../../helpers/mintState.ts'
import { expectExactRent, gainOf } from '../../helpers/rent.ts'
import {
  type RoyaltyArguments,
  royaltiesOf,
  royaltyFields,
  testRoyaltyRules,
} from '../../helpers/royalties.ts'

describe('editions / modifyRoyalties', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  const withRoyalties = (deployment: Deployment) =>
    deployment.send(deployment.addRoyalties(royaltiesOf(500, [100])))

  testGroupMintAccess(() => chain, {
    change: (deployment, accounts) =>
      deployment.modifyRoyalties(royaltiesOf(700, [50, 30, 20]), accounts),
    prepare: withRoyalties,
    grows: true,
  })

  testRoyaltyRules(() => chain, {
    deploy: () => deployWith(royaltiesOf(500, [100])),
    write: (deployment, args) => deployment.trySend(deployment.modifyRoyalties(args)),
  })

  /** Deploys with these royalties. */
  async function deployWith(royalties: RoyaltyArguments): Promise<Deployment> {
    const deployment = await Deployment.deploy(chain)
    await deployment.send(deployment.addRoyalties(royalties))
    return deployment
  }

  it('creators who are no longer named are removed, the others have their new shares', async () => {
    // Given three creators
    const before = royaltiesOf(500, [50, 30, 20])
    const deployment = await deployWith(before)

    // When the second one is removed, a new one added and the first one's share changed
    const [first, , third] = before.creators
    if (!first || !third) throw new Error('There are three creators.')
    const after = {
      royaltyBasisPoints: 1_000,
      creators: [
        { ...first, share: 9 },
        third,
        { address: Keypair.generate().publicKey, share: 71 },
      ],
    }
    await deployment.send(deployment.modifyRoyalties(after))

    // Then the fields match exactly
    expect(await deployment.fields()).to.deep.equal(royaltyFields(after))
  })

  it('all five creators can be replaced at once', async () => {
    const deployment = await deployWith(royaltiesOf(500, [20, 20, 20, 20, 20]))
    const after = royaltiesOf(10_000, [96, 1, 1, 1, 1])
    await deployment.send(deployment.modifyRoyalties(after))
    expect(await deployment.fields()).to.deep.equal(royaltyFields(after))
  })

  it('royalties can be removed, and set again', async () => {
    const deployment = await deployWith(royaltiesOf(500, [60, 40]))
    for (const royalties of [royaltiesOf(0, []), royaltiesOf(300, [100])]) {
      await deployment.send(deployment.modifyRoyalties(royalties))
      expect(await deployment.fields()).to.deep.equal(royaltyFields(royalties))
    }
  })

  it('a collection without royalties gets its first ones', async () => {
    const deployment = await Deployment.deploy(chain)
    const royalties = royaltiesOf(500, [60, 40])
    await deployment.send(deployment.modifyRoyalties(royalties))
    expect(await deployment.fields()).to.deep.equal(royaltyFields(royalties))
    await expectExactRent(chain, [deployment.groupMint.publicKey])
  })

  it('extra fields do not change, including one of 32 characters', async () => {
    // Given extra fields before and after the royalties
    const deployment = await Deployment.deploy(chain)
    const [before, behind] = ['k'.repeat(32), 'artist']
    await deployment.send(deployment.addMetadata([{ field: before, value: 'v'.repeat(200) }]))
    await withRoyalties(deployment)
    await deployment.send(deployment.addMetadata([{ field: behind, value: 'Ada' }]))

    // When the royalties change
    const royalties = royaltiesOf(1, [1, 99])
    await deployment.send(deployment.modifyRoyalties(royalties))

    // Then the extra fields remain
    expect(await deployment.fields()).to.deep.equal({
      [before]: 'v'.repeat(200),
      [behind]: 'Ada',
      ...royaltyFields(royalties),
    })
  })

  it('the same royalties change nothing', async () => {
    const royalties = royaltiesOf(500, [60, 40])
    const deployment = await deployWith(royalties)
    await expectUnchanged(chain, deployment.addresses(), () =>
      deployment.send(deployment.modifyRoyalties(royalties)),
    )
  })

  it('a different order of creators changes nothing', async () => {
    const royalties = royaltiesOf(500, [60, 40])
    const deployment = await deployWith(royalties)
    const reversed = { ...royalties, creators: royalties.creators.toReversed() }
    await deployment.send(deployment.modifyRoyalties(reversed))
    expect(await deployment.fields()).to.deep.equal(royaltyFields(royalties))
  })

  it('fewer creators cost nothing, and neither does restoring their number', async () => {
    // Given five creators
    const deployment = await deployWith(royaltiesOf(500, [20, 20, 20, 20, 20]))
    const payer = await chain.wallet()
    const modify = async (royalties: RoyaltyArguments) => {
      const instruction = await deployment.modifyRoyalties(royalties, { payer: payer.publicKey })
      const [gain] = await gainOf(chain, payer.publicKey, () =>
        chain.send([instruction], [deployment.creator, payer]),
      )
      return gain
    }

    // When there is one, and then four
    const four = royaltiesOf(500, [25, 25, 25, 25])
    const gains = [await modify(royaltiesOf(500, [100])), await modify(four)]

    // Then the existing rent is sufficient
    expect(gains).to.deep.equal([0n, 0n])
    expect(await deployment.fields()).to.deep.equal(royaltyFields(four))
  })

  it('minted items have no royalties that could become outdated', async () => {
    const deployment = await deployWith(royaltiesOf(500, [100]))
    const { mint } = await deployment.mintItem()
    await expectUnchanged(chain, [mint], () =>
      deployment.send(deployment.modifyRoyalties(royaltiesOf(900, [100]))),
    )
    expect((await readMetadata(chain, mint)).additionalMetadata).to.deep.equal([])
  })

  it('an event has the new royalties', async () => {
    const deployment = await deployWith(royaltiesOf(500, [100]))
    const royalties = royaltiesOf(250, [60, 40])
    const outcome = await deployment.send(deployment.modifyRoyalties(royalties))
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
