import { createServer } from 'node:net'
import { expect } from 'chai'
import { freePort } from '../../../src/database/embedded/freePort.ts'

describe('the port of an embedded database', () => {
  it('is none that systems give to outgoing connections', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect(await freePort(undefined)).to.be.within(20_000, 32_767)
    }
  })

  it('is the one of before, unless somebody else has it', async () => {
    const port = await freePort(undefined)
    const squatter = createServer()
    await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve))
    expect(await freePort(port)).to.not.equal(port)
    await new Promise((resolve) => squatter.close(resolve))
    expect(await freePort(port)).to.equal(port)
  })
})
