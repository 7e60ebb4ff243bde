import { isMintlineError } from '@mintline/core'
import { type Address, erc20Abi, erc721Abi, isAddressEqual, zeroAddress } from 'viem'
import { isHolding } from '../../database/holdings/isHolding.ts'
import { readAddressKey, readItemKey } from '../../database/keys/index.ts'
import { SIDES } from '../../database/orderKinds.ts'
import type { Reader } from '../../read-model/reader.ts'
import type { OrderNode } from '../orderNode.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import { type Fill, Unfillable } from '../prepare/prepared.ts'
import { keysOf } from '../records/keysOf.ts'
import { assumedApproval, assumedFunds } from './assumedState.ts'
import { refusalWords } from './refusalWords.ts'

/** An exchange's answer to a simulated fill. */
export interface Proof {
  /** Refusal reason in words; undefined = the exchange fills the order. */
  readonly refusal: string | undefined
}

/** Wallet without a key and without funds. In a simulation it buys listings with assumed funds. */
const STRANGER: Address = `0x${'5e'.repeat(20)}`
/** Maximum number of holders tried as givers for a bid. */
const MOST_HOLDERS = 3

/**
 * Simulates filling an order: a listing for a stranger who is assumed to have the price, a bid for the item's holders,
 * who are assumed to approve the exchange.
 *
 * @param copies - that a listing still sells
 * @returns undefined if a node cannot tell: nobody is known who could fill it, or its contracts store balances where
 * nothing can be assumed
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN`
 */
export async function proveOrder(
  reader: Reader,
  node: OrderNode,
  order: PlacedOrder,
  copies: bigint,
): Promise<Proof | undefined> {
  try {
    return SIDES[order.sides.side].isListing
      ? await proveListing(node, order, copies)
      : await proveBid(reader, node, order)
  } catch (error) {
    if (error instanceof Unfillable || isMintlineError(error, 'NODE_REFUSED')) return undefined
    throw error
  }
}

const NO_PARTS = { payouts: [], originFees: [] }

async function proveListing(
  node: OrderNode,
  order: PlacedOrder,
  amount: bigint,
): Promise<Proof | undefined> {
  const buyer = order.taker ?? STRANGER
  const fill = order.fill({ maker: buyer, amount, tokenId: undefined, ...NO_PARTS })
  const { asset, proxy } = fill
  const assumed = assumedFunds(asset.type, buyer, proxy)
  const revert = await node.simulate(sentBy(buyer, fill), assumed)
  if (revert === undefined) return { refusal: undefined }
  if (asset.type.kind === 'ERC20' && proxy !== undefined) {
    const { contract } = asset.type
    const balance = await node.ask<bigint>(contract, erc20Abi, 'balanceOf', [buyer], assumed)
    const isRich = (balance ?? 0n) >= asset.value
    if (!isRich || !(await node.approves(buyer, asset, proxy, assumed))) return undefined
  }
  return { refusal: refusalWords(revert) }
}

async function proveBid(
  reader: Reader,
  node: OrderNode,
  order: PlacedOrder,
): Promise<Proof | undefined> {
  const { type } = order.sides.nft
  if (type.kind === 'ERC721') {
    const owner = await node.ask<Address>(type.contract, erc721Abi, 'ownerOf', [type.tokenId])
    if (owner === undefined || isAddressEqual(owner, zeroAddress)) {
      return { refusal: 'its item does not exist' }
    }
    return acceptedBy(node, order, { account: order.taker ?? owner, tokenId: type.tokenId })
  }
  let refusal: string | undefined
  for (const giver of await holdersOf(reader, order)) {
    const proof = await acceptedBy(node, order, giver)
    if (proof === undefined || proof.refusal === undefined) return proof
    refusal ??= proof.refusal
  }
  return refusal === undefined ? undefined : { refusal }
}

/** A holder who may give an item for a bid. */
interface Giver {
  readonly account: Address
  readonly tokenId: bigint
}

async function acceptedBy(
  node: OrderNode,
  order: PlacedOrder,
  { account, tokenId }: Giver,
): Promise<Proof | undefined> {
  const fill = order.fill({ maker: account, amount: 1n, tokenId, ...NO_PARTS })
  const { asset, proxy } = fill
  const assumed = proxy && assumedApproval(asset.type, account, proxy)
  const revert = await node.simulate(sentBy(account, fill), assumed)
  if (revert === undefined) return { refusal: undefined }
  const isApproved =
    proxy === undefined || (await node.approves(account, asset, proxy, assumed ?? {}))
  return isApproved ? { refusal: refusalWords(revert) } : undefined
}

/** Fetches known holders of the item, or of any item in the collection, latest first. */
async function holdersOf(reader: Reader, order: PlacedOrder): Promise<readonly Giver[]> {
  const { collection, item } = keysOf(order)
  const rows = await reader
    .selectFrom('ownerships')
    .select(['item', 'owner'])
    .where('collection', '=', collection)
    .$if(item !== null, (query) => query.where('item', '=', item))
    .where(isHolding)
    .orderBy('updated_at', 'desc')
    .limit(MOST_HOLDERS)
    .execute()
  return rows.flatMap((row) => {
    const { tokenId } = readItemKey(row.item)
    const account = readAddressKey(row.owner).address as Address
    const isMeant = order.taker === undefined || order.taker === account
    return tokenId !== undefined && isMeant ? [{ account, tokenId }] : []
  })
}

const sentBy = (from: Address, { transaction, value }: Fill) => ({ from, ...transaction, value })

/**
 * Simulates a prepared fill and returns the refusal in words; undefined if it succeeds, or if a node cannot tell.
 * Wallets approve the asset before they fill, so a missing approval is assumed.
 *
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN`
 */
export async function simulateFill(
  node: OrderNode,
  from: Address,
  { transaction, value, asset, proxy }: Pick<Fill, 'transaction' | 'value' | 'asset' | 'proxy'>,
): Promise<string | undefined> {
  const sent = { from, ...transaction, value }
  try {
    const revert = await node.simulate(sent)
    if (revert === undefined) return undefined
    if (proxy === undefined || (await node.approves(from, asset, proxy))) {
      return refusalWords(revert)
    }
    const assumed = assumedApproval(asset.type, from, proxy)
    const approved = await node.simulate(sent, assumed)
    if (approved === undefined) return undefined
    return (await node.approves(from, asset, proxy, assumed)) ? refusalWords(approved) : undefined
  } catch (error) {
    // Not every node supports state overrides.
    if (isMintlineError(error, 'NODE_REFUSED')) return undefined
    throw error
  }
}
