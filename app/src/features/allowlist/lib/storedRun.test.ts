import { describe, expect, it } from 'vitest'
import type { ListOutcome } from './listRun.ts'
import { runRecord } from './storedRun.ts'

const OF = { listName: 'Phase 1 of Dawn', genesisHash: 'chain', wallet: 'wallet', endedAt: 7 }
const SHARED = { status: 'finished', total: 30, skipped: 0, untried: 0, settled: 0 } as const

function upsert(signatures: string[]): ListOutcome {
  const counts = { added: 20, changed: 5, resumed: 0, failedUpserts: [], rent: 1n }
  return { operation: 'upsert', report: { ...SHARED, ...counts, signatures } }
}

describe('runRecord', () => {
  it('is one entry for all transactions of a run, linked to the last', () => {
    expect(runRecord(upsert(['first', 'second']), OF)).toEqual({
      signature: 'second',
      title: 'Wrote 25 entries in 2 transactions. Phase 1 of Dawn',
      genesisHash: 'chain',
      wallet: 'wallet',
      status: 'confirmed',
      signedAt: 7,
      lastValidBlockHeight: 0,
    })
    const counts = { removed: 1, failedRemovals: [], reclaimed: 1n }
    const report = { ...SHARED, ...counts, signatures: ['only'] }
    expect(runRecord({ operation: 'remove', report }, OF)?.title).toBe(
      'Removed 1 entry in 1 transaction. Phase 1 of Dawn',
    )
  })

  it('separates what was done before, as in a resumed run', () => {
    const resumed = upsert(['only'])
    const report = { ...resumed.report, total: 195, skipped: 170 }
    expect(runRecord({ ...resumed, report } as ListOutcome, OF)?.title).toBe(
      'Wrote 25 entries in 1 transaction, 170 were on chain before. Phase 1 of Dawn',
    )
    const counts = { removed: 4, failedRemovals: [], reclaimed: 1n, signatures: ['only'] }
    const removal: ListOutcome = {
      operation: 'remove',
      report: { ...SHARED, ...counts, skipped: 1 },
    }
    expect(runRecord(removal, OF)?.title).toBe(
      'Removed 4 entries in 1 transaction, 1 was gone before. Phase 1 of Dawn',
    )
  })

  it('is undefined if nothing landed', () => {
    expect(runRecord(upsert([]), OF)).toBeUndefined()
  })
})
