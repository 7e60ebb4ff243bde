import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { type AbiFunction, type Address, type Hex, parseAbi } from 'viem'
import { getChainId, getCode } from 'viem/actions'
import type { EvmWallet } from '../../../clients/evm/src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../../../clients/evm/test/support/chain.ts'
import { keyOf } from '../../../clients/evm/test/support/keys.ts'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import type { Exchange } from '../../src/orders/exchange/exchange.ts'
import { orderSignHash } from '../../src/orders/hash/orderHashes.ts'
import type { OrderLimits } from '../../src/orders/orderServices.ts'
import { type ExchangeOrderForm, parseOrderForm } from '../../src/orders/parse/parseOrderForm.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { ask, indexerOver, type Parameters } from '../read-model/_app.ts'
import { ownContract, presetContract } from './_contracts.ts'

/** Contracts that makers approve. */
export const NFT_PROXY: Address = `0x${'a1'.repeat(20)}`
export const ERC20_PROXY: Address = `0x${'a2'.repeat(20)}`
export const LAZY_PROXY: Address = `0x${'a3'.repeat(20)}`
export const PUNK_PROXY: Address = `0x${'a4'.repeat(20)}`

const FUNCTIONS = parseAbi([
  'function mint(address to)',
  'function burn(uint256 id)',
  'function mint(address to, uint256 id, uint256 amount, bytes data)',
  'function setApprovalForAll(address operator, bool approved)',
  'function approve(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 id)',
  'function transfer(address to, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function pause()',
  'function unpause()',
  'function fill(bytes32 key, uint256 value)',
  'function give(uint256 punk, address owner)',
  'function offer(uint256 punk, uint256 least, address buyer)',
  'function execute(address to, bytes data)',
])

/** Returns the contract function with this name and argument count. */
export function functionOf(name: string, inputs: number): AbiFunction {
  const found = FUNCTIONS.find((each) => each.name === name && each.inputs.length === inputs)
  if (found === undefined) throw new Error(`There is no function ${name}`)
  return found
}

/** Returns a maker's address in its normal form. */
export const addressOf = (index: number): Address => keyOf(index).address.toLowerCase() as Address

/** A chain with tokens, and a server that accepts orders for an exchange on it. */
export interface Market {
  readonly chain: TestChain
  readonly pools: TestDatabase
  readonly app: FastifyInstance
  readonly exchange: Exchange
  /**
   * Pausable items, numbered from 0, held by account 1; copies of item 5, held by account 1; a coin, held by account 2.
   */
  readonly nft: Address
  readonly copies: Address
  readonly coin: Address
  readonly ask: <Of extends Call>(call: Of, parameters: Parameters) => ReturnType<typeof ask<Of>>
  /** Calls a contract by name; by default from the creator. */
  readonly execute: (
    to: Address,
    name: string,
    args: readonly unknown[],
    from?: EvmWallet,
  ) => Promise<void>
  /** Returns the item with a number, minted or not, as one side of an order. */
  readonly numbered: (tokenId: number) => ExchangeOrderForm['make']
  /** Returns account 1's unsigned listing for item 0, with changes. */
  readonly listing: (changes?: Partial<ExchangeOrderForm>) => ExchangeOrderForm
  /** Returns account 2's bid on item 0 in coins. */
  readonly bid: (changes?: Partial<ExchangeOrderForm>) => ExchangeOrderForm
  /** Signs a form; by default with its maker's key. */
  readonly sign: (form: ExchangeOrderForm, signer?: number) => Promise<ExchangeOrderForm>
  /** Signs a form and sends it. */
  readonly post: (
    form: ExchangeOrderForm,
    signer?: number,
  ) => ReturnType<typeof ask<typeof calls.upsertOrder>>
  /** Sends a form as it is. */
  readonly send: (form: ExchangeOrderForm) => ReturnType<typeof ask<typeof calls.upsertOrder>>
  /** Ends all active orders, so that their makers may send others for the same items. */
  readonly endOrders: () => Promise<void>
  /** Stored order count. */
  readonly stored: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** Returns the ISO time in an hour, when orders end. */
export const inAnHour = (): string =>
  new Date(Math.ceil(Date.now() / 1000 + 3600) * 1000).toISOString()

let salts = 1

/** Returns the platform's exchange on a local chain. */
export const exchangeAt = (contract: Address, chainId = 31_337): Exchange => ({
  name: 'Exchange',
  version: '2',
  chainId,
  contract,
  proxies: {
    nft: NFT_PROXY,
    erc20: ERC20_PROXY,
    erc721Lazy: LAZY_PROXY,
    erc1155Lazy: LAZY_PROXY,
    punks: PUNK_PROXY,
  },
  fee: 50,
})

/** Installs the contracts that move traded assets at their addresses. */
async function installProxies(chain: TestChain): Promise<void> {
  const deployed = await chain.deploy(ownContract('Proxy', []))
  const bytecode = (await getCode(chain.connection.client, { address: deployed })) ?? '0x'
  for (const address of [NFT_PROXY, ERC20_PROXY]) await chain.cheats.setCode({ address, bytecode })
}

/**
 * Opens a market.
 *
 * @param options - anvil's
 */
export async function openMarket(
  limits?: Partial<OrderLimits>,
  options: readonly string[] = [],
): Promise<Market> {
  const [chain, pools] = await Promise.all([startChain(options), testDatabase()])
  const deploy = async (code: Hex) => (await chain.deploy(code)).toLowerCase() as Address
  const nft = await deploy(
    presetContract('ERC721PresetMinterPauserAutoId', ['Items', 'I', 'ipfs://']),
  )
  const copies = await deploy(presetContract('ERC1155PresetMinterPauser', ['ipfs://']))
  const coin = await deploy(
    presetContract('ERC20PresetFixedSupply', ['Coin', 'COIN', 10n ** 24n, addressOf(2)]),
  )
  const contract = await deploy(ownContract('ExchangeState', []))
  await installProxies(chain)
  const exchange = exchangeAt(contract, await getChainId(chain.connection.client))
  const app = await indexerOver(pools, {
    nodes: { BASE: [chain.url] },
    exchanges: { BASE: exchange },
    limits: {
      longestDays: 180,
      minimumBids: false,
      auctionExtensionMinutes: 10,
      auctionStepBasisPoints: 500,
      ...limits,
    },
  })
  const execute: Market['execute'] = async (to, name, args, from = chain.creator) => {
    const receipt = await chain.execute({ from, to, abi: functionOf(name, args.length), args })
    if (receipt.status !== 'success') throw new Error(`${name} reverted`)
  }
  await execute(nft, 'mint', [addressOf(1)])
  await execute(copies, 'mint', [addressOf(1), 5n, 10n, '0x'])
  const [one, two] = [chain.keyWallet(1), chain.keyWallet(2)]
  await execute(nft, 'setApprovalForAll', [NFT_PROXY, true], one)
  await execute(copies, 'setApprovalForAll', [NFT_PROXY, true], one)
  await execute(coin, 'approve', [ERC20_PROXY, 10n ** 24n], two)
  const common = (maker: number) => ({
    blockchain: 'BASE',
    maker: `ETHEREUM:${addressOf(maker)}`,
    endedAt: inAnHour(),
    salt: String(salts++),
    signature: '0x',
    data: { '@type': 'ETH_MINTLINE_V2' as const, payouts: [], originFees: [] },
  })
  const numbered = (tokenId: number) => ({
    assetType: { '@type': 'ERC721' as const, contract: `BASE:${nft}`, tokenId: String(tokenId) },
    value: '1',
  })
  const item = numbered(0)
  const sign: Market['sign'] = async (form, signer) => {
    const order = parseOrderForm({ ...form, signature: '0x' })
    const own = [1, 2, 3].find((index) => addressOf(index) === order.maker)
    const hash = orderSignHash(order, exchange)
    return { ...form, signature: await keyOf(signer ?? own ?? 1).sign({ hash }) }
  }
  const send: Market['send'] = (form) =>
    ask(app, calls.upsertOrder, { orderForm: { '@type': 'MINTLINE_V2', ...form } })
  return {
    chain,
    pools,
    app,
    exchange,
    nft,
    copies,
    coin,
    execute,
    ask: (call, parameters) => ask(app, call, parameters),
    numbered,
    listing: (changes = {}) => ({
      ...common(1),
      make: item,
      take: { assetType: { '@type': 'ETH', blockchain: 'BASE' }, value: '2000000000000000000' },
      ...changes,
    }),
    bid: (changes = {}) => ({
      ...common(2),
      make: { assetType: { '@type': 'ERC20', contract: `BASE:${coin}` }, value: '1000' },
      take: item,
      ...changes,
    }),
    sign,
    send,
    post: async (form, signer) => send(await sign(form, signer)),
    endOrders: async () => {
      await pools.write
        .updateTable('orders')
        .set({ status: 'INACTIVE' })
        .where('status', '=', 'ACTIVE')
        .execute()
    },
    stored: async () => (await pools.write.selectFrom('orders').select('id').execute()).length,
    stop: async () => {
      await app.close()
      await chain.stop()
    },
  }
}

/** Expects a refusal, and that nothing was stored. */
export async function expectRefusal(
  market: Market,
  sent: Promise<{ status: number; body: { code?: string; message?: string } }>,
  code: string,
  message: string | RegExp,
) {
  const before = await market.stored()
  const { status, body } = await sent
  expect([status, body.code]).to.deep.equal([400, code], body.message)
  if (typeof message === 'string') expect(body.message).to.equal(message)
  else expect(body.message).to.match(message)
  expect(await market.stored()).to.equal(before)
}
