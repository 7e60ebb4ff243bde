import { expect } from 'chai'
import {
  assertIsSolanaSignature,
  formatActivityId,
  formatAuctionId,
  formatContractAddress,
  formatUnionContractAddress,
  parseActivityId,
  parseAuctionId,
  parseContractAddress,
  parseUnionContractAddress,
} from '../../src/identifiers/index.ts'
import { expectError } from './_setup.ts'

const CHECKSUMMED = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const LOWER = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'

/** Identifiers that are checked for their blockchain only. */
const PREFIXED = {
  ActivityId: [
    parseActivityId,
    formatActivityId,
    'NOT_ACTIVITY_ID',
    'Not an ActivityId: NOWHERE:1',
  ],
  AuctionId: [parseAuctionId, formatAuctionId, 'NOT_AUCTION_ID', 'Not an AuctionId: NOWHERE:1'],
  ContractAddress: [
    parseContractAddress,
    formatContractAddress,
    'NOT_CONTRACT_ADDRESS',
    'Not a ContractAddress: NOWHERE:1',
  ],
} as const

describe('Parts of prefixed identifiers', () => {
  for (const [name, [parse, format, code, message]] of Object.entries(PREFIXED)) {
    it(`${name}: blockchain and value, unchanged`, () => {
      const parts = { blockchain: 'POLYGON', value: 'any:thing' } as const
      expect(parse('POLYGON:any:thing')).to.deep.equal(parts)
      expect(format(parts)).to.equal('POLYGON:any:thing')
    })

    it(`${name}: refused for an unknown blockchain`, () => {
      expectError(() => parse('NOWHERE:1'), code, message)
    })
  }

  it('UnionContractAddress: blockchain and contract in its normal form', () => {
    const parts = { blockchain: 'BASE', contract: LOWER } as const
    expect(parseUnionContractAddress(`BASE:${CHECKSUMMED}`)).to.deep.equal(parts)
    expect(formatUnionContractAddress({ ...parts, contract: CHECKSUMMED })).to.equal(
      `BASE:${LOWER}`,
    )
    const wrong = { ...parts, contract: '0x1' }
    expectError(
      () => formatUnionContractAddress(wrong),
      'NOT_UNION_CONTRACT_ADDRESS',
      'Not a valid union contract address: BASE:0x1',
    )
  })

  it('Signature of Solana: refused when invalid', () => {
    assertIsSolanaSignature('1'.repeat(64))
    const short = '1'.repeat(63)
    expectError(
      () => assertIsSolanaSignature(short),
      'INVALID_TRANSACTION_HASH',
      `Not valid transaction hash ${short} for blockchain SOLANA`,
    )
  })
})
