import { expect } from 'chai'
import { testMessageRule } from '../../../core/test/errors/_messageRule.ts'
import { AllowlistError } from '../../src/errors/allowlistError.ts'
import { ALLOWLIST_MESSAGES } from '../../src/errors/allowlistMessages.ts'
import { CandyMachineError } from '../../src/errors/candyMachineError.ts'
import { CANDY_MACHINE_MESSAGES } from '../../src/errors/candyMachineMessages.ts'
import { SOLANA_MESSAGES } from '../../src/errors/catalogue.ts'
import { LockError } from '../../src/errors/lockError.ts'
import { LOCK_MESSAGES } from '../../src/errors/lockMessages.ts'
import { RevealError } from '../../src/errors/revealError.ts'
import { REVEAL_MESSAGES } from '../../src/errors/revealMessages.ts'
import { SolanaClientError } from '../../src/errors/solanaClientError.ts'
import {
  ALLOWLIST_SAMPLES,
  CANDY_MACHINE_SAMPLES,
  LOCK_SAMPLES,
  REVEAL_SAMPLES,
  SOLANA_SAMPLES,
} from './_samples.ts'

type SolanaCode = keyof typeof SOLANA_MESSAGES
type AllowlistCode = keyof typeof ALLOWLIST_MESSAGES
type LockCode = keyof typeof LOCK_MESSAGES
type RevealCode = keyof typeof REVEAL_MESSAGES
type CandyMachineCode = keyof typeof CANDY_MACHINE_MESSAGES

const OF_SOLANA = (Object.keys(SOLANA_MESSAGES) as SolanaCode[]).map(
  (code) => [code, new SolanaClientError(code, SOLANA_SAMPLES[code])] as const,
)
const OF_LISTS = (Object.keys(ALLOWLIST_MESSAGES) as AllowlistCode[]).map(
  (code) => [code, new AllowlistError(code, ALLOWLIST_SAMPLES[code])] as const,
)
const OF_LOCKS = (Object.keys(LOCK_MESSAGES) as LockCode[]).map(
  (code) => [code, new LockError(code, LOCK_SAMPLES[code])] as const,
)
const OF_REVEALS = (Object.keys(REVEAL_MESSAGES) as RevealCode[]).map(
  (code) => [code, new RevealError(code, REVEAL_SAMPLES[code])] as const,
)
const OF_CANDY_MACHINES = (Object.keys(CANDY_MACHINE_MESSAGES) as CandyMachineCode[]).map(
  (code) => [code, new CandyMachineError(code, CANDY_MACHINE_SAMPLES[code])] as const,
)

describe('Message rules of editions', () => {
  testMessageRule(
    Object.fromEntries([
      ...OF_SOLANA,
      ...OF_LISTS,
      ...OF_LOCKS,
      ...OF_REVEALS,
      ...OF_CANDY_MACHINES,
    ]),
    {
      aboutUnits: ['ALLOWLIST_FILE_UNIT_MISSING'],
    },
  )

  it('require amounts in the coin of the network, or of both if it is unknown', () => {
    const context = { wallet: 'Ada', needed: 1_500_000_000n, balance: 5_000n }
    const textIn = (coin?: 'SOL' | 'ETH') =>
      new AllowlistError('BALANCE_TOO_LOW', { ...context, coin }).message
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
