import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isMintlineError } from '@mintline/core'
import { evmAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { concatHex, type Hex, parseEther } from 'viem'
import { getBalance } from 'viem/actions'
import { fetchMultiSend, fetchSafe, type Safe } from '../../src/safe/fetchSafe.ts'
import { fetchNextNonce, proposeSafeTransaction } from '../../src/safe/safeService.ts'
import { safeTransaction } from '../../src/safe/safeTransaction.ts'
import { assertIsOwner, signSafeTransaction } from '../../src/safe/signSafeTransaction.ts'
import { LOCAL_NETWORK, startChain, type TestChain } from '../support/chain.ts'
import { keyOf } from '../support/keys.ts'
import { deploySafe, type TestSafe } from '../support/safe.ts'

const FIRST = '0x00000000000000000000000000000000000f1257'
const SECOND = '0x000000000000000000000000000000000005ec0d'

/** Returns a failure's code. */
async function codeOf(doing: Promise<unknown>): Promise<string | undefined> {
  return doing.then(
    () => undefined,
    (error) => (isMintlineError(error) ? error.code : `${error}`),
  )
}

describe('a Safe', () => {
  const owners = [1, 2, 3].map((index) => evmAddress(keyOf(index).address))
  let chain: TestChain
  let vault: TestSafe
  let safe: Safe

  before(async () => {
    chain = await startChain()
    vault = await deploySafe(chain, owners, 2n)
    safe = await fetchSafe(chain.connection, evmAddress(vault.address))
    await chain.cheats.setBalance({ address: vault.address, value: parseEther('1') })
  })
  after(() => chain.stop())

  const signed = async (index: number, transaction: ReturnType<typeof safeTransaction>) =>
    (await signSafeTransaction(chain.keyWallet(index), transaction, LOCAL_NETWORK)).signature
  /** Joins owners' signatures as the contract takes them: in the order of their addresses. */
  const joined = async (
    indexes: readonly number[],
    proposal: ReturnType<typeof safeTransaction>,
  ) => {
    const inOrder = [...indexes].sort((a, b) => (keyOf(a).address < keyOf(b).address ? -1 : 1))
    const signatures: Hex[] = []
    for (const index of inOrder) signatures.push(await signed(index, proposal))
    return concatHex(signatures)
  }
  const pay = (to: string, value: bigint) => ({ to: to as Hex, data: '0x', value }) as const

  it('tells owners, threshold, nonce and version', () => {
    expect({ ...safe, owners: [...safe.owners].sort() }).to.deep.equal({
      address: evmAddress(vault.address),
      owners: [...owners].sort(),
      threshold: 2n,
      nonce: 0n,
      version: '1.4.1',
    })
  })

  it('executes what owners have signed, and nothing with fewer signatures or other bytes', async () => {
    const { chainId } = LOCAL_NETWORK
    const calls = [pay(FIRST, 5n)]
    const proposal = safeTransaction({ safe, chainId, nonce: 0n, calls, multiSend: undefined })
    const { transaction } = proposal
    expect(await vault.execute(transaction, await joined([1], proposal))).to.equal('reverted')
    const signatures = await joined([1, 3], proposal)
    expect(await vault.execute({ ...transaction, value: 6n }, signatures)).to.equal('reverted')
    expect(await vault.execute(transaction, signatures)).to.equal('success')
    expect(await getBalance(chain.connection.client, { address: FIRST })).to.equal(5n)
    expect(await vault.execute(transaction, signatures)).to.equal('reverted')
  })

  it('executes several calls at once, or none of them', async () => {
    const { chainId } = LOCAL_NETWORK
    const multiSend = await fetchMultiSend(chain.connection, safe)
    const of = async (values: readonly [bigint, bigint]) => {
      const { nonce } = await fetchSafe(chain.connection, safe.address)
      const calls = [pay(FIRST, values[0]), pay(SECOND, values[1])]
      const proposal = safeTransaction({ safe, chainId, nonce, calls, multiSend })
      return vault.execute(proposal.transaction, await joined([2, 3], proposal))
    }
    expect(await of([1n, parseEther('2')])).to.equal('reverted')
    expect(await of([1n, 2n])).to.equal('success')
    const balances = await Promise.all(
      ([FIRST, SECOND] as const).map((address) => getBalance(chain.connection.client, { address })),
    )
    expect(balances).to.deep.equal([6n, 2n])
  })

  it('error: nobody is there, or somebody who is no owner proposes', async () => {
    const { connection } = chain
    const nobody = evmAddress(FIRST)
    expect(await codeOf(fetchSafe(connection, nobody))).to.equal('SAFE_NOT_FOUND')
    expect(() => assertIsOwner(safe, chain.keyWallet(4))).to.throw('is no owner of the Safe')
    assertIsOwner(safe, chain.keyWallet(2))
  })

  describe('and a service for its proposals', () => {
    const asked: { method?: string; url?: string; key?: string; body: string }[] = []
    let answer: { status: number; body: string }
    let url: string
    const server = createServer(async (request, response) => {
      const { method, url: path, headers } = request
      asked.push({ method, url: path, key: headers.authorization, body: await text(request) })
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(answer.body)
    })

    before(async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    after(() => server.close())
    beforeEach(() => {
      asked.length = 0
      answer = { status: 200, body: '{}' }
    })

    it('takes the nonce after the queue, and that of the chain without one', async () => {
      const next = async (body: object) => {
        answer = { status: 200, body: JSON.stringify(body) }
        return fetchNextNonce({ url, apiKey: 'key' }, { address: safe.address, nonce: 4n })
      }
      expect(await next({ results: [] })).to.equal(4n)
      expect(await next({ results: [{ nonce: 2 }] })).to.equal(4n)
      expect(await next({ results: [{ nonce: 6 }] })).to.equal(7n)
      expect(await next({ results: [{ nonce: '6' }] })).to.equal(7n)
      expect(await next({ results: [{ nonce: 'none' }] })).to.equal(4n)
      expect(asked[0]?.key).to.equal('Bearer key')
    })

    it('gets the proposal with its text, cut to what it takes', async () => {
      const { chainId } = LOCAL_NETWORK
      const calls = [pay(FIRST, 5n)]
      const proposal = safeTransaction({ safe, chainId, nonce: 9n, calls, multiSend: undefined })
      const signature = await signSafeTransaction(chain.keyWallet(1), proposal, LOCAL_NETWORK)
      const memo = { title: 'Set "the" price', description: 'price 1 -> 2\n'.repeat(40) }
      answer = { status: 201, body: '' }
      await proposeSafeTransaction({ url }, safe, { ...proposal, ...signature, ...memo })
      const body = JSON.parse(asked[0]?.body ?? '')
      expect(body).to.deep.include({
        value: '5',
        data: '0x',
        operation: 0,
        nonce: '9',
        contractTransactionHash: proposal.hash,
        sender: keyOf(1).address,
        signature: signature.signature,
      })
      expect(body.origin.length).to.be.at.most(200)
      expect(JSON.parse(body.origin).name).to.match(/^Set "the" price: price 1 -> 2 price/)
    })

    it('error: it refuses, answers without end or with something else, or is not there', async () => {
      const nonceOf = () => fetchNextNonce({ url }, safe)
      for (const failing of [
        { status: 422, body: '{"nonFieldErrors":["Nonce already executed"]}' },
        { status: 200, body: 'no JSON' },
        { status: 200, body: `"${'a'.repeat(2_000_000)}"` },
        { status: 302, body: '' },
      ]) {
        answer = failing
        expect(await codeOf(nonceOf())).to.equal('SAFE_SERVICE_FAILED')
      }
      answer = { status: 422, body: '{"nonFieldErrors":["Nonce already executed"]}' }
      const refusal = await nonceOf().catch((error: Error) => error.message)
      expect(refusal).to.include('it answered 422')
      const away = fetchNextNonce({ url: 'http://127.0.0.1:1' }, safe)
      expect(await codeOf(away)).to.equal('SAFE_SERVICE_FAILED')
    })
  })
})
