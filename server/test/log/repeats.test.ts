import { mock } from 'node:test'
import { expect } from 'chai'
import { groupRepeats } from '../../src/log/repeats.ts'

describe('repeated events', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())

  it('are logged at once, and then once a minute with their count', () => {
    const said: [string, number][] = []
    const log = groupRepeats<string>((event, count) => said.push([event, count]))
    for (const event of ['first', 'second', 'third']) log('a kind', event)
    log('another kind', 'alone')
    expect(said).to.deep.equal([
      ['first', 1],
      ['alone', 1],
    ])
    mock.timers.tick(60_000)
    expect(said.slice(2)).to.deep.equal([['third', 2]])

    // Then it goes on once a minute
    log('a kind', 'fourth')
    expect(said).to.have.length(3)
    mock.timers.tick(60_000)
    expect(said.slice(3)).to.deep.equal([['fourth', 1]])

    // And begins anew after a quiet minute
    mock.timers.tick(60_000)
    log('a kind', 'fifth')
    expect(said.slice(4)).to.deep.equal([['fifth', 1]])
  })

  it('are logged one by one up to a number', () => {
    const said: [string, number][] = []
    const log = groupRepeats<string>((event, count) => said.push([event, count]), 2)
    for (const event of ['first', 'second', 'third', 'fourth']) log('a kind', event)
    mock.timers.tick(60_000)
    expect(said).to.deep.equal([
      ['first', 1],
      ['second', 1],
      ['fourth', 2],
    ])
  })

  it('of endless kinds take no endless memory, and none is lost', () => {
    let count = 0
    const log = groupRepeats<number>(() => {
      count += 1
    })
    for (let kind = 0; kind < 1_000; kind += 1) log(`kind ${kind}`, kind)
    expect(count).to.equal(1_000)
  })
})
