import { expect } from 'chai'
import { startLocalnet } from '../../src/index.ts'

describe('free ports', () => {
  it('are two in a row that systems do not give to outgoing connections', async () => {
    const localnet = await startLocalnet({ rpcPort: 0 })
    const [rpc, ws] = [localnet.rpcUrl, localnet.wsUrl].map((url) => Number(new URL(url).port))
    await localnet.close()
    expect(rpc).to.be.within(20_000, 32_766)
    expect(ws).to.equal(Number(rpc) + 1)
  })
})
