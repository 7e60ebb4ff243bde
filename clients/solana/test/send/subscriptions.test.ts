import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Clock } from '@mintline/core'
import { expect } from 'chai'
import { createConnection } from '../../src/send/createConnection.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { payment, startNetwork, type TestNetwork } from './_network.ts'

const PATH = '/rpc/key-that-nobody-may-see'

describe('subscriptions', () => {
  let network: TestNetwork
  let gate: Gate
  let printed: unknown[][]
  const methods = ['log', 'warn', 'error'] as const
  const originals = methods.map((method) => console[method])
  beforeEach(async () => {
    network = await startNetwork()
    gate = await startGate(network)
    printed = []
    for (const method of methods) console[method] = (...words) => void printed.push(words)
  })
  afterEach(async () => {
    methods.forEach((method, index) => {
      console[method] = originals[index] ?? console[method]
    })
    await gate.close()
    await network.close()
  })

  async function pay(clock?: Clock) {
    const keypair = await network.wallet()
    const session = { connection: createConnection(gate.url), wallet: keypairWallet(keypair) }
    return sendTransaction(session, payment(keypair.publicKey), { clock })
  }

  it('reach a node behind a path at its own port, and tell the outcome without a poll', async () => {
    // Given a clock on which no poll ever comes
    const { status } = await pay(stoppedClock())
    expect(status).to.equal('confirmed')
    expect(gate.upgrades).to.deep.equal([PATH])
  })

  it('are quietly replaced by polls if a node has no websocket', async () => {
    gate.upgrading = 'refused'
    const { status } = await pay(network.clock)
    expect(status).to.equal('confirmed')
    expect(gate.upgrades).to.deep.equal([PATH])
    expect(printed).to.deep.equal([])
  })

  it('are quietly replaced by polls, and asked for once, if a node refuses them', async () => {
    gate.upgrading = 'refusing'
    const { status } = await pay(network.clock)
    expect(status).to.equal('confirmed')
    expect(gate.subscriptions).to.equal(1)
    expect(printed).to.deep.equal([])
  })
})

/** A clock whose sleeps end only by their signals. */
function stoppedClock(): Clock {
  return {
    now: () => 0,
    sleep: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      }),
  }
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((end) => {
    resolve = end
  })
  return { promise, resolve }
}

/** A frame that refuses the request in a client's frame, which is masked. */
function refusalOf(frame: Buffer): Buffer {
  const start = (frame[1] ?? 0) === 0xfe ? 4 : 2
  const mask = frame.subarray(start, start + 4)
  const bytes = frame.subarray(start + 4).map((byte, index) => byte ^ (mask[index % 4] ?? 0))
  const { id } = JSON.parse(Buffer.from(bytes).toString()) as { id: unknown }
  const error = { code: -32_601, message: 'Method not found' }
  const answer = Buffer.from(JSON.stringify({ jsonrpc: '2.0', id, error }))
  return Buffer.concat([Buffer.from([0x81, answer.length]), answer])
}

/** A proxy that serves a node's requests and subscriptions at one port, behind a path with a key. */
interface Gate {
  readonly url: string
  /** Paths in websocket requests. */
  readonly upgrades: string[]
  /** How many subscriptions were requested. */
  readonly subscriptions: number
  /** Answer to websocket requests: the node's, none, or a socket that refuses every subscription. */
  upgrading: 'passed on' | 'refused' | 'refusing'
  close(): Promise<void>
}

async function startGate({ localnet, track }: TestNetwork): Promise<Gate> {
  const upgrades: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    const pass = async () => {
      const headers = { 'content-type': 'application/json' }
      const body = await text(request)
      // Or polls might find the outcome before a subscription is asked for.
      if (body.includes('"getSignatureStatuses"')) await answered.promise
      const answer = await fetch(localnet.rpcUrl, { method: 'POST', headers, body })
      response.end(await answer.text())
    }
    void track(pass())
  })
  const answered = deferred()
  const gate = { upgrading: 'passed on' as Gate['upgrading'], subscriptions: 0 }
  server.on('upgrade', (request: IncomingMessage, client: Socket, head: Buffer) => {
    upgrades.push(request.url ?? '')
    sockets.add(client)
    if (gate.upgrading === 'refused') {
      client.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      answered.resolve()
      return
    }
    const { hostname, port } = new URL(localnet.wsUrl)
    const node = connect(Number(port), hostname)
    const { rawHeaders } = request
    const lines = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? `${name}: ${rawHeaders[index + 1]}` : [],
    )
    node.write(`GET / HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    node.write(head)
    client.on('data', (data) => {
      if (gate.upgrading === 'passed on') {
        node.write(data)
        answered.resolve()
      } else {
        gate.subscriptions += 1
        client.write(refusalOf(data))
        answered.resolve()
      }
    })
    node.pipe(client)
    node.on('error', () => client.destroy())
    client.on('error', () => node.destroy())
    client.on('close', () => node.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(gate, {
    url: `http://127.0.0.1:${port}${PATH}`,
    upgrades,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  })
}
