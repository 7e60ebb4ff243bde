import type { Localnet } from '@mintline/localnet'
import {
  commitReveal,
  modifyCollection,
  modifyMetadata,
  modifyRoyalties,
  randomSeed,
  revealCommitment,
  revealFiles,
  updateTokenNameUri,
} from '@mintline/solana'
import { type Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import type { Kysely } from 'kysely'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import {
  addressKey,
  collectionKey,
  itemKey,
  readTransactionKey,
} from '../../src/database/keys/index.ts'
import type { DB } from '../../src/database/tables.ts'
import { testDatabase } from '../_database.ts'
import { eventually, eventuallyBothEqual, type Following, follow } from './_follow.ts'
import { burn, handOver } from './_items.ts'
import { tablesOf } from './_tables.ts'

const PRICE = 5_000_000n

describe('followSolana', () => {
  let localnet: Localnet
  let database: Kysely<DB>
  let following: Following
  let drop: Drop
  let ada: Keypair
  let bob: Keypair
  let items: PublicKey[]

  before(async () => {
    localnet = await startPrograms()
    database = (await testDatabase()).write
    following = follow(database, localnet.rpcUrl)
    drop = await Drop.deploy(localnet, {
      royalties: { royaltyBasisPoints: 0, creators: [] },
      extraMeta: [{ field: 'artist', value: 'Ada' }],
    })
    await drop.addPhase({ priceAmount: PRICE })
    ada = await fundedWallet(drop.connection)
    bob = await fundedWallet(drop.connection)
  })
  after(async () => {
    await following.stop()
    await localnet.close()
  })

  it('knows a collection as soon as it is deployed', async () => {
    const row = await eventually(() => collection())
    expect(row).to.include({ name: 'A drop', symbol: 'DROP', type: 'TOKEN_GROUP_2022', chain: 3 })
    expect(row.uri).to.equal('https://example.com/collection.json')
    expect(row.owner).to.deep.equal(walletKey(drop.creator))
    expect(row.creator).to.deep.equal(walletKey(drop.creator))
    expect(row.features).to.deep.equal(['BURN'])
    expect(row.extra).to.deep.equal({ groupMint: String(drop.groupMint.publicKey), artist: 'Ada' })
  })

  it('holds one, two and three items of a transaction, with holders and prices', async () => {
    items = [
      ...(await drop.mint(ada, 1)),
      ...(await drop.mint(bob, 2)),
      ...(await drop.mint(ada, 3)),
    ]
    await eventually(() => when(async () => (await count('items')) === 6))
    expect(await holders()).to.deep.equal(
      holdersOf([ada, bob, bob, ada, ada, ada].map((wallet, index) => [index, wallet])),
    )
    const rows = await database.selectFrom('items').selectAll().execute()
    for (const row of rows) {
      expect(row).to.include({ supply: '1', deleted: false, self: true })
      expect(row.creators).to.deep.equal([walletKey(drop.creator)])
      expect(row.creator_shares).to.deep.equal([10_000])
    }
    const texts = rows.map(({ extra, uri }) => ({ extra, uri }))
    expect(texts).to.have.deep.members(
      items.map((_, index) => ({
        extra: { name: `Item #${index + 1}`, number: `${index + 1}` },
        uri: `https://example.com/${index + 1}.json`,
      })),
    )
    const mints = await activities('MINT')
    expect(mints).to.have.length(6)
    const signatures = mints.map((row) => row.transaction && readTransactionKey(row.transaction))
    expect(new Set(signatures)).to.have.length(3)
    expect(mints[0]).to.include({ value: '1', price: '0.005', amount: String(PRICE) })
    expect(await count('item_metadata')).to.equal(6)
  })

  it('follows transfers, also by instructions that name no mint, and burns', async () => {
    const [first, second, third] = three(items)
    await drop.send(handOver(first, { from: ada.publicKey, to: bob.publicKey }), [ada])
    const unchecked = { from: bob.publicKey, to: ada.publicKey, isChecked: false }
    await drop.send(handOver(second, unchecked), [bob])
    await drop.send(burn(third, bob.publicKey), [bob])
    await eventually(() => when(async () => (await activities('BURN')).length === 1))
    await eventually(() => when(async () => (await activities('TRANSFER')).length === 2))

    expect(await holders()).to.deep.equal(
      holdersOf([
        [0, bob],
        [1, ada],
        [3, ada],
        [4, ada],
        [5, ada],
      ]),
    )
    const burned = await itemRow(third)
    expect(burned).to.include({ deleted: true, supply: '0', single_owner: null })
    const moved = await itemRow(first)
    expect(moved?.single_owner).to.deep.equal(walletKey(bob))
    const gone = await database
      .selectFrom('ownerships')
      .selectAll()
      .where('item', '=', keyOf(first))
      .where('owner', '=', walletKey(ada))
      .executeTakeFirstOrThrow()
    expect(gone).to.include({ value: '0', source: 'MINT' })
  })

  it('finds the way of an item through several wallets and back', async () => {
    const [, , , fourth] = items
    if (!fourth) throw new Error('it was minted')
    const before = (await activities('TRANSFER')).length
    await drop.send(handOver(fourth, { from: ada.publicKey, to: bob.publicKey }), [ada])
    await drop.send(handOver(fourth, { from: bob.publicKey, to: drop.creator.publicKey }), [bob])
    await drop.send(handOver(fourth, { from: drop.creator.publicKey, to: ada.publicKey }), [
      drop.creator,
    ])
    await eventually(() => when(async () => (await activities('TRANSFER')).length === before + 3))
    const mine = await database
      .selectFrom('ownerships')
      .select(['value', 'source'])
      .where('item', '=', keyOf(fourth))
      .where('owner', '=', walletKey(ada))
      .executeTakeFirstOrThrow()
    expect(mine).to.deep.equal({ value: '1', source: 'TRANSFER' })
  })

  it('follows changes of the collection: texts, royalties, fields and owner', async () => {
    const owner = {
      deployment: drop.deployment,
      creator: drop.creator.publicKey,
      groupMint: drop.groupMint.publicKey,
    }
    const royalties = {
      royaltyBasisPoints: 750,
      creators: [
        { address: ada.publicKey, share: 60 },
        { address: bob.publicKey, share: 40 },
      ],
    }
    const changes = { collectionName: 'Renamed', collectionUri: 'https://example.com/new.json' }
    await drop.send([modifyCollection({ ...owner, changes })], [drop.creator])
    await drop.send([modifyRoyalties({ ...owner, royalties })], [drop.creator])
    await drop.send([modifyMetadata({ ...owner, remove: ['artist'] })], [drop.creator])
    await drop.transferOwnership(bob.publicKey)

    const row = await eventually(async () => {
      const found = await collection()
      return found?.owner?.equals(walletKey(bob)) ? found : undefined
    })
    expect(row).to.include({ name: 'Renamed', uri: 'https://example.com/new.json' })
    expect(row.features).to.deep.equal(['BURN', 'SECONDARY_SALE_FEES'])
    expect(row.royalty_accounts).to.deep.equal([walletKey(ada), walletKey(bob)])
    expect(row.royalty_shares).to.deep.equal([450, 300])
    expect(row.extra).to.deep.equal({ groupMint: String(owner.groupMint) })
    expect(row.creator).to.deep.equal(walletKey(drop.creator))
  })

  it('has the metadata of a renamed item fetched again', async () => {
    const [mint] = three(items)
    await database
      .updateTable('item_metadata')
      .set({ state: 'FETCHED', tries: 3 })
      .where('item', '=', keyOf(mint))
      .execute()
    const texts = { newName: 'Ada’s', newUri: 'https://example.com/ada.json' }
    const change = { deployment: drop.deployment, creator: bob.publicKey, mint, ...texts }
    await drop.send([updateTokenNameUri(change)], [bob])
    await eventually(() => when(async () => (await itemRow(mint))?.uri === texts.newUri))
    expect((await itemRow(mint))?.extra).to.deep.equal({ name: 'Ada’s', number: '1' })
    const metadata = await database
      .selectFrom('item_metadata')
      .selectAll()
      .where('item', '=', keyOf(mint))
      .executeTakeFirstOrThrow()
    expect(metadata).to.include({ state: 'WAITING', tries: 0, uri: texts.newUri })
  })

  it('has items show the files that their owner reveals, and their metadata fetched again', async () => {
    // Given a drop whose minted items show placeholders
    const revealing = await Drop.deploy(localnet, { symbol: 'REVEALED' })
    await revealing.addPhase()
    const { deployment, creator: owner } = revealing
    const signer = { deployment, creator: owner.publicKey }
    const secret = { seed: randomSeed(), baseUri: 'https://example.com/files/{}.json' }
    const commitment = revealCommitment(deployment.toBase58(), secret)
    await revealing.send([commitReveal({ ...signer, commitment, fileCount: 2n })], [owner])
    const mints = await revealing.mint(ada, 3)
    const urisOf = async () =>
      (await Promise.all(mints.map(itemRow))).map((row) => row?.uri ?? 'none')
    const placeholders = [1, 2, 3].map((number) => `https://example.com/${number}.json`)
    await eventually(() => when(async () => (await urisOf()).join() === placeholders.join()))
    await database
      .updateTable('item_metadata')
      .set({ state: 'FETCHED', tries: 3 })
      .where('item', 'in', mints.slice(0, 2).map(keyOf))
      .execute()

    // When the two files are revealed, in a later second
    localnet.advanceClock(5)
    await revealing.send([revealFiles({ ...signer, ...secret })], [owner])

    // Then the first two items show them, in some order, and the third keeps its placeholder
    await eventually(() => when(async () => (await urisOf())[0] !== placeholders[0]))
    const [first, second, third] = await urisOf()
    const files = [1, 2].map((number) => `https://example.com/files/${number}.json`)
    expect([first, second].toSorted()).to.deep.equal(files)
    expect(third).to.equal(placeholders[2])
    const metadata = await database
      .selectFrom('item_metadata')
      .select(['item', 'state', 'uri'])
      .where('item', 'in', mints.map(keyOf))
      .execute()
    const stateOf = (mint: PublicKey) => {
      const row = metadata.find(({ item }) => item.equals(keyOf(mint)))
      return [row?.state, row?.uri]
    }
    expect(mints.map(stateOf)).to.deep.equal([
      ['WAITING', first],
      ['WAITING', second],
      ['WAITING', third],
    ])

    // When the owner changes the template, then items no longer have its uri, and show their own
    localnet.advanceClock(5)
    const groupMint = revealing.groupMint.publicKey
    const changes = { itemBaseUri: 'https://example.com/other/{}.json' }
    await revealing.send([modifyCollection({ ...signer, groupMint, changes })], [owner])
    await eventually(() => when(async () => (await urisOf()).join() === placeholders.join()))
  })

  it('replays into an empty database with equal tables', async () => {
    const other = (await testDatabase()).write
    const replay = follow(other, localnet.rpcUrl)
    try {
      await eventuallyBothEqual(
        () => tablesOf(other),
        () => tablesOf(database),
      )
    } finally {
      await replay.stop()
    }
  })

  async function collection() {
    return database
      .selectFrom('collections')
      .selectAll()
      .where('id', '=', collectionKey({ blockchain: 'SOLANA', contract: drop.address }))
      .executeTakeFirst()
  }

  async function itemRow(mint: PublicKey) {
    return database.selectFrom('items').selectAll().where('id', '=', keyOf(mint)).executeTakeFirst()
  }

  async function activities(type: string) {
    return database
      .selectFrom('activities')
      .selectAll()
      .where('type', '=', type)
      .orderBy('block')
      .orderBy('log_index')
      .execute()
  }

  async function count(table: 'items' | 'item_metadata'): Promise<number> {
    return (await database.selectFrom(table).selectAll().execute()).length
  }

  /** Wallets by item: each holds one copy. */
  async function holders(): Promise<Record<string, string>> {
    const rows = await database
      .selectFrom('ownerships')
      .selectAll()
      .where('value', '>', '0')
      .execute()
    return Object.fromEntries(
      rows.map(({ item, owner, value }) => [
        item.toString('hex'),
        `${value} ${owner.toString('hex')}`,
      ]),
    )
  }

  function holdersOf(list: readonly (readonly [number, Keypair])[]): Record<string, string> {
    return Object.fromEntries(
      list.map(([index, wallet]) => [
        keyOf(items[index] ?? PublicKey.default).toString('hex'),
        `1 ${walletKey(wallet).toString('hex')}`,
      ]),
    )
  }
})

async function when(condition: () => Promise<boolean>): Promise<true | undefined> {
  return (await condition()) || undefined
}

function keyOf(mint: PublicKey): Buffer {
  return itemKey({ blockchain: 'SOLANA', contract: String(mint), tokenId: undefined })
}

function walletKey(wallet: Keypair): Buffer {
  return addressKey({ blockchain: 'SOLANA', address: wallet.publicKey.toBase58() })
}

function three(list: readonly PublicKey[]): [PublicKey, PublicKey, PublicKey] {
  const [first, second, third] = list
  if (!first || !second || !third) throw new Error('they were minted')
  return [first, second, third]
}
