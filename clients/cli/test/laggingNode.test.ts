import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { balanceOf, keypair, startTwoNodes } from './_network.ts'
import { startNodeInFront } from './_nodeInFront.ts'
import { leavePending } from './_pending.ts'

/** Methods answered by the node that is ahead. */
const ABOUT_STATUS: readonly string[] = ['getEpochInfo', 'getSignatureStatuses']

describe('mintline with a lagging node', () => {
  let ahead: Localnet
  let behind: Localnet
  let front: Awaited<ReturnType<typeof startNodeInFront>>
  let workplace: Workplace
  /** Number of slots from the lagging node before the other one answers everything. */
  let looks: number

  before(async () => {
    ;({ ahead, behind } = await startTwoNodes('creator'))
    front = await startNodeInFront(
      (method) => {
        const isAhead = looks === 0 || ABOUT_STATUS.includes(method)
        if (method === 'getSlot' && looks > 0) looks -= 1
        return isAhead ? ahead.rpcUrl : behind.rpcUrl
      },
      () => undefined,
    )
    workplace = new Workplace(['--keypair', 'creator.json'])
    workplace.writeKeypair('creator.json', keypair('creator'))
  })
  after(async () => {
    await front.close()
    await behind.close()
    await ahead.close()
  })

  /** Deploys on the node that is ahead, as a run that is killed before it knows the outcome. */
  const deployAndForget = (symbol: string) => {
    writeDrop(workplace, symbol)
    return leavePending(workplace, ahead, ['deploy', '--url', ahead.rpcUrl])
  }
  const deployAgain = () => ['deploy', '--url', front.rpcUrl]

  it('waits until the node shows an earlier run, and deploys nothing twice', async () => {
    // Given a collection that one of two nodes does not show yet
    const pending = await deployAndForget('SHOWN')
    const before = await balanceOf(ahead, keypair('creator').publicKey)
    looks = 1
    // When it is deployed again, and the node catches up meanwhile
    const { code, data, stderr } = await workplace.jsonInside<{ transactions: unknown[] }>(
      deployAgain(),
    )
    // Then the wait is reported, and nothing is sent or paid
    expect(code, stderr).to.equal(0)
    const wait = `Waiting until ${new URL(front.rpcUrl).host} shows it, for at most 90 s`
    expect(stderr).to.contain(`It is confirmed.\n${wait}\n`)
    expect(data.transactions).to.deep.equal([])
    expect(pending.list()).to.deep.equal([])
    expect(await balanceOf(ahead, keypair('creator').publicKey)).to.equal(before)
  })

  it('keeps the record of what was sent where Ctrl-C ends the wait', async () => {
    const pending = await deployAndForget('HIDDEN')
    looks = Number.POSITIVE_INFINITY
    const { code, stderr } = await workplace.run(deployAgain(), {
      onStderr: (said, child) => {
        if (said.includes('Waiting until') && !child.killed) child.kill('SIGINT')
      },
    })
    expect(code, stderr).to.equal(130)
    expect(pending.list()).to.have.length(1)
  })
})
