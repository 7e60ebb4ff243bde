import { expect } from 'chai'
import { InvalidInputRpcError } from 'viem'
import { sendWithGasFallback, withoutGasOptions } from '../../src/signing/index.ts'

const transaction = {
  from: '0x1',
  to: '0x2',
  gas: 1n,
  gasLimit: 1n,
  gasPrice: 2n,
  maxFeePerGas: 3n,
  maxPriorityFeePerGas: 4n,
}

/** Fails the first time with an error, then answers; records the transactions it gets. */
function sender(error: unknown) {
  const sent: object[] = []
  const send = async (one: object) => {
    if (sent.push(one) === 1) throw error
    return '0xhash'
  }
  return { sent, send }
}

describe('sendWithGasFallback', () => {
  const texts = [
    new Error('Missing or invalid parameters.\nDouble check the transaction.'),
    { code: -32000, data: { message: 'missing or invalid params' } },
    new InvalidInputRpcError(new Error('x')),
  ]
  for (const error of texts) {
    it(`sends again without gas options after ${JSON.stringify(error)}`, async () => {
      const { sent, send } = sender(error)
      expect(await sendWithGasFallback(transaction, send)).equal('0xhash')
      expect(sent).deep.equal([transaction, { from: '0x1', to: '0x2' }])
    })
  }

  it('error: any other failure is rethrown without a retry', async () => {
    const refusal = Object.assign(new Error('User rejected the request.'), { code: 4001 })
    const { sent, send } = sender(refusal)
    const outcome = await sendWithGasFallback(transaction, send).catch((error: unknown) => error)
    expect([outcome, sent.length]).deep.equal([refusal, 1])
  })

  it('error: the second failure is rethrown', async () => {
    let count = 0
    const send = () => Promise.reject(new Error(`Missing or invalid parameters ${++count}`))
    const outcome = await sendWithGasFallback(transaction, send).catch((error: unknown) => error)
    expect(outcome).instanceOf(Error).property('message', 'Missing or invalid parameters 2')
  })
})

describe('withoutGasOptions', () => {
  it('leaves the given transaction unchanged', () => {
    const given = { ...transaction }
    expect(withoutGasOptions(given)).deep.equal({ from: '0x1', to: '0x2' })
    expect(given).deep.equal(transaction)
  })
})
