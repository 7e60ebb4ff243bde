import { isTransient, JsonRpcError, reasonOf } from '@mintline/core'
import { SendTransactionError, SolanaJSONRPCError } from '@solana/web3.js'
import { expect } from 'chai'

describe('failures of a node', () => {
  for (const [whose, make] of [
    ['web3.js', (code: number, message: string) => new SolanaJSONRPCError({ code, message })],
    ['ours', (code: number, message: string) => new JsonRpcError({ code, message })],
  ] as const) {
    it(`are temporary or permanent by code, as an error of ${whose}`, () => {
      expect(isTransient(make(-32005, 'whatever'))).to.equal(true)
      // The code counts, not the message.
      expect(isTransient(make(-32602, 'too many requests'))).to.equal(false)
      expect(isTransient(new Error('asked in vain', { cause: make(-32603, '') }))).to.equal(true)
    })
  }

  it('are temporary by text without a code', () => {
    expect(isTransient(new Error('429 Too Many Requests: '))).to.equal(true)
    expect(
      isTransient(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })),
    ).to.equal(true)
    expect(isTransient(new Error('403 Forbidden'))).to.equal(false)
  })

  it("contain the node's message about a transaction, without advice for programmers", () => {
    const refused = new SendTransactionError({
      action: 'send',
      signature: '',
      transactionMessage: 'Blockhash not found',
    })
    expect(reasonOf(refused)).to.equal('Blockhash not found')
    expect(reasonOf(new Error('first line\nsecond line'))).to.equal('first line')
    expect(reasonOf('a text')).to.equal('a text')
  })
})
