import { expect } from 'chai'
import type { Kysely } from 'kysely'
import type { Hex } from 'viem'
import * as erc721 from '../../../../clients/evm/src/generated/openEdition/abi.ts'
import type { EvmWallet } from '../../../../clients/evm/src/wallet/evmWallet.ts'
import type { TestChain } from '../../../../clients/evm/test/support/chain.ts'
import { claimCall } from '../../../../clients/evm/test/support/claims.ts'
import { deployDrop, type TestDrop } from '../../../../clients/evm/test/support/drops.ts'
import type { DB } from '../../../src/database/tables.ts'
import { emptyTables } from '../_tables.ts'
import { startReadChain } from './_chain.ts'
import { expectFresh } from './_fresh.ts'
import { type Reading, reading } from './_reading.ts'

const CONDITIONS = [{ pricePerToken: 1n }]

describe('Collections of blocks that an EVM chain replaces', () => {
  let chain: TestChain
  let database: Kysely<DB>
  let other: Kysely<DB>
  let ada: EvmWallet
  let bob: EvmWallet
  let edition: TestDrop
  let live: Reading
  /** The chain before what a test drops. */
  let id: Hex

  before(async () => {
    ;({ chain, ada, bob, database, other } = await startReadChain())
    edition = await deployDrop(chain, { variant: 'erc721', conditions: CONDITIONS })
    // Both implementations are there already.
    await deployDrop(chain, { variant: 'erc1155', conditions: CONDITIONS })
    await chain.execute(claimCall(edition, { from: ada, quantity: 2n, price: 1n }))
  })
  beforeEach(async () => {
    await emptyTables(database)
    live = reading(database, chain.url)
    await live.round()
    id = await chain.cheats.snapshot()
  })
  after(async () => {
    await chain.stop()
  })

  it('are gone with the blocks, and another one may take the address', async () => {
    const dropped = await deployDrop(chain, { variant: 'erc721', conditions: CONDITIONS })
    await chain.execute(claimCall(dropped, { from: ada, quantity: 3n, price: 1n }))
    await live.round()
    expect(await types()).to.deep.equal(['ERC1155', 'ERC721', 'ERC721'])
    await replace(async () => undefined)
    expect(await types()).to.deep.equal(['ERC1155', 'ERC721'])
    await expectSame()

    const instead = await deployDrop(chain, { variant: 'erc1155', conditions: CONDITIONS })
    expect(instead.address).to.equal(dropped.address)
    await chain.execute(claimCall(instead, { from: bob, quantity: 5n, price: 1n }))
    await live.round()
    expect(await types()).to.deep.equal(['ERC1155', 'ERC1155', 'ERC721'])
    await expectSame()
  })

  it('say what they said before, where only dropped blocks said otherwise', async () => {
    await changeFacts('ipfs://dropped', 700n)
    await live.round()
    expect(await facts()).to.deep.include({ uri: 'ipfs://dropped', royalty_shares: [700] })
    await replace(async () => undefined)
    expect(await facts()).to.deep.include({ uri: 'ipfs://contract', royalty_shares: [500] })
    await expectSame()
  })

  it('say what the blocks instead of them say', async () => {
    await changeFacts('ipfs://first', 100n)
    await live.round()
    await changeFacts('ipfs://dropped', 700n)
    await live.round()
    await replace(() => changeFacts('ipfs://instead', 300n))
    expect(await facts()).to.deep.include({ uri: 'ipfs://instead', royalty_shares: [300] })
    await expectSame()
  })

  it('keep changes of blocks that remain, when later ones are dropped again and again', async () => {
    await changeFacts('ipfs://first', 100n)
    await live.round()
    for (const [at, uri] of ['ipfs://second', 'ipfs://third'].entries()) {
      id = await chain.cheats.snapshot()
      await changeFacts(uri, 200n + BigInt(at))
      await live.round()
      await replace(async () => undefined)
      expect(await facts()).to.deep.include({ uri: 'ipfs://first', royalty_shares: [100] })
      await expectSame()
    }
  })

  it('have items that were burned in dropped blocks only', async () => {
    await chain.execute({ from: ada, to: edition.address, abi: erc721.burn, args: [1n] })
    await emptyTables(database)
    // Read first when it is burned, so that nobody could say what it is.
    await live.round()
    await replace(async () => undefined)
    await expectSame()
  })

  /** Takes blocks back, and has others in their place read. */
  async function replace(mine: () => Promise<unknown>): Promise<void> {
    await chain.cheats.revert({ id })
    await mine()
    await chain.cheats.mine({ blocks: 20 })
    await live.round()
  }

  /** Changes everything that the contract says of itself and of its items. */
  async function changeFacts(uri: string, royalty: bigint): Promise<void> {
    const to = edition.address
    const metadata = { name: uri, description: '', imageURI: uri, animationURI: '' }
    const calls = [
      { abi: erc721.setContractURI, args: [uri] },
      { abi: erc721.setDefaultRoyaltyInfo, args: [bob.address, royalty] },
      { abi: erc721.setRoyaltyInfoForToken, args: [2n, ada.address, royalty + 1n] },
      { abi: erc721.setSharedMetadata, args: [metadata] },
    ]
    for (const call of calls) {
      const { status } = await chain.execute({ to, ...call })
      expect(status).to.equal('success')
    }
  }

  async function types(): Promise<string[]> {
    const rows = await database.selectFrom('collections').select('type').orderBy('type').execute()
    return rows.map(({ type }) => type)
  }

  function facts() {
    return database
      .selectFrom('collections')
      .select(['uri', 'royalty_shares'])
      .where('type', '=', 'ERC721')
      .executeTakeFirstOrThrow()
  }

  const expectSame = () => expectFresh({ database, other, chain })
})
