import fc from 'fast-check'
import {
  activityId,
  aptosFunctionAddress,
  aptosModuleAddress,
  assertIsActivityId,
  assertIsAptosFunctionAddress,
  assertIsAptosModuleAddress,
  assertIsAuctionId,
  assertIsCollectionId,
  assertIsContractAddress,
  assertIsCurrencyId,
  assertIsItemId,
  assertIsOrderId,
  assertIsOwnershipId,
  assertIsUnionAddress,
  assertIsUnionContractAddress,
  auctionId,
  collectionId,
  contractAddress,
  currencyId,
  isActivityId,
  isAptosFunctionAddress,
  isAptosModuleAddress,
  isAuctionId,
  isCollectionId,
  isContractAddress,
  isCurrencyId,
  isItemId,
  isOrderId,
  isOwnershipId,
  isUnionAddress,
  isUnionContractAddress,
  itemId,
  orderId,
  ownershipId,
  unionAddress,
  unionContractAddress,
} from '../../src/identifiers/index.ts'
import {
  aptosAddresses,
  moveNames,
  nearAptosAddresses,
  nearMoveNames,
  unchanged,
} from './_arbitraries.ts'
import { describeKind, type Sample } from './_setup.ts'
import {
  blockchains,
  items,
  nearItems,
  nearOwnerships,
  nearPrefixes,
  onEach,
  ownerships,
  prefixed,
} from './_unions.ts'

const ids = unchanged(
  fc
    .tuple(blockchains, fc.string({ minLength: 1 }))
    .map(([blockchain, id]) => `${blockchain}:${id}`),
)

const addresses = onEach((blockchain, { address }) => prefixed(blockchain, address))
const nearAddresses = fc.oneof(
  nearPrefixes,
  onEach((blockchain, { nearAddress }) => nearAddress.map((text) => `${blockchain}:${text}`)),
)

const contracts = onEach((blockchain, { contract }) => prefixed(blockchain, contract))
const nearContracts = fc.oneof(
  nearPrefixes,
  onEach((blockchain, { nearContract }) => nearContract.map((text) => `${blockchain}:${text}`)),
)

const aptosPaths = (names: number): fc.Arbitrary<Sample> =>
  fc
    .tuple(aptosAddresses, fc.array(moveNames, { minLength: names, maxLength: names }))
    .map(([{ text, normal }, path]) => ({
      text: [text, ...path].join('::'),
      normal: [normal, ...path].join('::'),
    }))
const nearAptosPaths = (names: number) =>
  fc.oneof(
    aptosPaths(names - 1).map(({ text }) => text),
    aptosPaths(names + 1).map(({ text }) => text),
    aptosPaths(names).map(({ text }) => text.replace('::', ':')),
    fc.tuple(aptosPaths(names - 1), nearMoveNames).map(([{ text }, name]) => `${text}::${name}`),
    fc
      .tuple(nearAptosAddresses, fc.array(moveNames, { minLength: names, maxLength: names }))
      .map(([address, path]) => [address, ...path].join('::')),
  )

const currencies = fc.oneof(
  contracts,
  prefixed('APTOS', aptosPaths(2)),
  onEach((blockchain, { zero }) =>
    fc.constantFrom(
      { text: `${blockchain}:native`, normal: `${blockchain}:${zero}` },
      { text: `${blockchain}:${zero}`, normal: `${blockchain}:${zero}` },
    ),
  ),
)
const nearCurrencies = fc.oneof(
  nearContracts,
  blockchains.map((blockchain) => `${blockchain}:Native`),
  blockchains.map((blockchain) => `${blockchain}:native:1`),
  fc.constant('native'),
  nearAptosPaths(2).map((path) => `ETHEREUM:${path}`),
)

describe('Identifiers with a blockchain or a path', () => {
  describeKind({
    name: 'UnionAddress',
    is: isUnionAddress,
    assertIs: assertIsUnionAddress,
    coerce: unionAddress,
    valid: addresses,
    nearMisses: nearAddresses,
    code: 'NOT_UNION_ADDRESS',
    message: (value) => `Not a UnionAddress: ${value}`,
  })

  describeKind({
    name: 'UnionContractAddress',
    is: isUnionContractAddress,
    assertIs: assertIsUnionContractAddress,
    coerce: unionContractAddress,
    valid: contracts,
    nearMisses: nearContracts,
    code: 'NOT_UNION_CONTRACT_ADDRESS',
    message: (value) => `Not a valid union contract address: ${value}`,
  })

  describeKind({
    name: 'ContractAddress',
    is: isContractAddress,
    assertIs: assertIsContractAddress,
    coerce: contractAddress,
    valid: ids,
    nearMisses: nearPrefixes,
    code: 'NOT_CONTRACT_ADDRESS',
    message: (value) => `Not a ContractAddress: ${value}`,
  })

  describeKind({
    name: 'ItemId',
    is: isItemId,
    assertIs: assertIsItemId,
    coerce: itemId,
    valid: items,
    nearMisses: nearItems,
    code: 'NOT_ITEM_ID',
    message: (value) => `Not an ItemId: ${value}`,
  })

  describeKind({
    name: 'OwnershipId',
    is: isOwnershipId,
    assertIs: assertIsOwnershipId,
    coerce: ownershipId,
    valid: ownerships,
    nearMisses: nearOwnerships,
    code: 'NOT_OWNERSHIP_ID',
    message: (value) => `Not an OwnershipId: ${value}`,
  })

  describeKind({
    name: 'OrderId',
    is: isOrderId,
    assertIs: assertIsOrderId,
    coerce: orderId,
    valid: ids,
    nearMisses: nearPrefixes,
    code: 'NOT_ORDER_ID',
    message: (value) => `Not an OrderId: ${value}`,
  })

  describeKind({
    name: 'CollectionId',
    is: isCollectionId,
    assertIs: assertIsCollectionId,
    coerce: collectionId,
    valid: contracts,
    nearMisses: nearContracts,
    code: 'NOT_COLLECTION_ID',
    message: (value) => `Not a CollectionId: ${value}`,
  })

  describeKind({
    name: 'ActivityId',
    is: isActivityId,
    assertIs: assertIsActivityId,
    coerce: activityId,
    valid: ids,
    nearMisses: nearPrefixes,
    code: 'NOT_ACTIVITY_ID',
    message: (value) => `Not an ActivityId: ${value}`,
  })

  describeKind({
    name: 'AuctionId',
    is: isAuctionId,
    assertIs: assertIsAuctionId,
    coerce: auctionId,
    valid: ids,
    nearMisses: nearPrefixes,
    code: 'NOT_AUCTION_ID',
    message: (value) => `Not an AuctionId: ${value}`,
  })

  describeKind({
    name: 'CurrencyId',
    is: isCurrencyId,
    assertIs: assertIsCurrencyId,
    coerce: currencyId,
    valid: currencies,
    nearMisses: nearCurrencies,
    code: 'NOT_CURRENCY_ID',
    message: (value) => `Not a CurrencyId: ${value}`,
  })

  describeKind({
    name: 'AptosModuleAddress',
    is: isAptosModuleAddress,
    assertIs: assertIsAptosModuleAddress,
    coerce: aptosModuleAddress,
    valid: aptosPaths(1),
    nearMisses: nearAptosPaths(1),
    code: 'INVALID_APTOS_MODULE_ADDRESS',
    message: (value) => `Invalid Aptos module address - ${value}`,
  })

  describeKind({
    name: 'AptosFunctionAddress',
    is: isAptosFunctionAddress,
    assertIs: assertIsAptosFunctionAddress,
    coerce: aptosFunctionAddress,
    valid: aptosPaths(2),
    nearMisses: nearAptosPaths(2),
    code: 'INVALID_APTOS_FUNCTION_ADDRESS',
    message: (value) => `Invalid Aptos function address - ${value}`,
  })
})
