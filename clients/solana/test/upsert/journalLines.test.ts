import { expect } from 'chai'
import fc from 'fast-check'
import { type JournalRecord, openTransactions } from '../../src/allowlist/journal.ts'
import { type JournalHeader, journalLines, parseJournal } from '../../src/node/journalLines.ts'

const HEADER: JournalHeader = {
  kind: 'journal',
  version: 1,
  genesisHash: 'genesis',
  deployment: 'deployment',
  phaseIndex: 3,
}

const records: fc.Arbitrary<JournalRecord> = fc.oneof(
  fc.record({
    kind: fc.constant('sent' as const),
    signature: fc.string(),
    lastValidBlockHeight: fc.nat(),
    wire: fc.uint8Array(),
    operation: fc.constantFrom('upsert' as const, 'remove' as const),
    users: fc.array(fc.string()),
  }),
  fc.record(
    {
      kind: fc.constant('outcome' as const),
      signature: fc.string(),
      status: fc.constantFrom('confirmed' as const, 'failed' as const, 'expired' as const),
      slot: fc.nat(),
    },
    { requiredKeys: ['kind', 'signature', 'status'] },
  ),
)
const lists = fc.array(records, { maxLength: 20 })

describe('lines of a journal', () => {
  it('are parsed as formatted', () => {
    fc.assert(
      fc.property(lists, (written) => {
        const bytes = Buffer.from(journalLines([HEADER, ...written]))
        const read = { header: HEADER, records: written, wholeBytes: bytes.length }
        expect(parseJournal(bytes)).to.deep.equal(read)
      }),
    )
  })

  it('are parsed up to the last complete line after a crash', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (written, cut) => {
        const lines = [HEADER, ...written].map((record) => journalLines([record]))
        const bytes = Buffer.from(lines.join(''))
        const end = cut % (bytes.length + 1)
        let whole = 0
        let count = 0
        for (const line of lines) {
          if (whole + Buffer.byteLength(line) > end) break
          whole += Buffer.byteLength(line)
          count += 1
        }
        expect(parseJournal(bytes.subarray(0, end))).to.deep.equal({
          header: count > 0 ? HEADER : undefined,
          records: written.slice(0, Math.max(0, count - 1)),
          wholeBytes: whole,
        })
      }),
    )
  })

  it('error: a complete line that is not a record', () => {
    const bytes = Buffer.from(`${journalLines([HEADER])}{"kind":"sent","signature":1}\n`)
    expect(parseJournal(bytes)).to.deep.equal({ brokenLine: 2 })
    expect(parseJournal(Buffer.from('# notes\n'))).to.deep.equal({ brokenLine: 1 })
  })

  it('are open transactions until they have an outcome', () => {
    const sent = (signature: string) => ({
      kind: 'sent' as const,
      signature,
      lastValidBlockHeight: 1,
      wire: Uint8Array.of(1),
      operation: 'upsert' as const,
      users: [],
    })
    const outcome = { kind: 'outcome', signature: 'a', status: 'expired' } as const
    expect(openTransactions([sent('a'), sent('b'), outcome])).to.deep.equal([sent('b')])
  })
})
