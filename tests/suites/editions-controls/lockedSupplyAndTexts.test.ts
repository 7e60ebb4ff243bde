import {
  type CollectionChanges,
  modifyCollection,
  modifyMetadata,
  updateTokenNameUri,
} from '@mintline/solana'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { changeCollection, lockCollection } from '../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../helpers/collection.ts'
import { expectUnchanged, mintInVain } from '../../helpers/effects.ts'
import { readGroup, readMetadata } from '../../helpers/mintState.ts'
import { tryInVain } from '../../helpers/ownerAccess.ts'
import { expectControlsError, expectEditionsError } from '../../helpers/programFailure.ts'

const U64_MAX = (1n << 64n) - 1n

describe('a locked supply, locked texts', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  async function refuse(drop: Collection, changes: CollectionChanges) {
    const attempt = modifyCollection({
      deployment: drop.deployment,
      groupMint: drop.groupMint.publicKey,
      creator: drop.creator.publicKey,
      changes,
    })
    return tryInVain(drop, attempt, [drop.creator])
  }

  async function maximaOf(drop: Collection): Promise<bigint[]> {
    const { maxNumberOfTokens } = await drop.record()
    const { maxSize } = await readGroup(chain, drop.groupMint.publicKey)
    return [BigInt(maxNumberOfTokens.toString()), maxSize]
  }

  describe('the supply', () => {
    it('cannot be raised by one, to the largest number, or to unlimited', async () => {
      const drop = await Collection.deploy(chain, { maxNumberOfTokens: 5n })
      await lockCollection(drop, { supply: true })

      for (const maxNumberOfTokens of [6n, U64_MAX, 0n]) {
        expectControlsError(await refuse(drop, { maxNumberOfTokens }), 'SupplyLocked')
      }
    })

    it('cannot be raised together with a change that is allowed', async () => {
      const drop = await Collection.deploy(chain, {
        maxNumberOfTokens: 5n,
        locks: { supply: true },
      })
      const changes = { maxNumberOfTokens: 6n, maxMintsPerWallet: 1n, collectionName: 'New' }

      expectControlsError(await refuse(drop, changes), 'SupplyLocked')
    })

    it('can be set to the same number and lowered, and not raised back', async () => {
      const drop = await Collection.deploy(chain, {
        maxNumberOfTokens: 5n,
        locks: { supply: true },
      })

      await changeCollection(drop, { maxNumberOfTokens: 5n })
      await changeCollection(drop, { maxNumberOfTokens: 3n })

      expect(await maximaOf(drop)).to.deep.equal([3n, 3n])
      expectControlsError(await refuse(drop, { maxNumberOfTokens: 5n }), 'SupplyLocked')
    })

    it('can be lowered to the items issued, which ends the drop for good, and not below', async () => {
      const minter = await chain.wallet()
      const drop = await Collection.deploy(chain, {
        maxNumberOfTokens: 5n,
        phases: [OPEN_PHASE],
        locks: { supply: true },
      })
      await drop.mint(minter)
      await drop.mint(minter)

      expectControlsError(await refuse(drop, { maxNumberOfTokens: 1n }), 'MaxBelowIssued')
      await changeCollection(drop, { maxNumberOfTokens: 2n })

      expectControlsError(await mintInVain(drop, minter), 'MintedOut')
      expectControlsError(await refuse(drop, { maxNumberOfTokens: 3n }), 'SupplyLocked')
    })

    it('can be limited once if it is unlimited, and stays so', async () => {
      const drop = await Collection.deploy(chain, { locks: { supply: true } })

      await changeCollection(drop, { maxNumberOfTokens: 0n })
      await changeCollection(drop, { maxNumberOfTokens: U64_MAX })
      await changeCollection(drop, { maxNumberOfTokens: 7n })

      expect(await maximaOf(drop)).to.deep.equal([7n, 7n])
      expectControlsError(await refuse(drop, { maxNumberOfTokens: 0n }), 'SupplyLocked')
    })

    it('leaves everything else in the hands of the owner', async () => {
      const drop = await Collection.deploy(chain, {
        maxNumberOfTokens: 5n,
        locks: { supply: true },
      })
      const treasury = (await chain.wallet()).publicKey

      await changeCollection(drop, { treasury, maxMintsPerWallet: 2n, collectionName: 'New' })

      const controls = await drop.controlsRecord()
      expect(controls.treasury.toBase58()).to.equal(treasury.toBase58())
      expect(await maximaOf(drop)).to.deep.equal([5n, 5n])
    })
  })

  describe('the texts', () => {
    const texts: CollectionChanges[] = [
      { collectionName: 'Other' },
      { collectionUri: 'https://example.com/other.json' },
      { itemBaseName: 'Other #{}' },
      { itemBaseUri: 'https://example.com/other/{}.json' },
    ]
    for (const changes of texts) {
      it(`${Object.keys(changes)} cannot change, alone or with other changes`, async () => {
        const drop = await Collection.deploy(chain)
        await lockCollection(drop, { texts: true })

        expectControlsError(await refuse(drop, changes), 'TextsLocked')
        const more = { ...changes, maxNumberOfTokens: 9n }
        expectControlsError(await refuse(drop, more), 'TextsLocked')
      })
    }

    it('cannot be set to the same text or an empty one', async () => {
      const drop = await Collection.deploy(chain, { locks: { texts: true } })

      for (const collectionName of ['Drop', '']) {
        expectControlsError(await refuse(drop, { collectionName }), 'TextsLocked')
      }
    })

    it('of an item cannot change, be it minted before or after the lock', async () => {
      const minter = await chain.wallet()
      const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
      const before = await drop.mint(minter)
      await lockCollection(drop, { texts: true })
      const after = await drop.mint(minter)

      for (const mint of [before, after]) {
        const rename = updateTokenNameUri({
          deployment: drop.deployment,
          creator: drop.creator.publicKey,
          mint,
          newName: 'Mine',
          newUri: '',
        })
        const outcome = await expectUnchanged(chain, [mint], () =>
          tryInVain(drop, rename, [drop.creator]),
        )
        expectControlsError(outcome, 'TextsLocked')
      }
      expect((await readMetadata(chain, after)).name).to.equal('Item #2')
    })

    it('cannot be changed as extra metadata, which stays free', async () => {
      const drop = await Collection.deploy(chain, { locks: { texts: true } })
      const add = (field: string) =>
        modifyMetadata({
          deployment: drop.deployment,
          groupMint: drop.groupMint.publicKey,
          creator: drop.creator.publicKey,
          add: [{ field, value: 'other' }],
        })

      for (const field of ['name', 'symbol', 'uri']) {
        const outcome = await tryInVain(drop, add(field), [drop.creator])
        expectEditionsError(outcome, 'FieldKeyReserved')
      }

      await chain.send([add('artist')], [drop.creator])
      const metadata = await readMetadata(chain, drop.groupMint.publicKey)
      expect(Object.fromEntries(metadata.additionalMetadata)).to.include({ artist: 'other' })
      expect(metadata.name).to.equal('Drop')
    })

    it('leave supply, treasury and caps in the hands of the owner', async () => {
      const drop = await Collection.deploy(chain, { locks: { texts: true } })

      await changeCollection(drop, { maxNumberOfTokens: 4n, maxMintsPerWallet: 2n })
      await changeCollection(drop, { maxNumberOfTokens: 0n })

      expect((await maximaOf(drop))[0]).to.equal(0n)
    })
  })
})
