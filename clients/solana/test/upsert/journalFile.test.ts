import { expect } from 'chai'
import { journalLines, parseJournal } from '../../src/node/journalLines.ts'

/** A file from the first release, byte by byte. */
const FILE = [
  '{"kind":"journal","version":1,"genesisHash":"G1","deployment":"D1","phaseIndex":2}',
  '{"kind":"sent","signature":"a","lastValidBlockHeight":7,"wire":"AQID","operation":"upsert","users":["A1"]}',
  '{"kind":"outcome","signature":"a","status":"confirmed","slot":9}',
  '{"kind":"outcome","signature":"b","status":"expired"}',
  '',
].join('\n')

describe('a journal of the first release', () => {
  it('is read, and written the same again', () => {
    const scope = { genesisHash: 'G1', deployment: 'D1', phaseIndex: 2 }
    const content = parseJournal(Buffer.from(FILE))
    if ('brokenLine' in content) throw new Error(`line ${content.brokenLine} is broken`)
    const { header, records } = content
    expect(header).to.deep.equal({ kind: 'journal', version: 1, ...scope })
    expect(records).to.deep.equal([
      {
        kind: 'sent',
        signature: 'a',
        lastValidBlockHeight: 7,
        wire: Uint8Array.of(1, 2, 3),
        operation: 'upsert',
        users: ['A1'],
      },
      { kind: 'outcome', signature: 'a', status: 'confirmed', slot: 9 },
      { kind: 'outcome', signature: 'b', status: 'expired' },
    ])
    expect(journalLines([{ kind: 'journal', version: 1, ...scope }, ...records])).to.equal(FILE)
  })
})
