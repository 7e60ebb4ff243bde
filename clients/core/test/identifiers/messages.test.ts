import { expect } from 'chai'
import { CoreError, type ErrorCode, MintlineError } from '../../src/errors/index.ts'
import {
  activityId,
  addressOn,
  aptosFunctionAddress,
  aptosModuleAddress,
  auctionId,
  binary,
  collectionId,
  contractAddress,
  contractAddressOn,
  currencyId,
  evmAddress,
  itemId,
  orderId,
  ownershipId,
  parseBlockchain,
  parseItemId,
  solanaAddress,
  transactionHashOn,
  unionAddress,
  unionContractAddress,
  word,
} from '../../src/identifiers/index.ts'
import type { Blockchain } from '../../src/networks/blockchains.ts'
import { expectError } from './_setup.ts'

// A caller without types can name any blockchain.
const DOGECOIN = 'DOGECOIN' as Blockchain

const MESSAGES: [ErrorCode, string, () => unknown][] = [
  [
    'INVALID_ADDRESS',
    'Invalid address 0x1 for blockchain POLYGON',
    () => addressOn('POLYGON', '0x1'),
  ],
  [
    'INVALID_CONTRACT_ADDRESS',
    'Invalid contract address A.0x1654653399040a61.ab for blockchain FLOW',
    () => contractAddressOn('FLOW', 'A.0x1654653399040a61.ab'),
  ],
  [
    'INVALID_TRANSACTION_HASH',
    'Not valid transaction hash abc for blockchain ECLIPSE',
    () => transactionHashOn('ECLIPSE', 'abc'),
  ],
  ['NOT_UNION_ADDRESS', 'Not a UnionAddress: 0x1', () => unionAddress('0x1')],
  [
    'NOT_UNION_CONTRACT_ADDRESS',
    'Not a valid union contract address: FLOW:0x1654653399040a61',
    () => unionContractAddress('FLOW:0x1654653399040a61'),
  ],
  ['BLOCKCHAIN_NOT_PARSED', "Can't parse blockchain from value 0x1", () => parseBlockchain('0x1')],
  ['UNKNOWN_BLOCKCHAIN', 'Unknown blockchain - DOGECOIN', () => parseBlockchain('DOGECOIN:0x1')],
  ['UNHANDLED_BLOCKCHAIN', 'Unhandled blockchain - DOGECOIN', () => addressOn(DOGECOIN, '0x1')],
  ['NOT_CONTRACT_ADDRESS', 'Not a ContractAddress: A.b.c', () => contractAddress('A.b.c')],
  [
    'INVALID_APTOS_FUNCTION_ADDRESS',
    'Invalid Aptos function address - 0x1::coin',
    () => aptosFunctionAddress('0x1::coin'),
  ],
  [
    'INVALID_APTOS_MODULE_ADDRESS',
    'Invalid Aptos module address - 0x1::1coin',
    () => aptosModuleAddress('0x1::1coin'),
  ],
  ['NOT_BINARY', 'Not a binary 0x123', () => binary('0x123')],
  ['NOT_WORD', 'Not a word 0x12', () => word('0x12')],
  ['NOT_ITEM_ID', 'Not an ItemId: ETHEREUM', () => itemId('ETHEREUM')],
  ['NOT_OWNERSHIP_ID', 'Not an OwnershipId: APTOS:0x1', () => ownershipId('APTOS:0x1')],
  ['NOT_ORDER_ID', 'Not an OrderId: ETHEREUM:', () => orderId('ETHEREUM:')],
  ['NOT_COLLECTION_ID', 'Not a CollectionId: flow:x', () => collectionId('flow:x')],
  ['NOT_ACTIVITY_ID', 'Not an ActivityId: 1', () => activityId('1')],
  ['NOT_AUCTION_ID', 'Not an AuctionId: :1', () => auctionId(':1')],
  ['NOT_CURRENCY_ID', 'Not a CurrencyId: native', () => currencyId('native')],
]

describe('Messages about identifiers', () => {
  for (const [code, message, call] of MESSAGES) {
    it(`${code}: ${message}`, () => {
      expectError(call, code, message)
    })
  }

  it('have fixed texts for calls to a node', () => {
    const messages = [
      new CoreError('PROVIDER_NOT_AVAILABLE', {}),
      new CoreError('SUBSCRIPTIONS_NOT_SUPPORTED', {}),
      new CoreError('CONTRACT_ADDRESS_NOT_SPECIFIED', {}),
      new CoreError('FROM_ADDRESS_NOT_SPECIFIED', {}),
      new CoreError('BATCH_REQUEST_TIMEOUT', { timeoutMs: 1_000 }),
      new CoreError('ABI_VALUE_OUT_OF_RANGE', { type: 'uint8', value: '256' }),
      new CoreError('ABI_DECODING_FAILED', { data: '0x' }),
    ].map(({ message }) => message)
    expect(messages).to.deep.equal([
      'Provider not available',
      'Provider does not support subscriptions',
      'Contract address not specified',
      'From address not specified',
      'Batch request timeout',
      'ABI value out of range',
      'ABI decoding error',
    ])
  })

  it('carry the value and the blockchain', () => {
    const error = expectError(
      () => solanaAddress('abc'),
      'INVALID_ADDRESS',
      'Invalid address abc for blockchain SOLANA',
    )
    expect(error).to.have.property('context').that.deep.equals({
      value: 'abc',
      blockchain: 'SOLANA',
    })
  })

  describe('give the reason in their cause', () => {
    it('no colon', () => {
      const error = expectError(() => orderId('12'), 'NOT_ORDER_ID', 'Not an OrderId: 12')
      expect(error.cause)
        .to.be.instanceOf(CoreError)
        .with.property('message', "Can't parse blockchain from value 12")
    })

    it('no supported blockchain', () => {
      const error = expectError(
        () => itemId('DOGECOIN:1'),
        'NOT_ITEM_ID',
        'Not an ItemId: DOGECOIN:1',
      )
      expect(error.cause)
        .to.be.instanceOf(CoreError)
        .with.property('message', 'Unknown blockchain - DOGECOIN')
    })

    it('an address of another format', () => {
      const error = expectError(
        () => unionAddress('APTOS:abc'),
        'NOT_UNION_ADDRESS',
        'Not a UnionAddress: APTOS:abc',
      )
      expect(error.cause)
        .to.be.instanceOf(MintlineError)
        .with.property('message', 'Invalid address abc for blockchain APTOS')
    })

    it('no further reason', () => {
      const error = expectError(
        () => auctionId('ETHEREUM:'),
        'NOT_AUCTION_ID',
        'Not an AuctionId: ETHEREUM:',
      )
      expect(error).not.to.have.property('cause')
    })
  })

  it('are also thrown for values that are not strings', () => {
    const missing = JSON.parse('null') as string
    expectError(
      () => evmAddress(missing),
      'INVALID_ADDRESS',
      'Invalid address null for blockchain ETHEREUM',
    )
    expectError(() => itemId(missing), 'NOT_ITEM_ID', 'Not an ItemId: null')
    expectError(() => parseItemId(missing), 'NOT_ITEM_ID', 'Not an ItemId: null')
  })
})
