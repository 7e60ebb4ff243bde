import type { FastifyInstance } from 'fastify'
import type { Address, Hex } from 'viem'
import { startChain, type TestChain } from '../../../clients/evm/test/support/chain.ts'
import { keyOf } from '../../../clients/evm/test/support/keys.ts'
import { orderKey } from '../../src/database/keys/index.ts'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import { TASKS } from '../../src/jobs/index.ts'
import type { JobServices } from '../../src/jobs/task.ts'
import { burnMessage } from '../../src/lazy-items/burnLazyItem.ts'
import { type LazyItemForm, parseLazyItem } from '../../src/lazy-items/lazyItem.ts'
import { lazyMintHash } from '../../src/orders/hash/lazyMintHash.ts'
import { orderSignHash } from '../../src/orders/hash/orderHashes.ts'
import { type ExchangeOrderForm, parseOrderForm } from '../../src/orders/parse/parseOrderForm.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { queued } from '../metadata/_jobs.ts'
import { addressOf, exchangeAt, inAnHour } from '../orders/_market.ts'
import { ask, indexerOver, type Parameters, servicesOver } from '../read-model/_app.ts'
import { writeCollections } from '../read-model/_fixture.ts'
import { collectionRow } from '../read-model/_rows.ts'
import { lazyContract, MINT_COPIES, MINT_ITEM } from './_contracts.ts'

/** The form that burns an item, in the interface's format. */
interface LazyItemBurnForm {
  readonly id: string
  readonly creators: readonly string[]
  readonly signatures: readonly string[]
}

/** The answer to a burn. */
interface Burned {
  readonly status: number
  /** Null when it was burned. */
  readonly body: { readonly code?: string; readonly message?: string } | null
}

/** A chain with contracts that mint lazily, and a server that knows them. */
export interface Studio {
  readonly chain: TestChain
  readonly pools: TestDatabase
  readonly app: FastifyInstance
  /** ERC-721 and ERC-1155 contracts where everybody may mint. */
  readonly items: Address
  readonly copies: Address
  /** Deploys a contract and adds its collection. */
  readonly deploy: (code: Hex, type?: 'ERC721' | 'ERC1155') => Promise<Address>
  /** Creates an item by account 1, with changes, signed by its creators or by others. */
  readonly item: (
    changes?: Partial<LazyItemForm>,
    signers?: readonly number[],
  ) => Promise<LazyItemForm>
  /** The same with 10 copies. */
  readonly copied: (changes?: Partial<LazyItemForm>) => Promise<LazyItemForm>
  readonly ask: <Of extends Call>(call: Of, parameters: Parameters) => ReturnType<typeof ask<Of>>
  /** Registers an item. */
  readonly register: (item: LazyItemForm) => ReturnType<typeof ask<typeof calls.mintLazyItem>>
  /** Creates the form that burns an item; by default account 1 signs. */
  readonly burnForm: (item: LazyItemForm, signers?: readonly number[]) => Promise<LazyItemBurnForm>
  /** Burns an item with a form. */
  readonly burnBy: (lazyItemBurnForm: LazyItemBurnForm) => Promise<Burned>
  /** Burns an item; by default account 1 signs. */
  readonly burn: (item: LazyItemForm, signers?: readonly number[]) => Promise<Burned>
  /** Lists an item's copies; by default account 1 does. Resolves to the order id. */
  readonly list: (item: LazyItemForm, copies: number) => Promise<string>
  /** Returns an order's status and stock, after its queued jobs have run. */
  readonly stockOf: (id: string) => Promise<readonly [string, string]>
  /** Mints copies on chain, by account 1 for account 2. */
  readonly mint: (item: LazyItemForm, amount?: bigint) => Promise<void>
  /** Registered item count. */
  readonly stored: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** Returns a test wallet's account in the interface's format. */
export const userOf = (index: number): string => `ETHEREUM:${addressOf(index)}`

/** Returns a wallet's token id. */
export const tokenOf = (index: number, number: number): string =>
  String((BigInt(addressOf(index)) << 96n) + BigInt(number))

/** Exchange for listings: nothing is filled on it, so it needs no contract. */
const EXCHANGE = exchangeAt(`0x${'e0'.repeat(20)}`)

/** Opens a studio. */
export async function openStudio(): Promise<Studio> {
  const [chain, pools] = await Promise.all([startChain(), testDatabase()])
  const services = {
    nodes: { ETHEREUM: [chain.url] as const },
    exchanges: { ETHEREUM: EXCHANGE },
  }
  const app = await indexerOver(pools, services)
  const deploy: Studio['deploy'] = async (code, type = 'ERC721') => {
    const contract = (await chain.deploy(code)).toLowerCase() as Address
    await writeCollections(pools, [
      collectionRow({ blockchain: 'ETHEREUM', contract }, { type, has_traits: false }),
    ])
    return contract
  }
  const items = await deploy(lazyContract('Items'))
  const copies = await deploy(lazyContract('Copies'), 'ERC1155')
  let number = 0
  const signed = async (form: LazyItemForm, signers: readonly number[]): Promise<LazyItemForm> => {
    const hash = lazyMintHash(parseLazyItem({ ...form, signatures: [] }).type, 31_337)
    return {
      ...form,
      signatures: await Promise.all(signers.map((index) => keyOf(index).sign({ hash }))),
    }
  }
  const burnForm: Studio['burnForm'] = async ({ id, creators }, signers = [1]) => {
    const message = burnMessage(BigInt(id.split(':')[2] ?? ''))
    const signatures = await Promise.all(
      signers.map((index) => keyOf(index).signMessage({ message })),
    )
    return { id, creators: creators.map(({ account }) => account), signatures }
  }
  const burnBy: Studio['burnBy'] = (lazyItemBurnForm) =>
    ask(app, calls.burnLazyItem, { lazyItemBurnForm })
  const termsOf = (contract: Address) => {
    number += 1
    return {
      id: `ETHEREUM:${contract}:${tokenOf(1, number)}`,
      uri: `/ipfs/QmLazy/${number}`,
      creators: [{ account: userOf(1), value: 10_000 }],
      royalties: [{ account: userOf(3), value: 750 }],
      signatures: [],
    }
  }
  return {
    chain,
    pools,
    app,
    items,
    copies,
    deploy,
    item: (changes = {}, signers = [1]) =>
      signed({ '@type': 'ETH_ERC721', ...termsOf(items), ...changes } as LazyItemForm, signers),
    copied: (changes = {}) => {
      const form = { '@type': 'ETH_ERC1155', ...termsOf(copies), supply: '10', ...changes }
      return signed(form as LazyItemForm, [1])
    },
    ask: (call, parameters) => ask(app, call, parameters),
    register: (item) => ask(app, calls.mintLazyItem, { lazyItemMintForm: { item } }),
    burnForm,
    burnBy,
    burn: async (item, signers) => burnBy(await burnForm(item, signers)),
    list: async (item, copies) => {
      const form = listingOf(item, copies)
      const hash = orderSignHash(parseOrderForm(form), EXCHANGE)
      const signature = await keyOf(1).sign({ hash })
      const orderForm = { '@type': 'MINTLINE_V2', ...form, signature }
      const { status, body } = await ask(app, calls.upsertOrder, { orderForm })
      if (status !== 200) throw new Error(body.message)
      return body.id
    },
    stockOf: async (id) => {
      const { orders } = servicesOver(pools, services)
      const order = orderKey({ blockchain: 'ETHEREUM', value: id.split(':')[1] ?? '' })
      const keys = (await queued(pools.write)).map(({ key }) => key)
      const payload = { order: order.toString('hex') }
      if (keys.includes(`order ${payload.order}`)) {
        await TASKS.checkOrder({ orders } as JobServices, payload, undefined)
      }
      const { body } = await ask(app, calls.getOrderById, { id })
      return [body.status, body.makeStock]
    },
    mint: async (item, amount = 1n) => {
      const { type } = parseLazyItem(item)
      const { kind, contract: to, uri: tokenURI } = type
      const data = { ...type, tokenURI }
      const args = kind === 'ERC721_LAZY' ? [data, addressOf(2)] : [data, addressOf(2), amount]
      const abi = kind === 'ERC721_LAZY' ? MINT_ITEM : MINT_COPIES
      const receipt = await chain.execute({ from: chain.keyWallet(1), to, abi, args })
      if (receipt.status !== 'success') throw new Error('The item was not minted')
    },
    stored: async () =>
      (await pools.write.selectFrom('lazy_items').select('item').execute()).length,
    stop: async () => {
      await app.close()
      await chain.stop()
    },
  }
}

let salts = 1

/** Returns account 1's unsigned listing for a lazy item's copies. */
function listingOf(item: LazyItemForm, copies: number): ExchangeOrderForm {
  const { '@type': type, id, ...terms } = item
  const [, contract, tokenId = ''] = id.split(':')
  const isSingle = type === 'ETH_ERC721'
  const kind = isSingle ? ('ERC721_Lazy' as const) : ('ERC1155_Lazy' as const)
  const assetType = { ...terms, '@type': kind, contract: `ETHEREUM:${contract}`, tokenId }
  return {
    blockchain: 'ETHEREUM',
    maker: userOf(1),
    endedAt: inAnHour(),
    salt: String(salts++),
    signature: '0x',
    data: { '@type': 'ETH_MINTLINE_V2', payouts: [], originFees: [] },
    make: { assetType: assetType as never, value: String(copies) },
    take: { assetType: { '@type': 'ETH', blockchain: 'ETHEREUM' }, value: String(copies * 1000) },
  }
}
