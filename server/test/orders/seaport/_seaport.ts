import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import {
  type Address,
  erc20Abi,
  erc721Abi,
  erc1155Abi,
  type Hex,
  maxUint256,
  zeroAddress,
  zeroHash,
} from 'viem'
import { getBalance, readContract, sendTransaction } from 'viem/actions'
import { keyOf } from '../../../../clients/evm/test/support/keys.ts'
import * as calls from '../../../src/indexer/calls.ts'
import type { SeaportOrderForm } from '../../../src/orders/seaport/parseSeaportForm.ts'
import type { SeaportTerms } from '../../../src/orders/seaport/seaports.ts'
import { reading } from '../../ingest/evm/_reading.ts'
import { ask, indexerOver } from '../../read-model/_app.ts'
import { addressOf, inAnHour, type Market, openMarket } from '../_market.ts'
import { type DeployedSeaport, deploySeaport } from './_contracts.ts'

type AssetForm = SeaportOrderForm['data']['offer'][number]
type ReceivedForm = SeaportOrderForm['data']['consideration'][number]

/** Changes to a form and to its data. */
export type FormChanges = Partial<Omit<SeaportOrderForm, 'data'>> & {
  readonly data?: Partial<SeaportOrderForm['data']>
}

/** A transaction that the server prepared. */
export interface Prepared {
  readonly transaction: { readonly to: string; readonly data: string }
  readonly value?: string
}

/** A market with Seaport deployed, and a server that accepts orders for it and follows it. */
export interface SeaportMarket {
  readonly market: Market
  readonly seaport: DeployedSeaport
  readonly app: FastifyInstance
  readonly ask: Market['ask']
  /** An offered asset. */
  readonly item: (tokenId?: bigint) => AssetForm
  readonly copies: (amount: bigint) => AssetForm
  readonly coins: (amount: bigint) => AssetForm
  /** Returns account 1's unsigned listing for item 0 at 2 ETH, with changes. */
  readonly listing: (changes?: FormChanges) => SeaportOrderForm
  /** Returns account 2's bid on item 0 with 1,000 coins. */
  readonly bid: (changes?: FormChanges) => SeaportOrderForm
  /** Signs a form; by default with its maker's key. */
  readonly sign: (form: SeaportOrderForm, signer?: number) => Promise<SeaportOrderForm>
  readonly send: (form: SeaportOrderForm) => ReturnType<typeof ask<typeof calls.upsertOrder>>
  /** Signs a form, sends it, and returns the stored order. */
  readonly posted: (form: SeaportOrderForm) => Promise<PostedOrder>
  readonly order: (id: string) => Promise<PostedOrder>
  /** Prepares an account's transaction that fills an order. */
  readonly prepare: (
    id: string,
    account: number,
    changes?: object,
  ) => ReturnType<typeof ask<typeof calls.prepareOrderTransaction>>
  /** Sends a transaction; returns whether it succeeded, and its gas cost in wei. */
  readonly transact: (prepared: Prepared, account: number) => Promise<Sent>
  /** Mints an item to account 1, and returns its number. */
  readonly minted: () => Promise<bigint>
  /** Reads new blocks from the chain. */
  readonly read: () => Promise<void>
  readonly balances: Balances
}

type PostedOrder = Awaited<ReturnType<typeof ask<typeof calls.getOrderById>>>['body']

/** A mined transaction. */
export interface Sent {
  readonly isDone: boolean
  readonly gas: bigint
  readonly hash: Hex
}

interface Balances {
  readonly ether: (account: Address) => Promise<bigint>
  readonly coins: (account: Address) => Promise<bigint>
  readonly copies: (account: Address) => Promise<bigint>
  readonly owner: (tokenId: bigint) => Promise<string>
}

/** Returns a form's asset. */
export const assetOf = (
  itemType: AssetForm['itemType'],
  token: Address,
  identifier: bigint,
  amount: bigint,
): AssetForm => ({
  itemType,
  token: `ETHEREUM:${token}`,
  identifierOrCriteria: String(identifier),
  startAmount: String(amount),
  endAmount: String(amount),
})

/** Returns native currency as an asset. */
export const ether = (amount: bigint): AssetForm => assetOf('NATIVE', zeroAddress, 0n, amount)

/** Returns an asset with its recipient: one of anvil's accounts, or another address. */
export const to = (recipient: number | Address, asset: AssetForm): ReceivedForm => ({
  ...asset,
  recipient: `ETHEREUM:${typeof recipient === 'number' ? addressOf(recipient) : recipient}`,
})

/** Returns a form with its type names. */
export const tagged = ({ data, ...form }: SeaportOrderForm) => ({
  '@type': 'SEAPORT_V1',
  ...form,
  data: { '@type': 'ETH_BASIC_SEAPORT_DATA_V1', ...data },
})

/** Base's chain id, the only one under which it is followed. */
const CHAIN_ID = '8453'

/** Starts beyond the market's salts: a draft is known by its salt. */
let salts = 1_000_001

/** Opens a market with Seaport. */
export async function openSeaport(
  terms: Partial<Omit<SeaportTerms, 'contracts'>> = {},
): Promise<SeaportMarket> {
  const market = await openMarket({}, ['--chain-id', CHAIN_ID])
  const { chain, pools, nft, copies, coin, execute } = market
  const seaport = await deploySeaport(chain)
  const { contract, conduit } = seaport
  for (const operator of [contract, conduit.contract]) {
    for (const account of [1, 3]) {
      const wallet = chain.keyWallet(account)
      await execute(nft, 'setApprovalForAll', [operator, true], wallet)
      await execute(copies, 'setApprovalForAll', [operator, true], wallet)
    }
    await execute(coin, 'approve', [operator, maxUint256], chain.keyWallet(2))
  }
  const app = await indexerOver(pools, {
    nodes: { BASE: [chain.url] },
    exchanges: { BASE: market.exchange },
    seaports: {
      BASE: { contracts: [contract], conduit, fee: undefined, royalties: false, ...terms },
    },
  })
  const follow = reading(pools.write, chain.url, {
    blockchain: 'BASE',
    exchanges: { platform: undefined, seaports: [contract] },
  })
  // The market minted the first one.
  let items = 1n
  const formOf = (
    maker: number,
    offer: AssetForm,
    consideration: readonly ReceivedForm[],
    { data, ...changes }: FormChanges,
  ): SeaportOrderForm => ({
    blockchain: 'BASE',
    maker: `ETHEREUM:${addressOf(maker)}`,
    endedAt: inAnHour(),
    salt: String(salts++),
    signature: '0x',
    ...changes,
    data: {
      protocol: `ETHEREUM:${contract}`,
      orderType: 'PARTIAL_OPEN',
      offer: [offer],
      consideration,
      zone: `ETHEREUM:${zeroAddress}`,
      zoneHash: zeroHash,
      conduitKey: zeroHash,
      nonce: '0',
      ...data,
    },
  })
  const item = (tokenId = 0n) => assetOf('ERC721', nft, tokenId, 1n)
  const coins = (amount: bigint) => assetOf('ERC20', coin, 0n, amount)
  const sign: SeaportMarket['sign'] = async (form, signer) => {
    const { status, body } = await ask(app, calls.encode, { orderForm: tagged(form) })
    expect(status, JSON.stringify(body)).to.equal(200)
    const own = [1, 2, 3].find((index) => form.maker === `ETHEREUM:${addressOf(index)}`)
    const hash = body.signHash as Hex
    return { ...form, signature: await keyOf(signer ?? own ?? 1).sign({ hash }) }
  }
  const send: SeaportMarket['send'] = (form) =>
    ask(app, calls.upsertOrder, { orderForm: tagged(form) })
  const { client } = chain.connection
  return {
    market,
    seaport,
    app,
    ask: (call, parameters) => ask(app, call, parameters),
    item,
    copies: (amount) => assetOf('ERC1155', copies, 5n, amount),
    coins,
    listing: (changes = {}) => formOf(1, item(), [to(1, ether(2n * 10n ** 18n))], changes),
    bid: (changes = {}) => formOf(2, coins(1_000n), [to(2, item())], changes),
    sign,
    send,
    posted: async (form) => {
      const { status, body } = await send(await sign(form))
      expect(status, body.message).to.equal(200)
      return body
    },
    order: async (id) => (await ask(app, calls.getOrderById, { id })).body,
    prepare: (id, account, changes = {}) => {
      const maker = `ETHEREUM:${addressOf(account)}`
      const prepareOrderTxForm = { maker, amount: '1', payouts: [], originFees: [], ...changes }
      return ask(app, calls.prepareOrderTransaction, { id, prepareOrderTxForm })
    },
    transact: async ({ transaction, value = '0' }, account) => {
      const { client: sender } = chain.keyWallet(account)
      const hash = await sendTransaction(sender, {
        account: sender.account,
        chain: null,
        to: transaction.to.slice('BASE:'.length) as Address,
        data: transaction.data as Hex,
        value: BigInt(value),
        gas: 5_000_000n,
      })
      for (;;) {
        const receipt = await client.request({
          method: 'eth_getTransactionReceipt',
          params: [hash],
        })
        if (receipt) {
          const gas = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
          return { isDone: receipt.status === '0x1', gas, hash }
        }
      }
    },
    minted: async () => {
      await execute(nft, 'mint', [addressOf(1)])
      items += 1n
      return items - 1n
    },
    read: () => follow.round(),
    balances: {
      ether: (address) => getBalance(client, { address }),
      coins: (account) =>
        readContract(client, {
          address: coin,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [account],
        }),
      copies: (account) =>
        readContract(client, {
          address: copies,
          abi: erc1155Abi,
          functionName: 'balanceOf',
          args: [account, 5n],
        }),
      owner: async (tokenId) =>
        (
          await readContract(client, {
            address: nft,
            abi: erc721Abi,
            functionName: 'ownerOf',
            args: [tokenId],
          })
        ).toLowerCase(),
    },
  }
}
