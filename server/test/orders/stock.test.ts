import { expect } from 'chai'
import { zeroAddress } from 'viem'
import { keyOf } from '../../../clients/evm/test/support/keys.ts'
import { orderKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import { TASKS } from '../../src/jobs/index.ts'
import { lazyMintHash } from '../../src/orders/hash/lazyMintHash.ts'
import { type ExchangeOrderForm, parseOrderForm } from '../../src/orders/parse/parseOrderForm.ts'
import { lazyContract } from '../lazy-items/_contracts.ts'
import { emptyQueue, queued } from '../metadata/_jobs.ts'
import { ask, indexerOver, servicesOver } from '../read-model/_app.ts'
import { ownContract } from './_contracts.ts'
import {
  addressOf,
  ERC20_PROXY,
  type Market,
  NFT_PROXY,
  openMarket,
  PUNK_PROXY,
} from './_market.ts'

describe('stock of stored orders', () => {
  let market: Market
  before(async () => {
    market = await openMarket()
  })
  beforeEach(() => market.endOrders())
  after(() => market.stop())

  /** Status and stock after a check; the reason where it is refused. */
  async function validated(id: string): Promise<readonly unknown[]> {
    const { status, body } = await market.ask(calls.getValidatedOrderById, { id })
    return status === 200 ? [body.status, body.makeStock] : [status, body.code, body.message]
  }
  const inactive = (id: string, status = 'INACTIVE') => [
    400,
    'VALIDATION',
    `The order ${id} is not active: it is ${status}`,
  ]
  const stored = async (id: string) => {
    const { body } = await market.ask(calls.getOrderById, { id })
    return [body.status, body.makeStock]
  }
  const posted = async (form: ExchangeOrderForm) => (await market.post(form)).body.id

  it('follow an item away and back', async () => {
    const id = await posted(market.listing())
    const [one, two] = [market.chain.keyWallet(1), market.chain.keyWallet(2)]
    expect(await validated(id)).to.deep.equal(['ACTIVE', '1'])
    await market.execute(market.nft, 'transferFrom', [addressOf(1), addressOf(2), 0n], one)
    expect(await validated(id)).to.deep.equal(inactive(id))
    expect(await stored(id)).to.deep.equal(['INACTIVE', '0'])
    await market.execute(market.nft, 'transferFrom', [addressOf(2), addressOf(1), 0n], two)
    expect(await validated(id)).to.deep.equal(['ACTIVE', '1'])
    expect(await stored(id)).to.deep.equal(['ACTIVE', '1'])
  })

  it('need an approval, of all items or of this one', async () => {
    const id = await posted(market.listing())
    const one = market.chain.keyWallet(1)
    await market.execute(market.nft, 'setApprovalForAll', [NFT_PROXY, false], one)
    expect(await validated(id)).to.deep.equal(inactive(id))
    await market.execute(market.nft, 'approve', [NFT_PROXY, 0n], one)
    expect(await validated(id)).to.deep.equal(['ACTIVE', '1'])
    await market.execute(market.nft, 'approve', [zeroAddress, 0n], one)
    expect(await validated(id)).to.deep.equal(inactive(id))
    await market.execute(market.nft, 'setApprovalForAll', [NFT_PROXY, true], one)
  })

  it('of copies go down as they are sold elsewhere', async () => {
    const assetType = {
      '@type': 'ERC1155' as const,
      contract: `BASE:${market.copies}`,
      tokenId: '5',
    }
    const id = await posted(market.listing({ make: { assetType, value: '8' } }))
    expect(await validated(id)).to.deep.equal(['ACTIVE', '8'])
    const one = market.chain.keyWallet(1)
    const args = [addressOf(1), addressOf(3), 5n, 7n, '0x']
    await market.execute(market.copies, 'safeTransferFrom', args, one)
    expect(await validated(id)).to.deep.equal(['ACTIVE', '3'])
  })

  it('of bids are what is both owned and approved', async () => {
    const bid = { ...market.bid().make, value: String(10n ** 18n) }
    const id = await posted(market.bid({ make: bid }))
    const two = market.chain.keyWallet(2)
    expect(await validated(id)).to.deep.equal(['ACTIVE', '1'])
    await market.execute(market.coin, 'approve', [ERC20_PROXY, 10n ** 18n - 1n], two)
    expect(await validated(id)).to.deep.equal(inactive(id))
    await market.execute(market.coin, 'approve', [ERC20_PROXY, 10n ** 18n], two)
    expect(await validated(id)).to.deep.equal(['ACTIVE', '1'])
    await market.execute(market.coin, 'approve', [ERC20_PROXY, 0n], two)
    expect(await validated(id)).to.deep.equal(inactive(id))
    await market.execute(market.coin, 'approve', [ERC20_PROXY, 10n ** 24n], two)
  })

  it('end with a fill and with a cancellation, for good', async () => {
    for (const [fill, status] of [
      [2n * 10n ** 18n, 'FILLED'],
      [2n ** 256n - 1n, 'CANCELLED'],
    ] as const) {
      const id = await posted(market.listing())
      await market.execute(market.exchange.contract, 'fill', [id.slice('BASE:'.length), fill])
      expect(await validated(id)).to.deep.equal(inactive(id, status))
      expect(await stored(id)).to.deep.equal([status, '0'])
    }
  })

  it('are looked at again after a report', async () => {
    const id = await posted(market.listing())
    const key = orderKey({ blockchain: 'BASE', value: id.slice('BASE:'.length) }).toString('hex')
    const one = market.chain.keyWallet(1)
    await market.execute(market.nft, 'setApprovalForAll', [NFT_PROXY, false], one)
    await emptyQueue(market.pools.write)
    const { status, body } = await market.ask(calls.reportOrderById, { id })
    expect([status, body]).to.deep.equal([200, null])
    expect((await queued(market.pools.write)).map((job) => job.key)).to.include(`order ${key}`)
    const { orders } = servicesOver(market.pools, {
      nodes: { BASE: [market.chain.url] },
      exchanges: { BASE: market.exchange },
    })
    await TASKS.checkOrder({ orders } as never, { order: key }, undefined)
    expect(await stored(id)).to.deep.equal(['INACTIVE', '1'])
    await market.execute(market.nft, 'setApprovalForAll', [NFT_PROXY, true], one)
    await TASKS.checkOrder({ orders } as never, { order: key }, undefined)
    expect(await stored(id)).to.deep.equal(['ACTIVE', '1'])
  })

  it('stay as they are where the server cannot ask', async () => {
    const id = await posted(market.listing())
    const order = orderKey({ blockchain: 'BASE', value: id.slice('BASE:'.length) }).toString('hex')
    const { orders } = servicesOver(market.pools)
    await TASKS.checkOrder({ orders } as never, { order }, undefined)
    expect(await stored(id)).to.deep.equal(['ACTIVE', '1'])
  })

  it('of a punk need an offer to the exchange for nothing', async () => {
    const punks = await market.chain.deploy(ownContract('Punks', []))
    const one = market.chain.keyWallet(1)
    await market.execute(punks, 'give', [12n, addressOf(1)])
    const assetType = {
      '@type': 'CRYPTO_PUNKS' as const,
      contract: `BASE:${punks.toLowerCase()}`,
      tokenId: 12,
    }
    const id = await posted(market.listing({ make: { assetType, value: '1' } }))
    expect(await validated(id)).to.deep.equal(inactive(id))
    await market.execute(punks, 'offer', [12n, 1n, PUNK_PROXY], one)
    expect(await validated(id)).to.deep.equal(inactive(id))
    await market.execute(punks, 'offer', [12n, 0n, addressOf(2)], one)
    expect(await validated(id)).to.deep.equal(inactive(id))
    await market.execute(punks, 'offer', [12n, 0n, PUNK_PROXY], one)
    expect(await validated(id)).to.deep.equal(['ACTIVE', '1'])
  })

  describe('of lazy items', () => {
    let contract: string
    before(async () => {
      contract = (await market.chain.deploy(lazyContract('Copies'))).toLowerCase()
    })
    const lazy = async (changes: object = {}, signers = [1, 3]) => {
      const accounts = [1, 3].map((index) => `ETHEREUM:${addressOf(index)}`)
      const assetType = {
        '@type': 'ERC1155_Lazy' as const,
        contract: `BASE:${contract}`,
        tokenId: String((BigInt(addressOf(1)) << 96n) + 7n),
        uri: '/ipfs/lazy',
        supply: '4',
        creators: accounts.map((account) => ({ account, value: 5_000 })),
        royalties: [],
        signatures: [] as string[],
        ...changes,
      }
      const form = market.listing({ make: { assetType, value: '3' } })
      const { type } = parseOrderForm(form).make
      const hash = lazyMintHash(type as never, market.exchange.chainId)
      const signatures = await Promise.all(signers.map((signer) => keyOf(signer).sign({ hash })))
      return market.listing({ make: { assetType: { ...assetType, signatures }, value: '3' } })
    }

    it('are what their first creator may mint', async () => {
      const form = await lazy()
      const { status, body } = await market.post(form)
      expect(status, body.message).to.equal(200)
      expect([body.status, body.makeStock]).to.deep.equal(['ACTIVE', '3'])
      expect(await validated(body.id)).to.deep.equal(['ACTIVE', '3'])
      const { collection: _, ...type } = body.make.type as Record<string, unknown>
      expect(type).to.deep.equal(form.make.assetType)
    })

    it('are refused when they are not what their creators signed', async () => {
      const field = 'make.assetType'
      const own = { account: `ETHEREUM:${addressOf(1)}`, value: 5_000 }
      const refused = [
        [
          await lazy({}, [1]),
          'signatures must be one of each creator, and there are 1 signatures of 2 creators',
        ],
        [await lazy({ creators: [own, own] }), 'creators must not repeat an account'],
        [await lazy({ tokenId: '7' }), 'tokenId must begin with the address of the first creator'],
        [await lazy({}, [1, 2]), `signatures[1] is not that of the creator ${addressOf(3)}`],
        [await lazy({}, [2, 3]), `signatures[0] is not that of the creator ${addressOf(1)}`],
      ] as const
      const before = await market.stored()
      for (const [form, rule] of refused) {
        const { status, body } = await market.post(form)
        expect([status, body.code, body.message]).to.deep.equal([
          400,
          'BAD_REQUEST',
          `${field}.${rule}`,
        ])
      }
      const signed = await lazy()
      const assetType = { ...signed.make.assetType, supply: '5' } as typeof signed.make.assetType
      const { body } = await market.post({ ...signed, make: { assetType, value: '3' } })
      expect(body.message).to.equal(
        `${field}.signatures[0] is not that of the creator ${addressOf(1)}`,
      )
      expect(await market.stored()).to.equal(before)
    })
  })

  it('cannot be known without a node', async () => {
    const form = await market.sign(market.listing())
    const before = await market.stored()
    for (const [nodes, expected] of [
      [{}, [400, 'BAD_REQUEST', 'This server has no node of BASE to ask']],
      [{ BASE: ['http://127.0.0.1:9'] as const }, [503, 'UNAVAILABLE', undefined]],
    ] as const) {
      const app = await indexerOver(market.pools, { nodes, exchanges: { BASE: market.exchange } })
      const { status, body } = await ask(app, calls.upsertOrder, {
        orderForm: { '@type': 'MINTLINE_V2', ...form },
      })
      const message = expected[2] === undefined ? undefined : body.message
      expect([status, body.code, message]).to.deep.equal(expected)
      await app.close()
    }
    expect(await market.stored()).to.equal(before)
  })
})
