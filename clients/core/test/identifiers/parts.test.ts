import { expect } from 'chai'
import fc from 'fast-check'
import {
  currencyId,
  formatAptosFunctionAddress,
  formatAptosModuleAddress,
  formatCollectionId,
  formatCurrencyId,
  formatItemId,
  formatOrderId,
  formatOwnershipId,
  formatUnionAddress,
  isNativeCurrencyId,
  itemId,
  ownershipId,
  parseAptosFunctionAddress,
  parseAptosModuleAddress,
  parseBlockchain,
  parseCollectionId,
  parseCurrencyId,
  parseItemId,
  parseOrderId,
  parseOwnershipId,
  parseUnionAddress,
} from '../../src/identifiers/index.ts'
import { expectError, NUM_RUNS } from './_setup.ts'
import { items, ownerships } from './_unions.ts'

const CHECKSUMMED = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const LOWER = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const MINT = 'So11111111111111111111111111111111111111112'
const SYSTEM = '11111111111111111111111111111111'
const APTOS_ONE = '0x0000000000000000000000000000000000000000000000000000000000000001'

describe('Parts of identifiers', () => {
  it('parses a union address into its blockchain and the address in its normal form', () => {
    const parts = { blockchain: 'POLYGON', address: LOWER } as const
    expect(parseUnionAddress(`POLYGON:${CHECKSUMMED}`)).to.deep.equal(parts)
    expect(formatUnionAddress(parts)).to.equal(`POLYGON:${LOWER}`)
  })

  it('parses an item of an EVM blockchain into contract and token id', () => {
    const parts = { blockchain: 'BASE', contract: LOWER, tokenId: 7n } as const
    expect(parseItemId(`BASE:${CHECKSUMMED}:007`)).to.deep.equal(parts)
    expect(formatItemId(parts)).to.equal(`BASE:${LOWER}:7`)
  })

  it('parses an item of Flow, whose contract has a name', () => {
    expect(parseItemId('FLOW:A.0x1654653399040a61.FlowToken:18446744073709551615')).to.deep.equal({
      blockchain: 'FLOW',
      contract: 'A.1654653399040a61.FlowToken',
      tokenId: 18446744073709551615n,
    })
  })

  it('parses an item of Solana, Eclipse or Aptos into its own address, without a token id', () => {
    expect(parseItemId(`ECLIPSE:${MINT}`)).to.deep.equal({
      blockchain: 'ECLIPSE',
      contract: MINT,
      tokenId: undefined,
    })
    expect(parseItemId('APTOS:0x1')).to.deep.equal({
      blockchain: 'APTOS',
      contract: APTOS_ONE,
      tokenId: undefined,
    })
  })

  it('parses ownerships into the item and its owner', () => {
    expect(parseOwnershipId(`ETHEREUM:${CHECKSUMMED}:1:${CHECKSUMMED}`)).to.deep.equal({
      blockchain: 'ETHEREUM',
      contract: LOWER,
      tokenId: 1n,
      owner: LOWER,
    })
    expect(parseOwnershipId(`SOLANA:${MINT}:${SYSTEM}`)).to.deep.equal({
      blockchain: 'SOLANA',
      contract: MINT,
      tokenId: undefined,
      owner: SYSTEM,
    })
  })

  it('parses collections and orders', () => {
    const collection = { blockchain: 'RARI', contract: LOWER } as const
    expect(parseCollectionId(`RARI:${CHECKSUMMED}`)).to.deep.equal(collection)
    expect(formatCollectionId(collection)).to.equal(`RARI:${LOWER}`)
    const order = { blockchain: 'CELO', value: 'a:B' } as const
    expect(parseOrderId('CELO:a:B')).to.deep.equal(order)
    expect(formatOrderId(order)).to.equal('CELO:a:B')
  })

  it('parses Aptos modules and functions', () => {
    const module = { resource: APTOS_ONE, moduleName: 'coin' }
    expect(parseAptosModuleAddress('0x1::coin')).to.deep.equal(module)
    expect(formatAptosModuleAddress(module)).to.equal(`${APTOS_ONE}::coin`)
    const called = { ...module, functionName: '_transfer2' }
    expect(parseAptosFunctionAddress('0x1::coin::_transfer2')).to.deep.equal(called)
    expect(formatAptosFunctionAddress(called)).to.equal(`${APTOS_ONE}::coin::_transfer2`)
  })

  it('maps native to the zero address of each layer one', () => {
    expect(currencyId('MANTLE:native')).to.equal(
      'MANTLE:0x0000000000000000000000000000000000000000',
    )
    expect(currencyId('FLOW:native')).to.equal('FLOW:0x0000000000000000')
    expect(currencyId('ECLIPSE:native')).to.equal('ECLIPSE:11111111111111111111111111111111')
    expect(currencyId('APTOS:native')).to.equal(
      'APTOS:0x0000000000000000000000000000000000000000000000000000000000000000',
    )
    expect(formatCurrencyId({ blockchain: 'PALM', address: 'native' })).to.equal(
      'PALM:0x0000000000000000000000000000000000000000',
    )
  })

  it('accepts coin types as currencies of Aptos', () => {
    expect(parseCurrencyId('APTOS:0x1::aptos_coin::AptosCoin')).to.deep.equal({
      blockchain: 'APTOS',
      address: `${APTOS_ONE}::aptos_coin::AptosCoin`,
    })
  })

  it('distinguishes native currencies from others', () => {
    expect(isNativeCurrencyId('ETHEREUM:native')).to.equal(true)
    expect(isNativeCurrencyId(`ETHEREUM:0x${'0'.repeat(40)}`)).to.equal(true)
    expect(isNativeCurrencyId(`ETHEREUM:${LOWER}`)).to.equal(false)
    expectError(() => isNativeCurrencyId('native'), 'NOT_CURRENCY_ID', 'Not a CurrencyId: native')
  })

  it('reads the blockchain of any id', () => {
    expect(parseBlockchain('IMMUTABLEX:anything')).to.equal('IMMUTABLEX')
  })

  it('refuses parts that do not make an id', () => {
    expectError(
      () => formatItemId({ blockchain: 'ETHEREUM', contract: LOWER, tokenId: -1n }),
      'NOT_ITEM_ID',
      `Not an ItemId: ETHEREUM:${LOWER}:-1`,
    )
    expectError(
      () => formatItemId({ blockchain: 'SOLANA', contract: MINT, tokenId: 0n }),
      'NOT_ITEM_ID',
      `Not an ItemId: SOLANA:${MINT}:0`,
    )
  })

  it('formats every parsed item as before', () => {
    fc.assert(
      fc.property(items, ({ text, normal }) => {
        expect(formatItemId(parseItemId(text))).to.equal(normal)
        expect(parseItemId(itemId(text))).to.deep.equal(parseItemId(text))
      }),
      { numRuns: NUM_RUNS },
    )
  })

  it('formats every parsed ownership as before', () => {
    fc.assert(
      fc.property(ownerships, ({ text, normal }) => {
        expect(formatOwnershipId(parseOwnershipId(text))).to.equal(normal)
        expect(parseOwnershipId(ownershipId(text))).to.deep.equal(parseOwnershipId(text))
      }),
      { numRuns: NUM_RUNS },
    )
  })
})
