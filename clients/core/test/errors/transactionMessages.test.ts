import { expect } from 'chai'
import { CoreError } from '../../src/errors/index.ts'

const ETHER = { symbol: 'ETH', decimals: 18 }

describe('messages about transactions', () => {
  it('name the amounts that a wallet has and needs, if known', () => {
    const known = { wallet: '0xa1', needed: 10n ** 18n, balance: 5n * 10n ** 17n, coin: ETHER }
    expect(new CoreError('FUNDS_TOO_LOW', known).message).to.equal(
      'The wallet 0xa1 has 0.5 ETH but needs at least 1 ETH: add the difference',
    )
    expect(new CoreError('FUNDS_TOO_LOW', { wallet: '0xa1', coin: ETHER }).message).to.equal(
      'The wallet 0xa1 does not have enough ETH for the transaction and its gas: add more',
    )
  })

  it('name the gas limit, if known', () => {
    expect(new CoreError('GAS_EXHAUSTED', { gas: 21_000n }).message).to.equal(
      'The transaction needs more gas than its limit of 21000: raise the limit or split the transaction',
    )
    expect(new CoreError('GAS_EXHAUSTED', {}).message).to.equal(
      'The transaction needs more gas than its limit: raise the limit or split the transaction',
    )
  })
})
