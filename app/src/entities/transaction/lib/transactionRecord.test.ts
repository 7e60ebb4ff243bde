import { describe, expect, it } from 'vitest'
import {
  isOvertaken,
  RECORDS_SCHEMA,
  type TransactionRecord,
  withEnd,
  withRecord,
} from './transactionRecord.ts'

function record(signature: string, status: TransactionRecord['status']): TransactionRecord {
  return {
    signature,
    title: 'Add phase 1',
    genesisHash: 'G',
    wallet: 'W',
    status,
    signedAt: 0,
    lastValidBlockHeight: 10,
    wire: 'AQID',
  }
}

describe('isOvertaken', () => {
  const sending = { review: 'Change phases of DAWN', genesisHash: 'G', wallet: 'W' }
  const [sent, confirmed] = (['sent', 'confirmed'] as const).map((status) => ({
    ...record('a', status),
    review: sending.review,
    signedAt: 100,
  }))

  it('is true for a pending one, however old', () => {
    expect(isOvertaken(sent ? [sent] : [], sending, 200)).toBe(true)
  })

  it('is true for one that landed since the chain was read, and not before', () => {
    expect(isOvertaken(confirmed ? [confirmed] : [], sending, 100)).toBe(true)
    expect(isOvertaken(confirmed ? [confirmed] : [], sending, 101)).toBe(false)
  })

  it('is false for failures, and for other reviews, wallets and networks', () => {
    const others = [
      { review: 'Change phases of DUSK' },
      { genesisHash: 'H' },
      { wallet: 'V' },
      { status: 'failed' as const },
    ].map((change) => ({ ...record('b', 'sent'), review: sending.review, ...change }))
    expect(isOvertaken(others, sending, 0)).toBe(false)
  })
})

describe('transaction records', () => {
  it('are newest first, without duplicates', () => {
    const records = withRecord([record('a', 'sent'), record('b', 'sent')], record('b', 'confirmed'))
    expect(records.map(({ signature }) => signature)).toEqual(['b', 'a'])
  })

  it('drop the oldest beyond a hundred, but never one with an unknown outcome', () => {
    const old = Array.from({ length: 100 }, (_, index) =>
      record(`old ${index}`, index === 99 ? 'sent' : 'confirmed'),
    )

    const records = withRecord(old, record('new', 'sent'))

    expect(records).toHaveLength(101)
    expect(records.at(-1)?.signature).toBe('old 99')
    expect(
      withRecord(withEnd(records, 'old 99', { status: 'expired' }), record('x', 'sent')),
    ).toHaveLength(100)
  })

  it('keep the outcome and drop the bytes', () => {
    const [ended, other] = withEnd([record('a', 'sent'), record('b', 'sent')], 'a', {
      status: 'failed',
      reason: 'Phase not active',
    })
    expect(ended).toMatchObject({ status: 'failed', reason: 'Phase not active' })
    expect(ended).not.toHaveProperty('wire')
    expect(other).toEqual(record('b', 'sent'))
  })

  it('survive serialization', () => {
    const written = JSON.stringify({ records: [record('a', 'sent')] })
    expect(RECORDS_SCHEMA.parse(JSON.parse(written)).records).toEqual([record('a', 'sent')])
  })
})
