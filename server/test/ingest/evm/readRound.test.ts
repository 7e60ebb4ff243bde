import { expect } from 'chai'
import type { Kysely } from 'kysely'
import { encodeAbiParameters, encodeEventTopics, type Hex, maxUint256, pad, parseAbi } from 'viem'
import * as erc1155 from '../../../../clients/evm/src/generated/dropErc1155/abi.ts'
import * as erc721 from '../../../../clients/evm/src/generated/openEdition/abi.ts'
import type { EvmWallet } from '../../../../clients/evm/src/wallet/evmWallet.ts'
import type { TestChain } from '../../../../clients/evm/test/support/chain.ts'
import { claimCall } from '../../../../clients/evm/test/support/claims.ts'
import { deployDrop, type TestDrop } from '../../../../clients/evm/test/support/drops.ts'
import { readItemKey } from '../../../src/database/keys/index.ts'
import type { DB } from '../../../src/database/tables.ts'
import { emptyTables, tablesOf } from '../_tables.ts'
import { startReadChain } from './_chain.ts'
import { deployEmitter, emit } from './_emitter.ts'
import { expectFresh } from './_fresh.ts'
import { type Reading, reading } from './_reading.ts'

const PRICE = 10n ** 16n
const TRANSFER = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
])
const TRANSFER_BATCH = parseAbi([
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])

describe('An EVM chain', () => {
  let chain: TestChain
  let database: Kysely<DB>
  let other: Kysely<DB>
  let ada: EvmWallet
  let bob: EvmWallet
  let edition: TestDrop
  let multiple: TestDrop
  let live: Reading

  before(async () => {
    ;({ chain, ada, bob, database, other } = await startReadChain())
    const conditions = [{ pricePerToken: PRICE }]
    edition = await deployDrop(chain, { variant: 'erc721', conditions })
    multiple = await deployDrop(chain, { variant: 'erc1155', conditions })
  })
  beforeEach(async () => {
    await emptyTables(database)
    live = reading(database, chain.url)
    await live.round()
  })
  after(async () => {
    await chain.stop()
  })

  it('is read live as it is anew: mints, transfers and burns of both standards', async () => {
    await chain.execute(claimCall(edition, { from: ada, quantity: 3n, price: PRICE }))
    await live.round()
    await chain.execute(claimCall(multiple, { from: ada, quantity: 5n, price: PRICE }))
    await transfer(edition, ada, bob, 1n)
    await live.round()
    await transfer(multiple, ada, bob, 0n, 2n)
    await chain.execute({ from: bob, to: edition.address, abi: erc721.burn, args: [1n] })
    await chain.execute({
      from: bob,
      to: multiple.address,
      abi: erc1155.burnBatch,
      args: [bob.address, [0n], [1n]],
    })
    await live.round()

    expect(await holdings()).to.deep.equal(
      [
        `${edition.address} 1 ${ada.address} 0`,
        `${edition.address} 1 ${bob.address} 0`,
        `${edition.address} 2 ${ada.address} 1`,
        `${edition.address} 3 ${ada.address} 1`,
        `${multiple.address} 0 ${ada.address} 3`,
        `${multiple.address} 0 ${bob.address} 1`,
      ]
        .map((line) => line.toLowerCase())
        .sort(),
    )
    const activities = await database
      .selectFrom('activities')
      .select(['type', 'value', 'price', 'amount', 'collection'])
      .orderBy('block')
      .orderBy('log_index')
      .execute()
    const ofMint = { type: 'MINT', price: '0.01' }
    expect(activities.map(({ collection, ...rest }) => rest)).to.deep.equal([
      ...Array(3).fill({ ...ofMint, value: '1', amount: String(PRICE) }),
      { ...ofMint, value: '5', amount: String(5n * PRICE) },
      { type: 'TRANSFER', value: '1', price: null, amount: null },
      { type: 'TRANSFER', value: '2', price: null, amount: null },
      { type: 'BURN', value: '1', price: null, amount: null },
      { type: 'BURN', value: '1', price: null, amount: null },
    ])
    await expectFresh({ database, other, chain })
  })

  it('has collections and items with what their contracts say', async () => {
    await chain.execute(claimCall(edition, { from: ada, price: PRICE }))
    await live.round()
    const found = await database
      .selectFrom('collections')
      .select(['type', 'name', 'symbol', 'features', 'royalty_shares', 'uri', 'creator', 'owner'])
      .where('type', '=', 'ERC721')
      .executeTakeFirstOrThrow()
    const creator = chain.creator.address.slice(2).toLowerCase()
    expect({
      ...found,
      creator: found.creator?.toString('hex').slice(4),
      owner: found.owner?.toString('hex').slice(4),
    }).to.deep.equal({
      type: 'ERC721',
      name: 'Drop',
      symbol: 'DROP',
      features: ['APPROVE_FOR_ALL', 'SECONDARY_SALE_FEES'],
      royalty_shares: [500],
      uri: 'ipfs://contract',
      creator,
      owner: creator,
    })
    const items = await database
      .selectFrom('items')
      .select(['uri', 'creators', 'deleted'])
      .execute()
    for (const { uri, creators, deleted } of items) {
      if (!deleted) expect(uri).to.match(/^data:application\/json|^ipfs:\/\/items\/0$/)
      expect(creators.map((key) => key.toString('hex').slice(4))).to.deep.equal([creator])
    }
  })

  it('reads items again when their contract says that the metadata changed', async () => {
    await chain.execute(claimCall(edition, { from: ada, price: PRICE }))
    await live.round()
    const uris = () => database.selectFrom('items').select('uri').orderBy('id').execute()
    const before = await uris()
    const metadata = { name: 'New', description: '', imageURI: 'ipfs://new', animationURI: '' }
    await chain.execute({ to: edition.address, abi: erc721.setSharedMetadata, args: [metadata] })
    await live.round()
    const after = await uris()
    expect(after).to.have.length(before.length)
    expect(after).to.not.deep.equal(before)
    await expectFresh({ database, other, chain })
  })

  it('has royalties of single items where they differ from those of the collection', async () => {
    await chain.execute(claimCall(edition, { from: ada, price: PRICE }))
    await live.round()
    const args = [3n, bob.address, 700n]
    await chain.execute({ to: edition.address, abi: erc721.setRoyaltyInfoForToken, args })
    await live.round()
    const items = await database
      .selectFrom('items')
      .select(['token_id', 'royalty_shares'])
      .where('royalty_shares', 'is not', null)
      .execute()
    expect(items).to.deep.equal([{ token_id: '3', royalty_shares: [700] }])
    await expectFresh({ database, other, chain })
  })

  it('undoes blocks that the chain has replaced', async () => {
    await chain.execute(claimCall(edition, { from: ada, price: PRICE }))
    await live.round()
    const id = await chain.cheats.snapshot()
    await chain.execute(claimCall(edition, { from: ada, quantity: 2n, price: PRICE }))
    await transfer(multiple, bob, ada, 0n, 1n).catch(() => undefined)
    await chain.cheats.mine({ blocks: 5 })
    await live.round()
    const replaced = await tablesOf(database)

    // When other blocks take their place
    await chain.cheats.revert({ id })
    await chain.execute(claimCall(edition, { from: bob, quantity: 4n, price: PRICE }))
    await chain.cheats.mine({ blocks: 10 })
    await live.round()

    const found = await tablesOf(database)
    expect(found.items).to.not.deep.equal(replaced.items)
    await expectFresh({ database, other, chain })
  })

  it('keeps its rows while the chain is only shorter than before', async () => {
    const id = await chain.cheats.snapshot()
    await chain.cheats.mine({ blocks: 3 })
    await live.round()
    const before = await tablesOf(database)
    await chain.cheats.revert({ id })
    await live.round()
    expect((await tablesOf(database)).items).to.deep.equal(before.items)
  })

  it('follows named contracts alone, from the first block of the settings', async () => {
    await chain.execute(claimCall(multiple, { from: ada, price: PRICE }))
    await emptyTables(database)
    await reading(database, chain.url, { contracts: [multiple.address.toLowerCase()] }).round()
    const collections = await database.selectFrom('collections').select('type').execute()
    expect(collections).to.deep.equal([{ type: 'ERC1155' }])

    await emptyTables(database)
    const number = Number(await chain.connection.client.request({ method: 'eth_blockNumber' }))
    await reading(database, chain.url, { firstBlock: number + 1 }).round()
    expect(await database.selectFrom('activities').selectAll().execute()).to.deep.equal([])
  })

  it('waits for confirmations', async () => {
    const confirmed = reading(other, chain.url, { confirmations: 2 })
    await emptyTables(other)
    await chain.cheats.mine({ blocks: 2 })
    await confirmed.round()
    const count = async () => (await tablesOf(other)).activities.length
    const before = await count()
    await chain.execute(claimCall(edition, { from: ada, price: PRICE }))
    await chain.cheats.mine({ blocks: 1 })
    await confirmed.round()
    expect(await count()).to.equal(before)
    await chain.cheats.mine({ blocks: 1 })
    await confirmed.round()
    expect(await count()).to.equal(before + 1)
  })

  it('is not led astray by logs that no such contract writes', async () => {
    const single = await deployEmitter(chain, '0x80ac58cd')
    const several = await deployEmitter(chain, '0xd9b67a26')
    const neither = await deployEmitter(chain, '0x12345678')
    const anything = await deployEmitter(chain, '0xffffffff')
    const wallet = pad(ada.address, { size: 32 })
    const nobody = pad('0x', { size: 32 })
    const [topic = '0x'] = encodeEventTopics({ abi: TRANSFER })
    const [batch = '0x'] = encodeEventTopics({ abi: TRANSFER_BATCH })
    const mint: Hex[] = [topic as Hex, nobody, wallet, pad('0x07', { size: 32 })]
    const lists = (ids: bigint[], values: bigint[]) =>
      encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [ids, values])
    const before = await tablesOf(database)
    const toAda: Hex[] = [batch as Hex, wallet, nobody, wallet]

    await emit(chain, neither, { topics: mint, data: '0x' })
    await emit(chain, anything, { topics: mint, data: '0x' })
    await emit(chain, several, { topics: mint, data: '0x' })
    await emit(chain, single, { topics: mint.slice(0, 3), data: pad('0x01', { size: 32 }) })
    await emit(chain, single, { topics: mint, data: '0x01' })
    await emit(chain, single, {
      topics: [topic as Hex, nobody, `0x${'f'.repeat(64)}`, nobody],
      data: '0x',
    })
    await emit(chain, several, { topics: toAda, data: lists([1n, 2n], [1n]) })
    await emit(chain, several, { topics: toAda, data: `0x${'f'.repeat(128)}` })
    await emit(chain, several, { topics: toAda, data: '0x' })
    await live.round()
    const after = await tablesOf(database)
    for (const name of ['items', 'ownerships', 'activities', 'item_metadata'] as const) {
      expect(after[name], name).to.deep.equal(before[name])
    }

    // More copies than numbers can count, and names that no text can keep, stop nothing
    for (let at = 0; at < 12; at += 1) {
      await emit(chain, several, { topics: toAda, data: lists([1n], [maxUint256]) })
    }
    await emit(chain, several, {
      topics: toAda,
      data: lists(
        Array(1_500)
          .fill(0n)
          .map((_, at) => BigInt(at)),
        Array(1_500).fill(1n),
      ),
    })
    await live.round()
    const item = await database
      .selectFrom('items')
      .select('supply')
      .orderBy('supply', 'desc')
      .executeTakeFirstOrThrow()
    expect(item.supply).to.equal(String(maxUint256))
    await expectFresh({ database, other, chain })
  })

  async function holdings(): Promise<string[]> {
    const rows = await database
      .selectFrom('ownerships')
      .select(['item', 'owner', 'value'])
      .execute()
    return rows
      .map(({ item, owner, value }) => {
        const { contract, tokenId } = readItemKey(item)
        return `${contract} ${tokenId} 0x${owner.toString('hex').slice(4)} ${value}`
      })
      .sort()
  }

  async function transfer(
    { address, variant }: TestDrop,
    from: EvmWallet,
    to: EvmWallet,
    tokenId: bigint,
    value = 1n,
  ): Promise<void> {
    const sides = [from.address, to.address, tokenId]
    const { status } = await chain.execute(
      variant === 'erc721'
        ? { from, to: address, abi: erc721.transferFrom, args: sides }
        : { from, to: address, abi: erc1155.safeTransferFrom, args: [...sides, value, '0x'] },
    )
    if (status !== 'success') throw new Error('It was not transferred')
  }
})
