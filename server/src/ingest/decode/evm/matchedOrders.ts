import { evmAddress } from '@mintline/core/identifiers'
import { decodeFunctionData, type Hex } from 'viem'
import { type AssetPlace, decodeAssetType } from '../../../orders/assets/decodeAssetType.ts'
import { EXCHANGE_ABI } from '../../../orders/exchange/exchangeAbi.ts'
import { structKeyHash } from '../../../orders/hash/orderHashes.ts'
import type { OrderStruct } from '../../../orders/hash/orderStruct.ts'
import type { ContractCall } from './claimPrices.ts'
import type { KnownOrder } from './decodeExchanges.ts'
import type { EvmLog } from './evmLog.ts'

/**
 * Finds the order that a platform exchange log names in the transaction's own call; undefined if another contract
 * called the exchange, or if the call has no such order.
 */
export function calledOrder(
  { address }: Pick<EvmLog, 'address'>,
  hash: string,
  call: Pick<ContractCall, 'to' | 'input'> | undefined,
): KnownOrder | undefined {
  return call?.to === address ? matchedOrders(call.input).get(hash) : undefined
}

/**
 * Returns the orders that an exchange call matches, by event hash. Leaves out orders without a salt: the call's sender
 * made them to fill the other side.
 */
function matchedOrders(input: Hex): ReadonlyMap<string, KnownOrder> {
  const orders = ordersIn(input).filter(({ salt }) => salt !== 0n)
  return new Map(
    orders.flatMap((order) => {
      const known = knownOrder(order)
      return known ? [[structKeyHash(order), known]] : []
    }),
  )
}

function ordersIn(input: Hex): readonly OrderStruct[] {
  try {
    const { functionName, args } = decodeFunctionData({ abi: EXCHANGE_ABI, data: input })
    return functionName === 'matchOrders' ? [args[0], args[2]] : []
  } catch {
    return []
  }
}

/** Undefined = the order does not trade an item for money. */
function knownOrder({ maker, makeAsset, takeAsset }: OrderStruct): KnownOrder | undefined {
  const [make, take] = [placeOf(makeAsset), placeOf(takeAsset)]
  if (!make || !take || isMoney(make) === isMoney(take)) return undefined
  const isBid = isMoney(make)
  const [money, { contract, tokenId }] = isBid ? [make, take] : [take, make]
  if (contract === undefined) return undefined
  return {
    isBid,
    maker: evmAddress(maker),
    collection: evmAddress(contract),
    tokenId,
    currency: money.contract && evmAddress(money.contract),
  }
}

function placeOf({ assetType }: OrderStruct['makeAsset']): AssetPlace | undefined {
  try {
    return decodeAssetType(assetType)
  } catch {
    return undefined
  }
}

const isMoney = ({ kind }: AssetPlace) => kind === 'ETH' || kind === 'ERC20'
