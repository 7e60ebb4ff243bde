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

describe('A recorded transaction', () => {
  const open = ({ isRepeatable = true } = {}) => {
    const pending = pendingTransactions(stateFolder(new Workplace().folder, 'genesis'))
    const written = transactionLog(pending, { title: () => 'Deploy X', isRepeatable })
    const left = () => pending.list().map(({ signature }) => signature)
    return { pending, written, left }
  }

  for (const stage of ['confirmed', 'failed', 'expired']) {
    it(`is removed as soon as it is ${stage}, whatever happens to the next`, () => {
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

  it('is removed if it was never sent, for example after Ctrl-C', () => {
    const { written, left } = open()
    written.beforeSend(SIGNED)
    written.onStage('signing')
    written.end()
    expect(left()).to.deep.equal([])
  })

  it('stays if it was sent and its outcome is unknown', () => {
    const { written, left } = open()
    written.beforeSend(SIGNED)
    written.onStage('sent')
    written.end()
    expect(left()).to.deep.equal(['a'])
  })

  it('is stored with its bytes only if another run may send it again', () => {
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
