import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFollowing } from './keepFollowing.ts'

const SECOND = 1_000

/** The browser's end of a node connection. */
class Socket {
  static opened: Socket[] = []
  readonly sent: string[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: () => void
  constructor(readonly url: string) {
    if (url === 'ws://not-allowed') throw new DOMException('mixed content', 'SecurityError')
    Socket.opened.push(this)
  }
  send = (text: string) => this.sent.push(text)
  close = () => this.onclose?.()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  Socket.opened = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function follow(url = 'ws://node', addresses: readonly string[] = ['A', 'B']) {
  const ended = new AbortController()
  const onChange = vi.fn()
  const done = keepFollowing(addresses, { url, onChange, signal: ended.signal })
  return { onChange, end: () => ended.abort(), done }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND)
const last = () => Socket.opened.at(-1) as Socket

describe('keepFollowing', () => {
  it('subscribes to each account, and calls back at each change alone', () => {
    const { onChange } = follow()
    last().onopen?.()
    const asked = last().sent.map((text) => JSON.parse(text))
    expect(asked.map(({ method, params }) => [method, params[0]])).toEqual([
      ['accountSubscribe', 'A'],
      ['accountSubscribe', 'B'],
    ])
    last().onmessage?.({ data: '{"jsonrpc":"2.0","id":0,"result":1}' })
    expect(onChange).not.toHaveBeenCalled()
    last().onmessage?.({ data: '{"jsonrpc":"2.0","method":"accountNotification","params":{}}' })
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('asks a node without subscriptions after 15 s, then ever more rarely, up to every 5 min', async () => {
    follow()
    for (const seconds of [15, 30, 60, 120, 240, 300, 300]) {
      const before = Socket.opened.length
      last().close()
      await pass(seconds - 1)
      expect(Socket.opened).toHaveLength(before)
      await pass(1)
      expect(Socket.opened).toHaveLength(before + 1)
    }
  })

  it('asks again after 15 s where the node took a subscription, and not where it refused it', async () => {
    follow()
    for (const [data, seconds] of [
      ['{"jsonrpc":"2.0","id":0,"result":1}', 15],
      ['{"jsonrpc":"2.0","id":0,"result":2}', 15],
      ['{"jsonrpc":"2.0","id":0,"error":{"code":-32601}}', 30],
    ] as const) {
      last().onmessage?.({ data })
      last().close()
      const before = Socket.opened.length
      await pass(seconds - 1)
      expect(Socket.opened).toHaveLength(before)
      await pass(1)
      expect(Socket.opened).toHaveLength(before + 1)
    }
  })

  it('ends with the signal, connected or waiting', async () => {
    const connected = follow()
    connected.end()
    await connected.done
    const waiting = follow()
    last().close()
    await pass(1)
    waiting.end()
    await waiting.done
    await pass(600)
    expect(Socket.opened).toHaveLength(2)
  })

  it('goes on where the browser refuses the URL', async () => {
    const { end, done } = follow('ws://not-allowed')
    await pass(1)
    end()
    await done
    expect(Socket.opened).toEqual([])
  })
})
