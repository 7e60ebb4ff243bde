import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { ANVIL_ACCOUNT, type Anvil, startAnvil } from '../../src/evm/anvil.ts'
import { mineMissed } from '../../src/evm/mineMissed.ts'

describe('transactions that anvil has passed over', () => {
  let anvil: Anvil
  before(async () => {
    anvil = await startAnvil()
  })
  after(() => anvil.stop())

  it('are mined all the same', async () => {
    // Given a transaction that is left although blocks are said to be made for each
    await ask('evm_setAutomine', false)
    const hash = await send()

    const end = new AbortController()
    const watching = mineMissed(answering({ anvil_getAutomine: () => true }), end.signal)

    const receipt = await untilFound(() => ask('eth_getTransactionReceipt', hash))
    end.abort()
    await watching
    expect(receipt).to.include({ transactionHash: hash, status: '0x1' })
    expect(await ask('txpool_status')).to.include({ pending: '0x0' })
  })

  it('stay if blocks are made by hand', async () => {
    await ask('evm_setAutomine', false)
    const hash = await send()
    const before = await ask('eth_blockNumber')

    const end = new AbortController()
    let looks = 0
    const count = () => {
      looks += 1
      return false
    }
    const watching = mineMissed(answering({ anvil_getAutomine: count }), end.signal)
    await untilFound(async () => looks >= 2 || undefined)
    end.abort()
    await watching

    expect(await ask('eth_getTransactionReceipt', hash)).to.equal(null)
    expect(await ask('eth_blockNumber')).to.equal(before)
  })

  /** Anvil, but some methods get their own answers. */
  const answering = (answers: Record<string, () => unknown>): Anvil['provider'] => ({
    request: async (request) => {
      const answer = answers[request.method]
      return answer ? answer() : anvil.provider.request(request)
    },
  })

  function ask(method: string, ...params: unknown[]): Promise<unknown> {
    return anvil.provider.request({ method, params })
  }

  async function send(): Promise<string> {
    const [from, to] = [ANVIL_ACCOUNT, ANVIL_ACCOUNT]
    return (await ask('eth_sendTransaction', { from, to, value: '0x1' })) as string
  }
})

async function untilFound<T>(look: () => Promise<T | null | undefined>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== null && found !== undefined) return found
    await sleep(50)
  }
}
