import { expect } from 'chai'
import { type Hex, numberToHex } from 'viem'
import { startChain } from '../../../clients/evm/test/support/chain.ts'
import { deployDrop } from '../../../clients/evm/test/support/drops.ts'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop } from '../../../clients/solana/test/reads/_drop.ts'
import type { Settings } from '../../src/config/settings.ts'
import { readOrderKey } from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import { ingest } from '../../src/roles/ingest.ts'
import { testDatabase } from '../_database.ts'
import { memoryLog } from '../_log.ts'
import { eventually } from '../ingest/_follow.ts'
import { startUnreliableNode } from '../ingest/_unreliableNode.ts'
import { deployEmitter, emit } from '../ingest/evm/_emitter.ts'
import { cancelled } from '../ingest/evm/_exchangeLogs.ts'

describe('the ingest role', () => {
  it('says once that nothing answers, goes on asking, and follows once it does', async () => {
    const localnet = await startPrograms()
    const node = await startUnreliableNode(localnet.rpcUrl)
    node.trouble = 'gone'
    const { said, close, pools } = await start(node.url)
    const host = new URL(node.url).host
    // Asked twice at least: each round fails with its first request.
    await eventually(async () => (node.requests >= 2 ? true : undefined))
    const away = await cursorOf(pools)
    expect(away?.failing_since).to.be.instanceOf(Date)
    expect(said()).to.have.length(1)
    expect(said()[0]).to.match(new RegExp(`^SOLANA: cannot follow ${host}, trying again\\. `))

    node.trouble = undefined
    await eventually(async () => (said().length > 1 ? true : undefined))
    expect(said().slice(1)).to.deep.equal([`SOLANA: following ${host}`])
    expect(await cursorOf(pools)).to.include({ failing_since: null, failure: null })
    await close()
    await node.close()
    await localnet.close()
  })

  it('ends at once while nothing answers', async () => {
    const { said, close } = await start('http://127.0.0.1:1')
    await eventually(async () => (said().length > 0 ? true : undefined))
    await close()
    expect(said()).to.have.length(1)
  })

  it('follows the network that answers', async () => {
    const localnet = await startPrograms()
    const drop = await Drop.deploy(localnet)
    const { said, close, pools } = await start(localnet.rpcUrl)
    const collection = await eventually(() =>
      pools.write.selectFrom('collections').selectAll().executeTakeFirst(),
    )
    await close()
    await localnet.close()
    expect(collection).to.include({ name: drop.input.collectionName })
    expect(said()).to.deep.equal([`SOLANA: following ${new URL(localnet.rpcUrl).host}`])
  })

  it('follows EVM chains that are named', async () => {
    const chain = await startChain()
    await deployDrop(chain, { variant: 'erc721' })
    const { said, close, pools } = await start(chain.url, 'ETHEREUM')
    const collection = await eventually(() =>
      pools.write.selectFrom('collections').selectAll().executeTakeFirst(),
    )
    await close()
    await chain.stop()
    expect(collection).to.include({ type: 'ERC721', name: 'Drop' })
    expect(said()).to.deep.equal([`ETHEREUM: following ${new URL(chain.url).host}`])
  })

  it('believes the exchange of the settings, and no other contract', async () => {
    const chain = await startChain()
    const [own, foreign] = [
      await deployEmitter(chain, '0x12345678'),
      await deployEmitter(chain, '0x12345678'),
    ]
    const [order, other] = [1, 2].map((number): Hex => numberToHex(number, { size: 32 }))
    await emit(chain, foreign, cancelled(other ?? '0x'))
    await emit(chain, own, cancelled(order ?? '0x'))
    const exchanges = { ETHEREUM: { contract: own.toLowerCase() } }
    const { close, pools } = await start(chain.url, 'ETHEREUM', { exchanges } as never)
    const event = await eventually(() =>
      pools.write.selectFrom('order_events').selectAll().executeTakeFirst(),
    )
    const events = await pools.write.selectFrom('order_events').selectAll().execute()
    await close()
    await chain.stop()
    expect(events).to.have.length(1)
    expect(event.type).to.equal('CANCEL')
    expect(readOrderKey(event.order_id)).to.deep.equal({ blockchain: 'ETHEREUM', value: order })
  })
})

function cursorOf({ write }: Pools) {
  return write.selectFrom('cursors').selectAll().executeTakeFirst()
}

async function start(url: string, blockchain = 'SOLANA', further: Partial<Settings> = {}) {
  const pools = await testDatabase()
  const { log, entries } = memoryLog()
  const settings = {
    nodes: { [blockchain]: [url] },
    chains: {},
    exchanges: {},
    ...further,
  } as unknown as Settings
  const { close } = await ingest.start({
    settings,
    database: pools as never,
    log,
    metrics: undefined,
  })
  return { said: () => entries.map(({ msg }) => msg), close, pools }
}
