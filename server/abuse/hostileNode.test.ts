import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isNodeError } from '@mintline/core'
import { expect } from 'chai'
import type { AskedNode } from '../src/nodes/nodeUrls.ts'
import { QUESTIONS } from './_questions.ts'

/** More than a server should take, and what sockets buffer on the way. */
const MOST_SENT = 20_000_000

/** Answers of nodes that are broken or hostile; a text is one to a question of JSON-RPC. */
const ANSWERS: Readonly<Record<string, string | ((response: ServerResponse) => void)>> = {
  'no hex': result('"0xzz"'),
  'an endless number': result('1e400'),
  'a number with a sign': result('"-0x1"'),
  'more digits than a word has': result(`"0x${'f'.repeat(1_000)}"`),
  'a list in its place': result('[[],[{}]]'),
  'an object without its fields': result('{"value":{"decimals":"many"}}'),
  'accounts that are none': result(
    '{"value":[{"account":null},7,{"account":{"data":{}}}],"decimals":1e9}',
  ),
  nothing: '',
  'no JSON': '<html>busy</html>',
  'a text that breaks off': '{"jsonrpc":"2.0","id":1,"result":"0x',
  'a million lists within each other': `{"jsonrpc":"2.0","id":1,"result":${'['.repeat(900_000)}`,
  'another status': (response) => response.writeHead(302, { location: '/again' }).end(),
  'a body without an end': endless,
}

describe('nodes that answer anything', function () {
  this.timeout(60_000)
  let server: Server
  let node: AskedNode
  let answer: (response: ServerResponse) => void
  let sent = 0
  before(async () => {
    server = createServer((request, response) => {
      request.resume()
      answer(response)
    }).listen(0, '127.0.0.1')
    server.on('connection', (socket) => {
      const count = () => {
        sent = Math.max(sent, socket.bytesWritten)
      }
      socket.on('drain', count).once('close', count)
    })
    await once(server, 'listening')
    node = { urls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`] }
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })

  for (const [what, said] of Object.entries(ANSWERS)) {
    for (const [about, ask] of Object.entries(QUESTIONS)) {
      it(`are refused or not believed: ${what}, for ${about}`, async () => {
        answer =
          typeof said === 'string'
            ? (response) => response.setHeader('content-type', 'application/json').end(said)
            : said
        sent = 0
        const outcome = await ask(node).then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        )
        if ('error' in outcome)
          expect(isNodeError(outcome.error), String(outcome.error)).to.equal(true)
        else expect(outcome.value).to.be.oneOf([undefined, false])
        expect(sent).to.be.lessThan(MOST_SENT)
      })
    }
  }
})

function result(json: string): string {
  return `{"jsonrpc":"2.0","id":1,"result":${json}}`
}

/** Sends as long as somebody reads. */
function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const part = Buffer.alloc(65_536, '[')
  const send = () => {
    while (!response.destroyed && response.write(part));
  }
  response.on('drain', send)
  send()
}
