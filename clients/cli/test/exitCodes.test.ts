import { expect } from 'chai'
import { EXIT, exitCodeOf } from '../src/exitCodes.ts'
import { exitCodeOfList } from '../src/lists/upsertList.ts'

describe('Exit codes', () => {
  it('never change', () => {
    expect(EXIT).to.deep.equal({
      ok: 0,
      failed: 1,
      usage: 2,
      invalidInput: 3,
      differs: 4,
      declined: 5,
      partlyDone: 6,
      interrupted: 130,
    })
  })

  it('tell wrong usage, wrong input, refusals and failures apart', () => {
    expect(exitCodeOf('USAGE_INVALID')).to.equal(2)
    expect(exitCodeOf('LIST_INVALID')).to.equal(3)
    expect(exitCodeOf('CONFIRMATION_DECLINED')).to.equal(5)
    expect(exitCodeOf('TRANSACTION_REJECTED')).to.equal(5)
    expect(exitCodeOf('INTERRUPTED')).to.equal(130)
    expect(exitCodeOf('PROGRAM_ERROR')).to.equal(1)
  })

  it('tell what became of a list', () => {
    expect(exitCodeOfList({ status: 'finished', failed: 0 })).to.equal(0)
    expect(exitCodeOfList({ status: 'finished', failed: 1 })).to.equal(6)
    expect(exitCodeOfList({ status: 'cancelled', failed: 1 })).to.equal(130)
  })
})
