import { evmAddress } from '@mintline/core/identifiers'
import { describe, expect, it } from 'vitest'
import { splitOf } from './dropFacts.ts'
import { flatFeeText } from './flatFeeText.ts'

const ETHER = 10n ** 18n
const ETH = { symbol: 'ETH', decimals: 18 }
const RECIPIENT = evmAddress('0x00000000000000000000000000000000000000a1')
const flat = (value: bigint) => splitOf(ETHER, { type: 'flat', value, recipient: RECIPIENT })

describe('flatFeeText', () => {
  it('names the least number of items whose price covers the fee', () => {
    expect(flatFeeText(flat((5n * ETHER) / 2n), ETH, 3n)).toBe(
      'Mint at least 3 items at once to cover the platform fee of 2.5 ETH.',
    )
  })

  it('says so where the wallet cannot mint as many', () => {
    expect(flatFeeText(flat((5n * ETHER) / 2n), ETH, 2n)).toBe(
      'The platform fee of 2.5 ETH is above the price of all items that this wallet can mint.',
    )
  })

  it('has nothing to say where the price of one item covers the fee', () => {
    expect(flatFeeText(flat(ETHER), ETH, 1n)).toBeUndefined()
  })
})
