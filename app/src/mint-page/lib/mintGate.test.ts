import { CoreError } from '@mintline/core'
import { SolanaClientError } from '@mintline/solana/reads'
import { describe, expect, it } from 'vitest'
import { type MintFacts, mintGate } from './mintGate.ts'

const SOL = { symbol: 'SOL', decimals: 9 }

const OPEN: MintFacts = {
  notReady: undefined,
  restriction: { type: 'claimable' },
  coin: SOL,
  balance: 10n,
  cost: 10n,
  wouldFail: undefined,
}
const PAUSED = new SolanaClientError('TRANSACTION_REFUSED', {
  name: 'AccountInUse',
  reason: 'try again',
  signature: undefined,
})

const USD = { symbol: 'USD', decimals: 6 }

describe('mintGate', () => {
  it('reports a missing token after missing lamports, and before the simulation', () => {
    const amounts = { needed: 9n, balance: 4n, coin: USD }
    const tokenShortfall = new CoreError('TOKEN_FUNDS_TOO_LOW', {
      wallet: '',
      token: '',
      ...amounts,
    })
    const facts = { ...OPEN, tokenShortfall, wouldFail: PAUSED }
    expect(mintGate(facts)).toEqual({ status: 'short', missing: 5n, coin: USD })
    expect(mintGate({ ...facts, balance: 4n })).toMatchObject({ status: 'short', coin: SOL })
    const frozen = new SolanaClientError('TOKEN_ACCOUNT_FROZEN', {
      wallet: '',
      token: '',
      symbol: 'USD',
    })
    expect(mintGate({ ...OPEN, tokenShortfall: frozen })).toEqual({
      status: 'would-fail',
      error: frozen,
    })
  })

  it('opens once everything is known and nothing prevents the mint', () => {
    expect(mintGate(OPEN)).toEqual({ status: 'open' })
    expect(mintGate({ ...OPEN, restriction: undefined })).toEqual({ status: 'checking' })
    expect(mintGate({ ...OPEN, cost: undefined })).toEqual({ status: 'checking' })
    expect(mintGate({ ...OPEN, balance: undefined })).toEqual({ status: 'open' })
  })

  it('reports missing money before the failed simulation it causes', () => {
    expect(mintGate({ ...OPEN, balance: 4n, wouldFail: PAUSED })).toEqual({
      status: 'short',
      missing: 6n,
      coin: SOL,
    })
    expect(mintGate({ ...OPEN, wouldFail: PAUSED })).toEqual({
      status: 'would-fail',
      error: PAUSED,
    })
  })

  it('reports first what prevents sending, then restrictions of the wallet', () => {
    const restriction = { type: 'restricted', code: 'RESTRICTED', reason: 'Restricted' } as const
    const facts = { ...OPEN, restriction, balance: 0n }
    expect(mintGate(facts)).toEqual({ status: 'restricted' })
    const reason = 'The network does not answer.'
    expect(mintGate({ ...facts, notReady: reason })).toEqual({ status: 'not-ready', reason })
  })
})
