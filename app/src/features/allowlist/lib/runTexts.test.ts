import { CoreError } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import type { UpsertReport } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { phaseToOpen } from '#entities/phase/lib/phaseLabel.ts'
import { reportLines } from '../ui/RunReport.tsx'
import { failuresOf, type RunEnd, retryRequest } from './listRun.ts'
import { endTexts, paceText, runTitle } from './runTexts.ts'
import type { WantedList } from './wantedList.ts'

const A = solanaAddress('So11111111111111111111111111111111111111112')
const WANTED: WantedList = {
  operation: 'upsert',
  entries: Array.from({ length: 1_000 }, () => ({ user: A, price: 0n, amount: 1 })),
}
const SOL = { symbol: 'SOL', decimals: 9 }

function outcome(change: Partial<UpsertReport>) {
  const report: UpsertReport = {
    status: 'finished',
    total: 1_000,
    added: 900,
    changed: 60,
    skipped: 40,
    resumed: 0,
    failedUpserts: [],
    untried: 0,
    signatures: ['one', 'two'],
    settled: 0,
    rent: 1_663_440n,
    ...change,
  }
  return { operation: 'upsert', report } as const
}

describe('texts about a run', () => {
  it('describe progress and outcome', () => {
    const texts = (end: RunEnd) => endTexts(WANTED, end)
    expect(runTitle(WANTED)).toBe('Writing 1,000 entries')
    expect(texts({ status: 'finished', outcome: outcome({}) })).toEqual({
      kind: 'success',
      title: '1,000 entries are on chain',
      detail: '960 were written now, 40 were on chain before.',
    })
    expect(texts({ status: 'finished', outcome: outcome({ added: 940, skipped: 0 }) })).toEqual({
      kind: 'success',
      title: '1,000 entries are on chain',
      detail: undefined,
    })
    expect(
      texts({ status: 'finished', outcome: outcome({ added: 0, changed: 0, skipped: 1_000 }) }),
    ).toEqual({
      kind: 'success',
      title: '1,000 entries are on chain',
      detail: 'None was written now, 1,000 were on chain before.',
    })
    expect(texts({ status: 'rejected', outcome: outcome({ added: 300, untried: 600 }) })).toEqual({
      kind: 'calm',
      title: 'Not approved in the wallet',
      detail: '400 of 1,000 entries are on chain. Nothing is lost.',
    })
    expect(texts({ status: 'cancelled', outcome: undefined })).toMatchObject({
      kind: 'calm',
      detail: '0 of 1,000 entries are on chain. Nothing is lost.',
    })
    expect(texts({ status: 'failed', error: new Error('No money.') })).toMatchObject({
      kind: 'error',
      detail: 'No money.',
    })
  })

  it('count failures, and retry only those', () => {
    const error = new CoreError('NODE_REFUSED', { method: 'sendTransaction', reason: 'no' })
    const failed = outcome({
      added: 899,
      failedUpserts: [{ entry: { user: A, price: 0n, amount: 1 }, error }],
    })
    expect(endTexts(WANTED, { status: 'finished', outcome: failed })).toEqual({
      kind: 'error',
      title: '1 entry of 1,000 failed',
      detail: '999 of 1,000 entries are on chain.',
    })
    expect(failuresOf(failed)).toHaveLength(1)
    expect(retryRequest(failed)).toEqual({
      operation: 'upsert',
      entries: [{ user: A, price: 0n, amount: 1 }],
    })
  })

  it('list what was done, without zero counts', () => {
    expect(reportLines(outcome({ changed: 0 }), SOL)).toEqual([
      { term: 'New entries', value: '900' },
      { term: 'Already there', value: '40' },
      { term: 'Rent locked', value: '0.00166344 SOL' },
      { term: 'Transactions that landed', value: '2' },
    ])
  })

  it('estimate the remaining time, once the rate is known', () => {
    expect(paceText({ entriesPerSecond: 119.6, secondsLeft: 47.2 })).toBe(
      '120 per second, 48 seconds left',
    )
    expect(paceText({ entriesPerSecond: 1, secondsLeft: 61 })).toBe('1 per second, 2 minutes left')
    expect(paceText({ entriesPerSecond: 0, secondsLeft: undefined })).toBeUndefined()
  })
})

describe('phaseToOpen', () => {
  const phase = (phaseIndex: number, phaseType: 'public' | 'allowList') => ({
    phaseIndex,
    phaseType,
    priceAmount: 0n,
    priceToken: A,
    startTime: 0n,
    endTime: 1n,
    maxMintsPerWallet: 0n,
    maxMintsTotal: 0n,
    currentMints: 0n,
    active: true,
    merkleRoot: undefined,
  })
  const phases = [phase(0, 'public'), phase(1, 'allowList'), phase(2, 'allowList')]

  it('is the requested one, else the first with a list, else the first', () => {
    expect(phaseToOpen(phases, 2)?.phaseIndex).toBe(2)
    expect(phaseToOpen(phases, 9)?.phaseIndex).toBe(1)
    expect(phaseToOpen(phases, undefined)?.phaseIndex).toBe(1)
    expect(phaseToOpen(phases.slice(0, 1), undefined)?.phaseIndex).toBe(0)
    expect(phaseToOpen([], undefined)).toBeUndefined()
  })
})
