import { expect } from 'chai'
import { BATCH_WINDOW, createBatcher } from '../../src/async/index.ts'
import { CoreError } from '../../src/errors/index.ts'
import { FakeClock, failureOf } from './_clock.ts'

/** A source with every key, except those that begin with "no". */
function source() {
  const loads: string[][] = []
  const load = async (keys: readonly string[]) => {
    loads.push([...keys])
    return new Map(keys.filter((key) => !key.startsWith('no')).map((key) => [key, `<${key}>`]))
  }
  return { loads, load }
}

describe('Batcher', () => {
  it('waits 200 ms by default', () => {
    expect(BATCH_WINDOW).to.equal(200)
  })

  it('loads the keys of one window together, each key once', async () => {
    // Given three requests, two of them for the same key, spread over 199 ms
    const clock = new FakeClock()
    const { loads, load } = source()
    const one = createBatcher({ load, clock })
    const answers = [one('a'), one('b')]
    clock.advance(199)
    answers.push(one('a'))
    expect(loads).to.deep.equal([])

    // When 200 ms have passed since the first
    clock.advance(1)

    // Then there was one load
    expect(await Promise.all(answers)).to.deep.equal(['<a>', '<b>', '<a>'])
    expect(loads).to.deep.equal([['a', 'b']])
  })

  it('caches nothing', async () => {
    const clock = new FakeClock()
    const { loads, load } = source()
    const one = createBatcher({ load, clock })
    for (const _ of [1, 2]) {
      const answer = one('a')
      clock.advance(200)
      await answer
    }
    expect(loads).to.deep.equal([['a'], ['a']])
  })

  it('splits loads at the maximum batch size', async () => {
    const clock = new FakeClock()
    const { loads, load } = source()
    const one = createBatcher({ load, clock, maxBatchSize: 2 })
    const answers = ['a', 'b', 'c'].map(one)
    clock.advance(200)
    await Promise.all(answers)
    expect(loads).to.deep.equal([['a', 'b'], ['c']])
  })

  it('returns falsy entities', async () => {
    const clock = new FakeClock()
    const load = async () => new Map([['zero', 0]])
    const answer = createBatcher({ load, clock })('zero')
    clock.advance(200)
    expect(await answer).to.equal(0)
  })

  it('error: a key without an entity does not affect other keys', async () => {
    const clock = new FakeClock()
    const one = createBatcher({ load: source().load, clock })
    const found = one('a')
    const failure = failureOf(one('nobody'))
    clock.advance(200)
    expect(await found).to.equal('<a>')
    expect(await failure).to.include({
      code: 'ENTITY_NOT_FOUND',
      message: 'Entity with key nobody not found',
    })
  })

  it('error: an unknown failure is wrapped, with its cause', async () => {
    const clock = new FakeClock()
    const cause = new Error('socket closed')
    const failing = createBatcher({ load: () => Promise.reject(cause), clock })
    const failures = [failureOf(failing('a')), failureOf(failing('b'))]
    clock.advance(200)
    for (const failure of await Promise.all(failures)) {
      expect(failure).to.be.instanceOf(CoreError)
      expect(failure).to.include({
        code: 'UNKNOWN_ERROR',
        message: 'Unknown error - socket closed',
        cause,
      })
    }
  })

  it('error: passes a MintlineError on unchanged', async () => {
    const clock = new FakeClock()
    const ours = new CoreError('NO_CONTRACT_DATA', { contract: 'a' })
    const failure = failureOf(createBatcher({ load: () => Promise.reject(ours), clock })('a'))
    clock.advance(200)
    expect(await failure).to.equal(ours)
  })
})
