import { editionsControls } from '@mintline/solana/kit'
import { expect } from 'chai'
import { NO_LOCKS } from '../../src/instructions/lock.ts'
import { planLock } from '../../src/plans/collection/planLock.ts'
import { locked } from './_info.ts'
import { anAddress } from './_input.ts'
import { expectRefusal } from './_refusals.ts'

describe('planLock', () => {
  it('adds only the locks that are new, in one transaction', () => {
    const plan = planLock({
      ...locked({ supply: true }),
      locks: { supply: true, fee: true, texts: true },
    })
    expect(plan.title).to.equal('Lock texts and platform fee of DROP')
    expect(plan.transactions.map(({ title }) => title)).to.deep.equal([
      'Lock texts and platform fee',
    ])
    const data = plan.transactions[0]?.instructions[0]?.data ?? new Uint8Array()
    const { discriminator: _, ...sent } = editionsControls
      .getLockInstructionDataDecoder()
      .decode(data)
    expect(sent).to.deep.equal({ ...NO_LOCKS, texts: true, fee: true })
  })

  it('warns for each new lock that it cannot be undone', () => {
    const { warnings } = planLock({ ...locked({}), locks: { supply: true, royalties: true } })
    expect(warnings).to.deep.equal([
      {
        code: 'LOCK_IS_FINAL',
        message: 'A lock cannot be undone: the supply can be lowered and never raised again',
      },
      {
        code: 'LOCK_IS_FINAL',
        message: 'A lock cannot be undone: the royalties can never change again',
      },
    ])
  })

  it('shows all locks before and after', () => {
    const text = (value: string) => ({ kind: 'text', text: value })
    const first = planLock({ ...locked({}), locks: { phases: true } })
    expect(first.changes).to.deep.equal([
      { subject: 'collection', field: 'locks', before: undefined, after: text('phases') },
    ])
    const second = planLock({ ...locked({ phases: true }), locks: { supply: true } })
    expect(second.changes).to.deep.equal([
      {
        subject: 'collection',
        field: 'locks',
        before: text('phases'),
        after: text('supply and phases'),
      },
    ])
  })

  it('does nothing without a new lock, and never takes one back', () => {
    for (const locks of [{}, { supply: true }, { supply: false, fee: false }]) {
      const plan = planLock({ ...locked({ supply: true }), locks })
      expect([plan.transactions, plan.warnings, plan.changes]).to.deep.equal([[], [], []])
    }
  })

  it('refuses other wallets than the owner, and the fee admin', async () => {
    const { info } = locked({})
    for (const wallet of [anAddress(), info.platformFees.primaryAdmin]) {
      await expectRefusal(() => planLock({ info, wallet, locks: { fee: true } }), 'WRONG_WALLET', {
        role: 'creator',
        expected: [info.creator],
        actual: wallet,
      })
    }
  })
})
