import { expect } from 'chai'
import { type RecordedStep, recorded } from '../../src/drop/index.ts'
import { CoreError } from '../../src/errors/index.ts'

const SIGNED = { hash: 'a', lastValidBlockHeight: 7, serialized: '0x010203' } as const
const REFUSED = new CoreError('WALLET_NOT_CONNECTED', {})

describe('A recorded transaction', () => {
  const open = () => {
    const stored = new Map<string, RecordedStep>()
    const journal = {
      add: (step: RecordedStep) => void stored.set(step.id, step),
      remove: (id: string) => void stored.delete(id),
    }
    return { journal, stored, left: () => [...stored.keys()] }
  }
  const hasEnded = () => false
  const about = { title: 'Deploy X' }
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('It did not fail'),
      (error: unknown) => error,
    )

  it('is written before it is sent, and removed as soon as it has ended, whatever happens to the next', async () => {
    const { journal, left } = open()
    const failure = await failureOf(
      recorded({ journal, hasEnded }, about, async ({ beforeSend, onSent, onEnded }) => {
        await beforeSend(SIGNED)
        onSent('a')
        expect(left()).to.deep.equal(['a'])
        onEnded()
        expect(left()).to.deep.equal([])
        await beforeSend({ ...SIGNED, hash: 'b' })
        onSent('b')
        throw REFUSED
      }),
    )
    expect(failure).to.equal(REFUSED)
    expect(left()).to.deep.equal(['b'])
  })

  it('is removed if it was never sent, for example after Ctrl-C', async () => {
    const { journal, left } = open()
    await failureOf(
      recorded({ journal, hasEnded }, about, async ({ beforeSend }) => {
        await beforeSend(SIGNED)
        throw REFUSED
      }),
    )
    expect(left()).to.deep.equal([])
  })

  it('stays if it was sent and its outcome is unknown, or an abort cut a send short', async () => {
    const { journal, left } = open()
    await failureOf(
      recorded({ journal, hasEnded }, about, async ({ beforeSend, onSent }) => {
        await beforeSend(SIGNED)
        onSent('a')
        throw REFUSED
      }),
    )
    const signal = AbortSignal.abort()
    await failureOf(
      recorded({ journal, hasEnded, signal }, about, async ({ beforeSend }) => {
        await beforeSend({ ...SIGNED, hash: 'b' })
        throw signal.reason
      }),
    )
    expect(left()).to.deep.equal(['a', 'b'])
  })

  it('is removed after an error that ends it', async () => {
    const { journal, left } = open()
    await failureOf(
      recorded({ journal, hasEnded: (error) => error === REFUSED }, about, async (recording) => {
        await recording.beforeSend(SIGNED)
        recording.onSent('a')
        throw REFUSED
      }),
    )
    expect(left()).to.deep.equal([])
  })

  it('is recorded by its new hash where a wallet sends it by itself or again', async () => {
    const { journal, stored, left } = open()
    await failureOf(
      recorded({ journal, hasEnded }, { ...about, creates: 'drop' }, async ({ onSent }) => {
        onSent('a')
        onSent('b')
        throw REFUSED
      }),
    )
    expect(left()).to.deep.equal(['a', 'b'])
    expect(stored.get('b')).to.deep.equal({ id: 'b', title: 'Deploy X', creates: 'drop' })
  })

  it('is stored with its bytes only if another run may send it again', async () => {
    for (const [isRepeatable, serialized] of [
      [true, { serialized: '0x010203' }],
      [false, {}],
    ] as const) {
      const { journal, stored } = open()
      const send = { title: () => 'Deploy X', isRepeatable }
      await recorded({ journal, hasEnded }, send, async ({ beforeSend }) => {
        await beforeSend(SIGNED)
        expect(stored.get('a')).to.deep.equal({
          ...{ id: 'a', lastValidBlockHeight: 7, title: 'Deploy X' },
          ...serialized,
        })
      })
      expect(stored.size).to.equal(0)
    }
  })

  it('error: a journal that cannot be written stops it before it is sent', async () => {
    const full = new Error('its disk is full')
    let isSent = false
    const journal = {
      add: () => {
        throw full
      },
      remove: () => undefined,
    }
    const failure = await failureOf(
      recorded({ journal, hasEnded }, about, async ({ beforeSend }) => {
        await beforeSend(SIGNED)
        isSent = true
      }),
    )
    expect(failure).to.equal(full)
    expect(isSent).to.equal(false)
  })
})
