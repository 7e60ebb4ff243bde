import { expect } from 'chai'
import { testMessageRule } from '../../../core/test/errors/_messageRule.ts'
import { SOLANA_MESSAGES } from '../../src/errors/catalogue.ts'
import { SolanaClientError } from '../../src/errors/solanaClientError.ts'
import { SOLANA_SAMPLES } from './_samples.ts'

type Code = keyof typeof SOLANA_MESSAGES

const SAMPLES = Object.fromEntries(
  (Object.keys(SOLANA_MESSAGES) as Code[]).map((code) => [
    code,
    new SolanaClientError(code, SOLANA_SAMPLES[code]),
  ]),
)

describe('The rule of messages of editions', () => {
  testMessageRule(SAMPLES, { aboutUnits: ['ALLOWLIST_FILE_UNIT_MISSING'] })

  it('is that an amount is told in the coin of its network, and of both where that is not known', () => {
    const context = { wallet: 'Ada', needed: 1_500_000_000n, balance: 5_000n }
    const textIn = (coin?: 'SOL' | 'ETH') =>
      new SolanaClientError('BALANCE_TOO_LOW', { ...context, coin }).message
    expect(textIn('SOL')).to.equal(
      'The wallet Ada has 0.000005 SOL and needs 1.5 SOL for rent and fees: send it the rest',
    )
    expect(textIn('ETH')).to.equal(
      'The wallet Ada has 0.000005 ETH and needs 1.5 ETH for rent and fees: send it the rest',
    )
    expect(textIn()).to.equal(
      'The wallet Ada has 0.000005 SOL and needs 1.5 SOL (ETH on Eclipse) for rent and fees: send it the rest',
    )
  })
})
