import { expect } from 'chai'
import { readableLine } from '../../src/log/readableLine.ts'
import { memoryLog } from '../_log.ts'

describe('the log at a terminal', () => {
  const shown = (write: (log: ReturnType<typeof memoryLog>['log']) => void) => {
    const { log, lines } = memoryLog()
    write(log)
    return lines.map(readableLine)
  }

  it('has what the server says, and what is wrong', () => {
    expect(
      shown((log) => {
        log.info('Indexer: http://127.0.0.1:8787')
        log.warn({ err: new Error('refused') }, 'SOLANA: cannot follow 127.0.0.1:8899')
      }),
    ).to.deep.equal([
      'Indexer: http://127.0.0.1:8787',
      'Warning: SOLANA: cannot follow 127.0.0.1:8899',
    ])
  })

  it('has a short line for a request', () => {
    const request = { requestId: '1', method: 'GET', path: '/v0.1/items/all', status: 200, ms: 2.5 }
    expect(shown((log) => log.info(request, 'request'))).to.deep.equal([
      'GET /v0.1/items/all 200, 2.5 ms',
    ])
  })

  it('has an error with its stack, its causes and its request', () => {
    const both = new AggregateError([new Error('not by IPv4'), new Error('not by IPv6')], 'refused')
    const err = new Error('no list', { cause: both })
    const [text = ''] = shown((log) => log.error({ err, requestId: '7' }, 'A request failed'))
    const lines = text.split('\n').filter((line) => !/^ +at /.test(line))
    expect(lines).to.deep.equal([
      'Error: A request failed (request 7)',
      'Cause: Error: no list',
      'Cause: AggregateError: refused',
      'Cause: Error: not by IPv4',
      'Cause: Error: not by IPv6',
    ])
  })

  it('has nothing by which strangers could manipulate it', () => {
    const [text] = shown((log) => log.warn('name \u001b[2J\u0007\r of an item'))
    expect(text).to.equal('Warning: name �[2J�� of an item')
  })

  it('ends with errors that are their own cause', () => {
    const err = new Error('round')
    err.cause = err
    const [text = ''] = shown((log) => log.error({ err }, 'A request failed'))
    expect(text.match(/round/g)?.length).to.equal(6)
  })
})
