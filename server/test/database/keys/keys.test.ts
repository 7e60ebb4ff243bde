import { BLOCKCHAINS, isEvmBlockchain } from '@mintline/core/networks'
import { expect } from 'chai'
import fc from 'fast-check'
import {
  activityKey,
  addressKey,
  CHAIN_NUMBERS,
  collectionKey,
  currencyKey,
  itemKey,
  orderKey,
  readActivityKey,
  readAddressKey,
  readCollectionKey,
  readCurrencyKey,
  readItemKey,
  readOrderKey,
  readTransactionKey,
  transactionKey,
} from '../../../src/database/keys/index.ts'
import { addresses, collections, currencies, items, opaqueIds } from './_ids.ts'

const RUNS = { numRuns: 1_000 }
const EVM_CONTRACT = `0x${'ab'.repeat(20)}`

describe('keys', () => {
  reversible('addresses', addresses, addressKey, readAddressKey)
  reversible('collections', collections, collectionKey, readCollectionKey)
  reversible('items', items, itemKey, readItemKey)
  reversible('currencies', currencies, currencyKey, readCurrencyKey)
  reversible('activities', opaqueIds, activityKey, readActivityKey)
  reversible(
    'transactions',
    opaqueIds.map(({ value }) => ({ value })),
    ({ value }) => transactionKey(value),
    (key) => ({ value: readTransactionKey(key) }),
  )
  reversible('orders', opaqueIds, orderKey, (key) => {
    const { blockchain, value } = readOrderKey(key)
    return { blockchain, value }
  })

  it('number every blockchain once, from 1', () => {
    const numbers = BLOCKCHAINS.map((blockchain) => CHAIN_NUMBERS[blockchain])

    expect(numbers).to.deep.equal(BLOCKCHAINS.map((_, index) => index + 1))
  })

  it('sort items of a contract by token id', () => {
    const ids = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
    const key = (tokenId: bigint) =>
      itemKey({ blockchain: 'POLYGON', contract: EVM_CONTRACT, tokenId })

    fc.assert(
      fc.property(ids, ids, (a, b) => {
        expect(Buffer.compare(key(a), key(b))).to.equal(a < b ? -1 : a > b ? 1 : 0)
      }),
      RUNS,
    )
  })

  it('begin an item with its contract', () => {
    fc.assert(
      fc.property(items, (item) => {
        const collection = collectionKey(item)

        expect(itemKey(item).subarray(0, collection.length)).to.deep.equal(collection)
      }),
      RUNS,
    )
  })

  it('are as short as the design counts on', () => {
    const evm = { blockchain: 'ETHEREUM', contract: EVM_CONTRACT } as const
    const solana = { blockchain: 'SOLANA', contract: '1'.repeat(32) } as const

    expect(itemKey({ ...evm, tokenId: 1n })).to.have.length(24)
    expect(itemKey({ ...evm, tokenId: 2n ** 256n - 1n })).to.have.length(55)
    expect(itemKey({ ...solana, tokenId: undefined })).to.have.length(34)
  })

  it('take a hash on an EVM chain in either case as the same order', () => {
    const hash = `0x${'Ab'.repeat(32)}`
    const key = (value: string) => orderKey({ blockchain: 'BASE', value })

    expect(key(hash)).to.deep.equal(key(hash.toLowerCase()))
  })
})

/** Declares that a key leads back to what it was made of, and that no two keys are equal. */
function reversible<Parts extends object>(
  name: string,
  parts: fc.Arbitrary<Parts>,
  write: (parts: Parts) => Buffer,
  read: (key: Buffer) => object,
): void {
  it(`lead back to ${name} of every blockchain`, () => {
    const distinct = parts.filter(isNormal)
    fc.assert(
      fc.property(distinct, (value) => {
        expect(read(write(value))).to.deep.equal(value)
      }),
      RUNS,
    )
  })
}

/** False for hashes in upper case on EVM chains, which orders take in lower case. */
function isNormal(parts: object): boolean {
  if (!('value' in parts && 'blockchain' in parts)) return true
  const { value, blockchain } = parts as { value: string; blockchain: (typeof BLOCKCHAINS)[number] }
  return (
    !isEvmBlockchain(blockchain) || !/^0x[0-9A-F]+$/i.test(value) || value === value.toLowerCase()
  )
}
