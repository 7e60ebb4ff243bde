import { type MetadataField, type ModifyMetadataInput, modifyMetadata } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { Collection } from '../../helpers/collection.ts'
import { controlsEvents, editionsEvents } from '../../helpers/events.ts'
import { readMetadata } from '../../helpers/mintState.ts'
import {
  type OwnerInstruction,
  testDeploymentAccount,
  testGroupMintAccount,
  testOwnerAccess,
  tryInVain,
} from '../../helpers/ownerAccess.ts'
import { expectEditionsError } from '../../helpers/programFailure.ts'
import { gainOf } from '../../helpers/rent.ts'

type Changes = Pick<ModifyMetadataInput, 'add' | 'remove'>

const EXTRA: MetadataField[] = [
  { field: 'artist', value: 'somebody' },
  { field: 'year', value: '2024' },
]

describe('modifyMetadata', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  function instruction({ deployment, groupMint, creator }: Collection, changes: Changes) {
    return modifyMetadata({
      deployment,
      groupMint: groupMint.publicKey,
      creator: creator.publicKey,
      ...changes,
    })
  }

  async function change(drop: Collection, changes: Changes) {
    return chain.send([instruction(drop, changes)], [drop.creator])
  }

  async function refuses(drop: Collection, changes: Changes, error: string) {
    const outcome = await tryInVain(drop, instruction(drop, changes), [drop.creator])
    expectEditionsError(outcome, error)
  }

  /** Reads the group mint's extra metadata, without its royalties. */
  async function fieldsOf(drop: Collection): Promise<Record<string, string>> {
    const { additionalMetadata } = await readMetadata(chain, drop.groupMint.publicKey)
    const royalties = ['royalty_basis_points', drop.creator.publicKey.toBase58()]
    return Object.fromEntries(additionalMetadata.filter(([key]) => !royalties.includes(key)))
  }

  const addField: OwnerInstruction = ({ drop }, wallets) =>
    modifyMetadata({
      deployment: drop.deployment,
      groupMint: drop.groupMint.publicKey,
      ...wallets,
      add: [{ field: 'website', value: 'https://example.com' }],
    })

  testOwnerAccess(() => chain, addField)
  testDeploymentAccount(() => chain, addField)
  testGroupMintAccount(() => chain, addField)

  it('adds, overwrites and removes in one call, signed only by the owner', async () => {
    // Given a collection with two fields, without the key of its group mint
    const drop = await Collection.deploy(chain, { extraMeta: EXTRA })

    // When one is removed, one overwritten and one added
    await change(drop, {
      remove: ['artist'],
      add: [
        { field: 'year', value: '2025' },
        { field: 'series', value: 'first' },
      ],
    })

    // Then the fields are these
    expect(await fieldsOf(drop)).to.deep.equal({ year: '2025', series: 'first' })
  })

  it('sets a field that the same call removes', async () => {
    const drop = await Collection.deploy(chain, { extraMeta: EXTRA })

    await change(drop, { remove: ['year'], add: [{ field: 'year', value: '' }] })

    expect(await fieldsOf(drop)).to.deep.equal({ artist: 'somebody', year: '' })
  })

  it('removes every extra field, and keeps the royalties', async () => {
    const drop = await Collection.deploy(chain, { extraMeta: EXTRA })

    await change(drop, { remove: ['year', 'artist'] })

    const { additionalMetadata } = await readMetadata(chain, drop.groupMint.publicKey)
    expect(Object.fromEntries(additionalMetadata)).to.deep.equal({
      royalty_basis_points: '500',
      [drop.creator.publicKey.toBase58()]: '100',
    })
  })

  it('charges the owner for additional bytes only', async () => {
    const drop = await Collection.deploy(chain, { extraMeta: EXTRA })
    const payer = await chain.wallet()
    const send = async (changes: Changes) =>
      chain.send(
        [
          modifyMetadata({
            deployment: drop.deployment,
            groupMint: drop.groupMint.publicKey,
            creator: drop.creator.publicKey,
            payer: payer.publicKey,
            ...changes,
          }),
        ],
        [drop.creator, payer],
      )

    // A new field takes two 4-byte lengths, a 6-byte key and a 5-byte value
    const [added] = await gainOf(chain, payer.publicKey, () =>
      send({ add: [{ field: 'series', value: 'first' }] }),
    )
    expect(added).to.equal((await chain.rent(0)) - (await chain.rent(4 + 4 + 6 + 5)))

    const [replaced] = await gainOf(chain, payer.publicKey, () =>
      send({ add: [{ field: 'series', value: 'third' }] }),
    )
    expect(replaced).to.equal(0n)
  })

  it('undoes the removals if a field to add is refused', async () => {
    const drop = await Collection.deploy(chain, { extraMeta: EXTRA })
    const add = [{ field: 'website', value: 'v'.repeat(201) }]
    await refuses(drop, { remove: ['artist'], add }, 'FieldValueTooLong')
    expect(await fieldsOf(drop)).to.deep.equal({ artist: 'somebody', year: '2024' })
  })

  it('refuses to remove a missing field, also the second time in one call', async () => {
    const drop = await Collection.deploy(chain, { extraMeta: EXTRA })
    await refuses(drop, { remove: ['website'] }, 'FieldNotFound')
    await refuses(drop, { remove: ['year', 'year'] }, 'FieldNotFound')
  })

  it('refuses to set a field twice in one call', async () => {
    const drop = await Collection.deploy(chain)
    const add = ['first', 'second'].map((value) => ({ field: 'series', value }))
    await refuses(drop, { add }, 'DuplicateField')
  })

  it('permits ten extra fields, and an eleventh only in place of a removed one', async () => {
    // Given ten fields, besides royalties, which do not count
    const extraMeta = Array.from({ length: 10 }, (_, index) => ({
      field: `field${index}`,
      value: `${index}`,
    }))
    const drop = await Collection.deploy(chain, { extraMeta })

    // Then there is no room for another
    const add = [{ field: 'another', value: '' }]
    await refuses(drop, { add }, 'TooManyFields')

    // But there is after a field is removed
    await change(drop, { remove: ['field0'], add })
    expect(Object.keys(await fieldsOf(drop))).to.have.length(10)
  })

  it('permits keys of 32 and values of 200 bytes, and no more', async () => {
    const drop = await Collection.deploy(chain)
    const longest = { field: 'k'.repeat(32), value: 'v'.repeat(200) }

    await change(drop, { add: [longest] })
    expect(await fieldsOf(drop)).to.deep.equal({ [longest.field]: longest.value })

    await refuses(drop, { add: [{ ...longest, field: 'k'.repeat(33) }] }, 'FieldKeyLengthInvalid')
    await refuses(drop, { add: [{ ...longest, value: 'v'.repeat(201) }] }, 'FieldValueTooLong')
    await refuses(drop, { add: [{ ...longest, field: '' }] }, 'FieldKeyLengthInvalid')
  })

  it('an owner cannot forge royalties with extra fields', async () => {
    const drop = await Collection.deploy(chain)
    const address = Keypair.generate().publicKey.toBase58()
    const creator = drop.creator.publicKey.toBase58()

    await refuses(drop, { add: [{ field: address, value: '100' }] }, 'FieldKeyIsAddress')
    await refuses(drop, { remove: [creator] }, 'FieldKeyIsAddress')
    const royalties = { field: 'royalty_basis_points', value: '0' }
    await refuses(drop, { add: [royalties] }, 'FieldKeyReserved')
    await refuses(drop, { remove: [royalties.field] }, 'FieldKeyReserved')
  })

  it("cannot overwrite Token-2022's own fields", async () => {
    const drop = await Collection.deploy(chain)
    for (const field of ['name', 'symbol', 'uri']) {
      await refuses(drop, { add: [{ field, value: 'forged' }] }, 'FieldKeyReserved')
    }
  })

  describe('its events', () => {
    it('list removed and added fields once, in the editions program', async () => {
      const drop = await Collection.deploy(chain, { extraMeta: EXTRA })
      const editionsDeployment = drop.deployment.toBase58()

      const added = [{ field: 'series', value: 'first' }]
      const outcome = await change(drop, { remove: ['artist'], add: added })

      expect(controlsEvents(outcome)).to.deep.equal([])
      expect(editionsEvents(outcome)).to.deep.equal([
        { name: 'metadataRemoved', data: { editionsDeployment, fields: ['artist'] } },
        { name: 'metadataAdded', data: { editionsDeployment, fields: added } },
      ])
    })
  })
})
