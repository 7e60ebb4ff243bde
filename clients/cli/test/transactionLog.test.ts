import type { SignedTransaction } from '@mintline/solana'
import { expect } from 'chai'
import { transactionLog } from '../src/sending/transactionLog.ts'
import { pendingTransactions } from '../src/state/pendingTransactions.ts'
import { stateFolder } from '../src/state/stateFolder.ts'
import { Workplace } from './_command.ts'

const SIGNED: SignedTransaction = {
  signature: 'a',
  lastValidBlockHeight: 7,
  wire: Uint8Array.of(1, 2, 3),
}

describe('A transaction that is written down', () => {
  const open = ({ isRepeatable = true } = {}) => {
    const pending = pendingTransactions(stateFolder(new Workplace().folder, 'genesis'))
    const written = transactionLog(pending, { title: () => 'Deploy X', isRepeatable })
    const left = () => pending.list().map(({ signature }) => signature)
    return { pending, written, left }
  }

  for (const stage of ['confirmed', 'failed', 'expired']) {
    it(`is crossed out as soon as it is ${stage}, whatever becomes of the next`, () => {
      const { written, left } = open()
      written.beforeSend(SIGNED)
      written.onStage('sent')
      expect(left()).to.deep.equal(['a'])
      written.onStage(stage)
      expect(left()).to.deep.equal([])
      written.beforeSend({ ...SIGNED, signature: 'b' })
      written.onStage('sent')
      written.end()
      expect(left()).to.deep.equal(['b'])
    })
  }

  it('is crossed out where it never went out, such as after Ctrl-C', () => {
    const { written, left } = open()
    written.beforeSend(SIGNED)
    written.onStage('signing')
    written.end()
    expect(left()).to.deep.equal([])
  })

  it('stays where it went out and nobody knows its end', () => {
    const { written, left } = open()
    written.beforeSend(SIGNED)
    written.onStage('sent')
    written.end()
    expect(left()).to.deep.equal(['a'])
  })

  it('is kept with its bytes only where another run may send it again', () => {
    const again = open()
    again.written.beforeSend(SIGNED)
    expect(again.pending.list()).to.deep.equal([
      { signature: 'a', lastValidBlockHeight: 7, title: 'Deploy X', wire: 'AQID' },
    ])
    const once = open({ isRepeatable: false })
    once.written.beforeSend(SIGNED)
    expect(once.pending.list()).to.deep.equal([
      { signature: 'a', lastValidBlockHeight: 7, title: 'Deploy X' },
    ])
  })
})
