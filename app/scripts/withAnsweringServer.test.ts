// @vitest-environment node
import { createServer, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { withAnsweringServer } from './withAnsweringServer.ts'

const CONFIG = { embedded: { rpcUrl: 'http://127.0.0.1:8899', wsUrl: 'ws://127.0.0.1:8900' } }

describe('withAnsweringServer', () => {
  let server: ReturnType<typeof createServer> | undefined

  afterEach(() => server?.closeAllConnections())

  it('names the server while it answers, and not when it has ended', async () => {
    const url = await serve((response) => response.end('{"status":"READY"}'))
    const config = withAnsweringServer(CONFIG, { url, patience: 60_000 })
    expect(await config()).toEqual({ ...CONFIG, indexer: { embedded: url } })
    await new Promise((resolve) => server?.close(resolve))
    expect(await config()).toEqual(CONFIG)
  })

  it('does not name one whose database is away, or that hangs', async () => {
    const away = await serve((response) => response.writeHead(503).end())
    expect(await withAnsweringServer(CONFIG, { url: away })()).toEqual(CONFIG)
    const hanging = await serve(() => undefined)
    const asked = withAnsweringServer(CONFIG, { url: hanging, patience: 50 })
    expect(await asked()).toEqual(CONFIG)
  })

  async function serve(answer: (response: ServerResponse) => void): Promise<string> {
    const opened = createServer((_, response) => {
      answer(response)
    })
    server = opened
    await new Promise<void>((resolve) => {
      opened.listen(0, '127.0.0.1', resolve)
    })
    const address = opened.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }
})
