import { expect } from 'chai'
import { readActivityKey, transactionActivityKey } from '../../../src/database/keys/index.ts'

const TRANSACTION = `0x${'5a'.repeat(32)}`

describe('keys of activities that a transaction caused', () => {
  it('are the same each time, and sort by index', () => {
    const keys = [0, 1, 255, 256, 70_000].map((index) =>
      transactionActivityKey('ETHEREUM', TRANSACTION, index),
    )

    expect(transactionActivityKey('ETHEREUM', TRANSACTION, 0)).to.deep.equal(keys[0])
    expect([...keys].sort(Buffer.compare)).to.deep.equal(keys)
  })

  it('differ by blockchain, transaction and index', () => {
    const keys = [
      transactionActivityKey('ETHEREUM', TRANSACTION, 0),
      transactionActivityKey('BASE', TRANSACTION, 0),
      transactionActivityKey('ETHEREUM', `${TRANSACTION}00`, 0),
      transactionActivityKey('ETHEREUM', TRANSACTION, 1),
    ]

    expect(new Set(keys.map((key) => key.toString('hex')))).to.have.property('size', 4)
  })

  it('have an id of 40 hex digits', () => {
    const { value } = readActivityKey(transactionActivityKey('SOLANA', TRANSACTION, 3))

    expect(value).to.match(/^[0-9a-f]{32}00000003$/)
  })
})
