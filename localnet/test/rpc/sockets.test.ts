import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import WebSocket from 'ws'
import type { Localnet } from '../../src/index.ts'
import { connect, rpc, startTestNet } from '../_setup.ts'

describe('websocket protocol', () => {
  let localnet: Localnet

  before(async () => {
    ;({ localnet } = await startTestNet())
  })
  after(() => localnet.close())

  /** A socket whose messages are read one by one. */
  async function open(url: string) {
    const socket = new WebSocket(url)
    const received: string[] = []
    const waiting: ((message: string) => void)[] = []
    socket.on('message', (message) => {
      const text = String(message)
      const taker = waiting.shift()
      if (taker) taker(text)
      else received.push(text)
    })
    await new Promise((resolve) => socket.once('open', resolve))
    return {
      socket,
      ask: (method: string, params: unknown[]) =>
        socket.send(JSON.stringify({ jsonrpc: '2.0', id: 9, method, params })),
      next: async () => {
        const early = received.shift()
        return JSON.parse(early ?? (await new Promise<string>((resolve) => waiting.push(resolve))))
      },
    }
  }

  const address = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
  const httpAsSocket = () => localnet.rpcUrl.replace('http', 'ws')

  it('notifies of a signature as received and then as processed, and ends the subscription', async () => {
    // Given an airdrop that has landed
    const { result: signature } = await rpc(localnet.rpcUrl, 'requestAirdrop', [address, 1_000_000])

    // When its signature is subscribed to on the HTTP port
    const { ask, next, socket } = await open(httpAsSocket())
    ask('signatureSubscribe', [signature, { enableReceivedNotification: true }])

    // Then the number comes first, followed by both notifications
    expect(await next()).to.deep.equal({ jsonrpc: '2.0', result: 1, id: 9 })
    expect((await next()).params.result.value).to.equal('receivedSignature')
    expect((await next()).params.result.value).to.deep.equal({ err: null })

    // And the subscription has ended
    ask('signatureUnsubscribe', [1])
    expect((await next()).error).to.deep.equal({
      code: -32602,
      message: 'Invalid subscription id.',
    })
    socket.close()
  })

  it('isolates a transaction from an account too long for base58', async () => {
    // Given a subscription in the default encoding to a future program data account
    const elf = new Uint8Array((await memoProgram()) ?? [])
    const programId = Keypair.generate().publicKey
    const [programData] = PublicKey.findProgramAddressSync(
      [programId.toBuffer()],
      new PublicKey('BPFLoaderUpgradeab1e11111111111111111111111'),
    )
    const { ask, next, socket } = await open(localnet.wsUrl)
    ask('accountSubscribe', [programData.toBase58()])
    await next()

    // When the account is created
    localnet.addProgram({ programId: programId.toBase58(), elf })

    // Then the subscriber gets the node's message instead of the data
    const { params } = await next()
    expect(params.result.value.data).to.equal('error: data too large for bs58 encoding')
    socket.close()
  })

  const memoProgram = async () => {
    const memo = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
    return (await connect(localnet).getAccountInfo(memo))?.data
  }

  it('stops notifying after unsubscribing', async () => {
    // Given a subscription to all logs that has been ended
    const { ask, next, socket } = await open(localnet.wsUrl)
    ask('logsSubscribe', ['all'])
    const { result: id } = await next()
    ask('logsUnsubscribe', [id])
    expect((await next()).result).to.equal(true)

    // When there is a transaction, and then another request
    await rpc(localnet.rpcUrl, 'requestAirdrop', [address, 1_000_000])
    ask('slotSubscribe', [])

    // Then the answer to the request is the only message
    expect(await next()).to.deep.equal({ jsonrpc: '2.0', result: 2, id: 9 })
    socket.close()
  })

  it('error: an invalid subscription', async () => {
    // When a method of the HTTP side, or an invalid filter, is requested
    const { ask, next, socket } = await open(localnet.wsUrl)
    ask('getBalance', [address])
    ask('logsSubscribe', [{ mentions: [address, address] }])

    // Then each is refused
    expect((await next()).error.code).to.equal(-32601)
    expect((await next()).error.message).to.equal('Invalid Request: Only 1 address supported')
    socket.close()
  })

  it('error: a socket opened from another host name', async () => {
    // When a rebound page opens a socket, then it is refused
    const socket = new WebSocket(localnet.wsUrl, { headers: { host: 'rebound.example' } })
    const failure = await new Promise<Error>((resolve) => socket.once('error', resolve))
    expect(failure.message).to.equal('Unexpected server response: 403')
  })
})
