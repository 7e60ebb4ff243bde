import type { OrderValidationResult } from '@mintline/core/enumerations/marketplace'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import { validateOrderUsingPOST } from '../../../clients/marketplace-api/src/index.ts'
import {
  addressKey,
  CHAIN_NUMBERS,
  collectionKey,
  currencyKey,
  itemKey,
} from '../../src/database/keys/index.ts'
import type { Part } from '../../src/orders/assets/orderAsset.ts'
import type { ExchangeOrderForm } from '../../src/orders/parse/parseOrderForm.ts'
import { marketplaceOver } from '../marketplace/_app.ts'
import { connectionTo } from '../marketplace/_connection.ts'
import type { ServiceOptions } from '../read-model/_app.ts'
import { writeCollections, writeItems } from '../read-model/_fixture.ts'
import { minute } from '../read-model/_names.ts'
import { collectionRow } from '../read-model/_rows.ts'
import { presetContract } from './_contracts.ts'
import { addressOf } from './_market.ts'
import { withSeaport } from './seaport/_suite.ts'

type Asset = ExchangeOrderForm['make']

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ETHER = 10n ** 18n
const AUCTION = '11111111-2222-4333-8444-555555555555'

/** Returns the ISO time in so many milliseconds, in whole seconds. */
const inMilliseconds = (milliseconds: number) =>
  new Date(Math.ceil((Date.now() + milliseconds) / 1000) * 1000).toISOString()

/** End times for orders. */
export const ENDS = {
  none: '0',
  past: inMilliseconds(-MINUTE),
  sooner: inMilliseconds(DAY - MINUTE),
  usual: inMilliseconds(DAY),
  later: inMilliseconds(DAY + MINUTE),
  far: inMilliseconds(190 * DAY),
}

/** The server that accepts orders and the one that validates them, over one market, with orders to send to both. */
export type BothRules = ReturnType<typeof withBothRules>

/** Sets up a market. When a test begins, there are no orders and no auctions. */
export function withBothRules() {
  const seaport = withSeaport()
  let marketplace: FastifyInstance
  let otherCoin: Address

  before(async () => {
    const { market } = seaport
    const { pools, nft, copies, coin, chain } = market
    marketplace = await marketplaceOver(pools, services())
    const code = presetContract('ERC20PresetFixedSupply', ['Other', 'O', ETHER, addressOf(2)])
    otherCoin = (await chain.deploy(code)).toLowerCase() as Address
    const drop = { blockchain: 'BASE', contract: nft } as const
    await writeCollections(pools, [
      collectionRow(drop),
      collectionRow({ blockchain: 'BASE', contract: copies }, { shared: true }),
    ])
    const item = { ...drop, tokenId: 0n }
    const mint = { type: 'MINT' as const, to: addressOf(1), at: minute(1), block: 1n }
    await writeItems(pools, [{ item, collection: drop, changes: [mint] }])
    const currencies = [coin, otherCoin].map((address) => ({
      id: currencyKey({ blockchain: 'BASE', address }),
      chain: CHAIN_NUMBERS.BASE,
      symbol: 'COIN',
      decimals: 18,
    }))
    await pools.write.insertInto('currencies').values(currencies).execute()
  })
  after(() => marketplace.close())

  const clear = async () => {
    const { write } = seaport.market.pools
    for (const table of ['auctions', 'auction_bids', 'orders'] as const) {
      await write.deleteFrom(table).execute()
    }
  }
  beforeEach(clear)

  /** Returns the nodes and contracts through which orders are accepted. */
  function services(fee?: Part): ServiceOptions {
    const { contract, conduit } = seaport.seaport
    return {
      nodes: { BASE: [seaport.market.chain.url] },
      exchanges: { BASE: seaport.market.exchange },
      seaports: { BASE: { contracts: [contract], conduit, fee, royalties: false } },
    }
  }

  const coins = (value: number): Asset => tokens(seaport.market.coin, value)
  const tokens = (contract: Address, value: number): Asset => ({
    assetType: { '@type': 'ERC20', contract: `BASE:${contract}` },
    value: String(value),
  })
  const otherCoins = (value: number): Asset => tokens(otherCoin, value)
  const wei = (value: number): Asset => ({
    assetType: { '@type': 'ETH', blockchain: 'BASE' },
    value: String(value),
  })
  const copies = (value: number): Asset => {
    const contract = `BASE:${seaport.market.copies}`
    return { assetType: { '@type': 'ERC1155', contract, tokenId: '5' }, value: String(value) }
  }
  const anyOf = (contract: Address): Asset => ({
    assetType: { '@type': 'COLLECTION', contract: `BASE:${contract}` },
    value: '1',
  })
  const listing = (changes: Partial<ExchangeOrderForm> = {}) =>
    seaport.market.listing({ endedAt: ENDS.usual, take: coins(2_000), ...changes })
  const bid = (changes: Partial<ExchangeOrderForm> = {}) =>
    seaport.market.bid({ endedAt: ENDS.usual, make: coins(2_000), ...changes })

  /** Puts the item up for auction from 1,000 coins, by default from a minute ago, for an hour. */
  const open = async (from = -1, to = 60) => {
    const { pools, nft, coin } = seaport.market
    const end = new Date(Date.now() + to * MINUTE)
    await pools.write
      .insertInto('auctions')
      .values({
        item: itemKey({ blockchain: 'BASE', contract: nft, tokenId: 0n }),
        owner: addressKey({ blockchain: 'BASE', address: addressOf(1) }),
        collection: collectionKey({ blockchain: 'BASE', contract: nft }),
        id: AUCTION,
        currency: currencyKey({ blockchain: 'BASE', address: coin }),
        decimals: 18,
        min_value: '1000',
        start_at: new Date(Date.now() + from * MINUTE),
        first_end_at: end,
        end_at: end,
        updated_at: new Date(),
      })
      .execute()
  }

  const sent = async (form: ExchangeOrderForm) => seaport.market.post(form)
  const accepted = async (form: ExchangeOrderForm) => {
    const { status, body } = await sent(form)
    expect(status, body.message).to.equal(200)
    return { form, body }
  }
  /** Returns a form with an accepted order's salt and end. */
  const again = ({ form }: { form: ExchangeOrderForm }, changes: Partial<ExchangeOrderForm>) => ({
    ...form,
    ...changes,
  })

  const outcomeOf = async (form: object) => {
    const orderForm = form as NonNullable<Parameters<typeof validateOrderUsingPOST>[1]>['orderForm']
    const { status, success } = await validateOrderUsingPOST(connectionTo(marketplace), {
      orderForm: orderForm as never,
    })
    expect(success).to.equal(status === 'SUCCESS')
    return status as OrderValidationResult
  }

  return {
    seaport,
    services,
    clear,
    ...{ coins, otherCoins, wei, copies, anyOf },
    ...{ listing, bid, open, sent, accepted, again, outcomeOf },
  }
}
