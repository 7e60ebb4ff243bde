import { expect } from 'chai'
import { fromBn } from '../../helpers/bn.ts'
import { Chain } from '../../helpers/chain.ts'
import { Deployment, type DeploymentChanges } from '../../helpers/deployment.ts'
import { expectUnchanged } from '../../helpers/effects.ts'
import { editionsEvents } from '../../helpers/events.ts'
import { testGroupMintAccess } from '../../helpers/groupMintAccess.ts'
import { readGroup, readMember, readMetadata } from '../../helpers/mintState.ts'
import { expectEditionsError } from '../../helpers/programFailure.ts'
import { expectExactRent, gainOf } from '../../helpers/rent.ts'

const U64_MAX = (1n << 64n) - 1n

describe('editions / modify', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  testGroupMintAccess(() => chain, {
    change: (deployment, accounts) =>
      deployment.modify(
        {
          maxNumberOfTokens: 9n,
          collectionName: 'A longer name of the collection',
          itemBaseName: 'A longer name of every item #{}',
        },
        accounts,
      ),
    grows: true,
  })

  /** Expects that this change is refused. */
  async function refuses(deployment: Deployment, changes: DeploymentChanges, error: string) {
    const outcome = await expectUnchanged(chain, deployment.addresses(), () =>
      deployment.trySend(deployment.modify(changes)),
    )
    expectEditionsError(outcome, error)
  }

  /** Deploys with some items. */
  async function deployWithItems(maxNumberOfTokens: bigint, items: number): Promise<Deployment> {
    const deployment = await Deployment.deploy(chain, { maxNumberOfTokens })
    for (let item = 0; item < items; item += 1) await deployment.mintItem()
    return deployment
  }

  /** Returns the maximum in the record and in the group. */
  async function maxima(deployment: Deployment): Promise<{ record: bigint; group: bigint }> {
    const { maxNumberOfTokens } = await deployment.record()
    const { maxSize } = await readGroup(chain, deployment.groupMint.publicKey)
    return { record: fromBn(maxNumberOfTokens), group: maxSize }
  }

  describe('supply', () => {
    it('raising the maximum permits the next item', async () => {
      // Given a sold-out collection of five
      const deployment = await deployWithItems(5n, 5)
      expectEditionsError(await deployment.tryMint(await chain.wallet()), 'MintedOut')

      // When its maximum is raised to ten
      await deployment.send(deployment.modify({ maxNumberOfTokens: 10n }))

      // Then the sixth item is minted, and the group's size has changed too
      const { mint } = await deployment.mintItem()
      expect((await readMember(chain, mint)).memberNumber).to.equal(6n)
      expect(await maxima(deployment)).to.deep.equal({ record: 10n, group: 10n })
    })

    it('a maximum below the items issued is refused', async () => {
      const deployment = await deployWithItems(5n, 3)
      for (const maxNumberOfTokens of [1n, 2n]) {
        await refuses(deployment, { maxNumberOfTokens }, 'MaxBelowIssued')
      }
    })

    it('a maximum of the items issued ends the collection', async () => {
      const deployment = await deployWithItems(0n, 2)
      await deployment.send(deployment.modify({ maxNumberOfTokens: 2n }))
      expect(await maxima(deployment)).to.deep.equal({ record: 2n, group: 2n })
      expectEditionsError(await deployment.tryMint(await chain.wallet()), 'MintedOut')
    })

    it('a maximum of one more than issued permits one more item', async () => {
      const deployment = await deployWithItems(0n, 2)
      await deployment.send(deployment.modify({ maxNumberOfTokens: 3n }))
      await deployment.mintItem()
      expectEditionsError(await deployment.tryMint(await chain.wallet()), 'MintedOut')
      expect(await deployment.issued()).to.equal(3n)
    })

    it('a collection can become unlimited after its first mint', async () => {
      const deployment = await deployWithItems(1n, 1)
      await deployment.send(deployment.modify({ maxNumberOfTokens: 0n }))
      expect(await maxima(deployment)).to.deep.equal({ record: 0n, group: U64_MAX })
      await deployment.mintItem()
      expect(await deployment.issued()).to.equal(2n)
    })

    it('an unlimited collection without items can be limited, and a maximum lowered', async () => {
      const deployment = await deployWithItems(0n, 0)
      for (const max of [10n, 1n]) {
        await deployment.send(deployment.modify({ maxNumberOfTokens: max }))
        expect(await maxima(deployment)).to.deep.equal({ record: max, group: max })
      }
    })

    it('a maximum beyond 32 bits is stored exactly', async () => {
      const deployment = await deployWithItems(0n, 1)
      for (const max of [1n << 32n, U64_MAX]) {
        await deployment.send(deployment.modify({ maxNumberOfTokens: max }))
        expect(await maxima(deployment)).to.deep.equal({ record: max, group: max })
        await deployment.mintItem()
      }
    })

    it('the same maximum again is allowed', async () => {
      const deployment = await deployWithItems(5n, 1)
      await deployment.send(deployment.modify({ maxNumberOfTokens: 5n }))
      expect(await maxima(deployment)).to.deep.equal({ record: 5n, group: 5n })
    })
  })

  describe('texts', () => {
    it('names have at most 64 bytes, uris at most 200, and a refusal changes nothing', async () => {
      const deployment = await Deployment.deploy(chain)
      for (const name of ['n'.repeat(65), 'é'.repeat(33)]) {
        await refuses(deployment, { collectionName: name }, 'NameTooLong')
        await refuses(deployment, { itemBaseName: name, maxNumberOfTokens: 5n }, 'NameTooLong')
      }
      const uri = 'u'.repeat(201)
      await refuses(deployment, { collectionUri: uri, collectionName: 'Other' }, 'UriTooLong')
      await refuses(deployment, { itemBaseUri: uri, itemBaseName: 'Other' }, 'UriTooLong')
    })

    it('the name and uri of the collection change alone or together', async () => {
      const deployment = await Deployment.deploy(chain)
      const before = await deployment.record()
      let { collectionName: name, collectionUri: uri } = deployment.input
      for (const changes of [
        { collectionName: 'N'.repeat(64) },
        { collectionUri: 'u'.repeat(200) },
        { collectionName: 'short', collectionUri: '' },
        { collectionName: '', collectionUri: 'https://example.com/again' },
      ] as DeploymentChanges[]) {
        // When they change
        await deployment.send(deployment.modify(changes))

        // Then the metadata has the new texts and keeps the others
        name = changes.collectionName ?? name
        uri = changes.collectionUri ?? uri
        const metadata = await readMetadata(chain, deployment.groupMint.publicKey)
        expect(metadata).to.include({ name, uri, symbol: deployment.input.symbol })
      }
      expect(await deployment.record()).to.deep.equal(before)
    })

    it('royalties and extra fields do not change with the name', async () => {
      const deployment = await Deployment.deploy(chain)
      await deployment.send(deployment.addMetadata([{ field: 'artist', value: 'Ada' }]))
      await deployment.send(deployment.addRoyalties({ royaltyBasisPoints: 0, creators: [] }))
      await deployment.send(deployment.modify({ collectionName: 'N'.repeat(64) }))
      expect(await deployment.fields()).to.deep.equal({
        artist: 'Ada',
        royalty_basis_points: '0',
      })
      await expectExactRent(chain, [deployment.groupMint.publicKey])
    })

    it('new templates apply to future items and not to existing ones', async () => {
      // Given an item of the first templates
      const deployment = await Deployment.deploy(chain)
      const { mint: first } = await deployment.mintItem()

      // When the name is no longer a template and the uri changes
      await deployment.send(
        deployment.modify({ itemBaseName: 'Unnumbered { }', itemBaseUri: 'ipfs://{}/{x}' }),
      )
      const { mint: second } = await deployment.mintItem()

      // Then only the second item changes
      expect(await readMetadata(chain, first)).to.include({
        name: 'Edition #1',
        uri: 'https://example.com/1.json',
      })
      expect(await readMetadata(chain, second)).to.include({
        name: 'Unnumbered { }',
        uri: 'ipfs://2/{x}',
      })
      const { itemNameIsTemplate, itemUriIsTemplate } = await deployment.record()
      expect([itemNameIsTemplate, itemUriIsTemplate]).to.deep.equal([false, true])
    })

    it('each template changes separately, and text can become a template again', async () => {
      const deployment = await Deployment.deploy(chain)
      await deployment.send(deployment.modify({ itemBaseName: 'Plain' }))
      await deployment.send(deployment.modify({ itemBaseName: 'No. {}' }))
      const { itemBaseName, itemBaseUri, itemNameIsTemplate } = await deployment.record()
      expect({ itemBaseName, itemBaseUri, itemNameIsTemplate }).to.deep.equal({
        itemBaseName: 'No. {}',
        itemBaseUri: deployment.input.itemBaseUri,
        itemNameIsTemplate: true,
      })
    })

    it('the record fits its texts, and its rent is topped up exactly', async () => {
      // Given a payer who pays no transaction fees
      const deployment = await Deployment.deploy(chain)
      const payer = await chain.wallet()
      const modify = async (itemBaseName: string, itemBaseUri: string) => {
        const before = await chain.account(deployment.address)
        const instruction = await deployment.modify(
          { itemBaseName, itemBaseUri },
          { payer: payer.publicKey },
        )
        const [gain] = await gainOf(chain, payer.publicKey, () =>
          chain.send([instruction], [deployment.creator, payer]),
        )
        const after = await chain.account(deployment.address)
        if (!before || !after) throw new Error('There is no deployment.')
        return { gain, growth: after.data.length - before.data.length }
      }
      const byte = (await chain.rent(1)) - (await chain.rent(0))
      const { itemBaseName, itemBaseUri } = deployment.input
      const growth = 264 - itemBaseName.length - itemBaseUri.length

      // When the texts grow to the maximum, then the payer pays for each byte
      const longest = await modify('n'.repeat(64), 'u'.repeat(200))
      expect(longest).to.deep.equal({ gain: -byte * BigInt(growth), growth })
      await expectExactRent(chain, [deployment.address])

      // When they become empty and maximal again, then nobody pays
      expect(await modify('', '')).to.deep.equal({ gain: 0n, growth: -264 })
      expect(await modify('n'.repeat(64), 'u'.repeat(200))).to.deep.equal({
        gain: 0n,
        growth: 264,
      })
      await expectExactRent(chain, [deployment.address])
      expect(await deployment.record()).to.deep.include({
        itemBaseName: 'n'.repeat(64),
        itemBaseUri: 'u'.repeat(200),
      })
    })
  })

  it('an empty change changes nothing', async () => {
    const deployment = await deployWithItems(5n, 1)
    await expectUnchanged(chain, deployment.addresses(), () =>
      deployment.send(deployment.modify({})),
    )
  })

  it('everything can change at once', async () => {
    const deployment = await deployWithItems(5n, 1)
    const changes = {
      maxNumberOfTokens: 7n,
      collectionName: 'Other',
      collectionUri: 'https://example.org/other.json',
      itemBaseName: 'Other {}',
      itemBaseUri: 'https://example.org/{}',
    }
    await deployment.send(deployment.modify(changes))
    const record = await deployment.record()
    const metadata = await readMetadata(chain, deployment.groupMint.publicKey)
    expect({
      maxNumberOfTokens: fromBn(record.maxNumberOfTokens),
      collectionName: metadata.name,
      collectionUri: metadata.uri,
      itemBaseName: record.itemBaseName,
      itemBaseUri: record.itemBaseUri,
    }).to.deep.equal(changes)
    expect(fromBn(record.numberOfTokensIssued)).to.equal(1n)
    expect(record.creator.toBase58()).to.equal(deployment.creator.publicKey.toBase58())
  })

  it('an event has the new values, and the changed collection texts', async () => {
    const deployment = await Deployment.deploy(chain)
    const outcome = await deployment.send(
      deployment.modify({ maxNumberOfTokens: 7n, collectionName: 'Other' }),
    )
    expect(editionsEvents(outcome)).to.deep.equal([
      {
        name: 'deploymentModified',
        data: {
          editionsDeployment: deployment.address.toBase58(),
          maxNumberOfTokens: 7n,
          itemBaseName: deployment.input.itemBaseName,
          itemBaseUri: deployment.input.itemBaseUri,
          collectionName: 'Other',
          collectionUri: null,
        },
      },
    ])
  })
})
