import { isMintlineError } from '@mintline/core'
import {
  type Abi,
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  erc1155Abi,
  type Hex,
  isAddressEqual,
  maxUint256,
  parseAbi,
  zeroAddress,
} from 'viem'
import {
  type AssumedState,
  askEvmNode,
  evmCall,
  type Revert,
  type SimulatedTransaction,
  simulate,
} from '../nodes/evmCall.ts'
import { type AskedNode, type Nodes, nodeOf } from '../nodes/nodeUrls.ts'
import { mintsLazily } from './assets/lazyInterfaces.ts'
import type { ItemType, LazyItemType, OrderAsset } from './assets/orderAsset.ts'
import type { Exchange } from './exchange/exchange.ts'
import { EXCHANGE_ABI } from './exchange/exchangeAbi.ts'
import type { ExchangeOrder } from './order.ts'
import { type MakerFunds, smaller } from './state/orderState.ts'

const PAUSABLE = parseAbi(['function paused() view returns (bool)'])
/** The CryptoPunks market, which follows no standard. */
export const PUNKS = parseAbi([
  'function punkIndexToAddress(uint256) view returns (address)',
  'function punksOfferedForSale(uint256) view returns (bool, uint256, address, uint256, address)',
])

/** A lazy item that its maker offers. */
interface LazyOffer {
  readonly maker: Address
  readonly type: LazyItemType
  /** Offered copies. */
  readonly value: bigint
  /** Copies left in its registration; undefined = it is not registered. */
  readonly left: bigint | undefined
}

const NOTHING: MakerFunds = { balance: 0n, isApproved: false }

/** Asks one blockchain's nodes for the facts that orders depend on. Every method throws `NO_NODE` and node errors. */
export class OrderNode {
  readonly #node: AskedNode

  /** @throws `NO_NODE` if none is configured */
  constructor(nodes: Nodes, blockchain: ExchangeOrder['blockchain']) {
    this.#node = nodeOf(nodes, blockchain)
  }

  /**
   * Asks how much of the make side an order's maker can give.
   *
   * @param proxy - contract that moves it; undefined = none does
   * @param lazyCopies - copies left in a lazy item's registration; undefined = it is not registered
   */
  async makerFunds(
    { maker, make }: Pick<ExchangeOrder, 'maker' | 'make'>,
    proxy: Address | undefined,
    lazyCopies?: bigint,
  ): Promise<MakerFunds> {
    const { type } = make
    // An exchange cannot take native currency from its maker.
    if (proxy === undefined) return NOTHING
    switch (type.kind) {
      case 'ERC20':
        return this.#coins(type.contract, maker, proxy)
      case 'ERC721':
        return this.#item(type, maker, proxy)
      case 'ERC1155':
        return this.#copies(type, maker, proxy)
      case 'ERC721_LAZY':
      case 'ERC1155_LAZY':
        return this.#lazy({ maker, type, value: make.value, left: lazyCopies }, proxy)
      case 'CRYPTO_PUNKS':
        return this.#punk(type, maker, proxy)
      default:
        return NOTHING
    }
  }

  /** Asks an exchange for an order's fill, by its key hash; undefined if no exchange answers. */
  async fillOf(
    { contract }: Exchange,
    keyHash: Hex,
  ): Promise<{ fill: bigint; isCancelled: boolean } | undefined> {
    const fill = await this.ask<bigint>(contract, EXCHANGE_ABI, 'fills', [keyHash])
    if (fill === undefined) return undefined
    // The exchange marks a cancelled order as filled beyond any amount.
    return fill === maxUint256 ? { fill: 0n, isCancelled: true } : { fill, isCancelled: false }
  }

  /** Asks for the node's latest block; undefined if it does not say. */
  async block(): Promise<bigint | undefined> {
    try {
      return BigInt(await askEvmNode(this.#node, 'eth_blockNumber', []))
    } catch (error) {
      if (isMintlineError(error, 'NODE_REFUSED')) return undefined
      throw error
    }
  }

  /** Returns true if a contract says that it is paused. Most have no such function. */
  async isPaused(contract: Address): Promise<boolean> {
    return (await this.ask<boolean>(contract, PAUSABLE, 'paused', [])) === true
  }

  /** Simulates a transaction and returns its revert; undefined if it succeeds. Nothing is sent. */
  simulate(transaction: SimulatedTransaction, assumed?: AssumedState): Promise<Revert | undefined> {
    return simulate(this.#node, transaction, assumed)
  }

  /**
   * Returns true if an owner lets a contract move an asset.
   *
   * @param assumed - overrides for the chain's state
   */
  async approves(
    owner: Address,
    { type, value }: OrderAsset,
    proxy: Address,
    assumed?: AssumedState,
  ): Promise<boolean> {
    const ask = <Answer>(contract: Address, abi: Abi, name: string, args: readonly unknown[]) =>
      this.ask<Answer>(contract, abi, name, args, assumed)
    switch (type.kind) {
      case 'ERC20':
        return (
          ((await ask<bigint>(type.contract, erc20Abi, 'allowance', [owner, proxy])) ?? 0n) >= value
        )
      case 'ERC721':
      case 'ERC1155': {
        const args = [owner, proxy]
        if (await ask<boolean>(type.contract, erc721Abi, 'isApprovedForAll', args)) return true
        if (type.kind === 'ERC1155') return false
        const approved = await ask<Address>(type.contract, erc721Abi, 'getApproved', [type.tokenId])
        return approved !== undefined && isAddressEqual(approved, proxy)
      }
      case 'CRYPTO_PUNKS':
        return (await this.#punk(type, owner, proxy)).isApproved
      default:
        return true
    }
  }

  /** Asks for an ERC-20 token's symbol and decimals; undefined if the contract is not one. */
  async token(contract: Address): Promise<{ symbol: string; decimals: number } | undefined> {
    const [symbol, decimals] = await Promise.all([
      this.ask<string>(contract, erc20Abi, 'symbol', []),
      this.ask<number>(contract, erc20Abi, 'decimals', []),
    ])
    return decimals === undefined ? undefined : { symbol: symbol ?? '', decimals }
  }

  async #coins(contract: Address, maker: Address, proxy: Address): Promise<MakerFunds> {
    const [balance = 0n, allowance = 0n] = await Promise.all([
      this.ask<bigint>(contract, erc20Abi, 'balanceOf', [maker]),
      this.ask<bigint>(contract, erc20Abi, 'allowance', [maker, proxy]),
    ])
    return { balance: smaller(balance, allowance), isApproved: allowance > 0n }
  }

  async #item(
    { contract, tokenId }: ItemType,
    maker: Address,
    proxy: Address,
  ): Promise<MakerFunds> {
    const [owner, approved = zeroAddress, isOperator = false] = await Promise.all([
      this.ask<Address>(contract, erc721Abi, 'ownerOf', [tokenId]),
      this.ask<Address>(contract, erc721Abi, 'getApproved', [tokenId]),
      this.ask<boolean>(contract, erc721Abi, 'isApprovedForAll', [maker, proxy]),
    ])
    const isOwner = owner !== undefined && isAddressEqual(owner, maker)
    return { balance: isOwner ? 1n : 0n, isApproved: isOperator || isAddressEqual(approved, proxy) }
  }

  async #copies(
    { contract, tokenId }: ItemType,
    maker: Address,
    proxy: Address,
  ): Promise<MakerFunds> {
    const [balance = 0n, isApproved = false] = await Promise.all([
      this.ask<bigint>(contract, erc1155Abi, 'balanceOf', [maker, tokenId]),
      this.ask<boolean>(contract, erc1155Abi, 'isApprovedForAll', [maker, proxy]),
    ])
    return { balance, isApproved }
  }

  /**
   * The first creator mints on sale without an approval, in contracts that mint lazily. Existing copies are moved like any other item. For a
   * registered item, no more is minted than is left: nothing once it is burned, whatever its contract would still mint.
   */
  async #lazy({ maker, type, value, left }: LazyOffer, proxy: Address): Promise<MakerFunds> {
    const [creator] = type.creators
    if (creator === undefined) return NOTHING
    const { contract, tokenId, supply } = type
    if (type.kind === 'ERC721_LAZY') {
      // Some contracts answer for items that do not exist.
      const owner =
        (await this.ask<Address>(contract, erc721Abi, 'ownerOf', [tokenId])) ?? zeroAddress
      if (owner !== zeroAddress || left === 0n) {
        return this.#item({ kind: 'ERC721', contract, tokenId }, maker, proxy)
      }
    }
    const isCreator = isAddressEqual(creator.account, maker)
    const standard = type.kind === 'ERC721_LAZY' ? 'ERC721' : 'ERC1155'
    const isMinted = isCreator && left !== 0n && (await mintsLazily(this.#node, contract, standard))
    if (standard === 'ERC721' || left === undefined) {
      return { balance: isMinted ? smaller(value, supply) : 0n, isApproved: true }
    }
    const held = await this.#copies({ kind: 'ERC1155', contract, tokenId }, maker, proxy)
    if (!isMinted) return held
    return { balance: left + (held.isApproved ? held.balance : 0n), isApproved: true }
  }

  /** A punk is approved by offering it to the proxy for nothing. */
  async #punk(
    { contract, tokenId }: ItemType,
    maker: Address,
    proxy: Address,
  ): Promise<MakerFunds> {
    const [owner, offer] = await Promise.all([
      this.ask<Address>(contract, PUNKS, 'punkIndexToAddress', [tokenId]),
      this.ask<readonly [boolean, bigint, Address, bigint, Address]>(
        contract,
        PUNKS,
        'punksOfferedForSale',
        [tokenId],
      ),
    ])
    if (owner === undefined || !isAddressEqual(owner, maker)) return NOTHING
    const [isOffered = false, , , least = 1n, buyer = zeroAddress] = offer ?? []
    const isForProxy = isAddressEqual(buyer, zeroAddress) || isAddressEqual(buyer, proxy)
    return { balance: 1n, isApproved: isOffered && least === 0n && isForProxy }
  }

  /** Calls a contract's function; undefined if it does not exist or reverts. */
  async ask<Answer>(
    to: Address,
    abi: Abi,
    functionName: string,
    args: readonly unknown[],
    assumed?: AssumedState,
  ): Promise<Answer | undefined> {
    const data = encodeFunctionData({ abi, functionName, args })
    const answer = await evmCall(this.#node, to, data, undefined, assumed)
    if (answer === undefined || answer === '0x') return undefined
    try {
      return decodeFunctionResult({ abi, functionName, data: answer }) as Answer
    } catch {
      // Another function with this name answered.
      return undefined
    }
  }
}
