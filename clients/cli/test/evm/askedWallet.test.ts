import type { ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect } from 'chai'
import { getTransactionCount } from 'viem/actions'
import { silence } from '../../../core/test/conformance/faults.ts'
import {
  type Fault,
  type NodeProxy,
  startNodeProxy,
} from '../../../core/test/conformance/nodeProxy.ts'
import { Workplace } from '../_command.ts'
import { ACCOUNTS, startChain, type TestChain, writeEvmDrop } from './_evm.ts'

const ASKING = 'eth_sendTransaction'

describe('mintline launch that is killed while a wallet sends by itself', () => {
  let chain: TestChain
  let proxy: NodeProxy
  let workplace: Workplace
  before(async () => {
    chain = await startChain()
    proxy = await startNodeProxy(chain.url)
  })
  after(async () => {
    await proxy.close()
    await chain.stop()
  })
  beforeEach(() => {
    // Without a key, the node's own account signs and sends.
    workplace = new Workplace(['--url', proxy.url])
    writeEvmDrop(workplace)
  })
  afterEach(() => proxy.setFault())

  const [owner] = ACCOUNTS
  const nonceOf = () => getTransactionCount(chain.connection.client, { address: owner })
  const pending = () =>
    readdirSync(workplace.path('.mintline'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.includes('pending/'),
    )

  /** Launches, and kills the command with SIGKILL while its wallet is asked. */
  const launchKilled = async (deed: Fault) => {
    let running: ChildProcess | undefined
    proxy.setFault((method) =>
      method !== ASKING
        ? undefined
        : async (exchange) => {
            await deed(exchange)
            running?.kill('SIGKILL')
          },
    )
    const killed = await workplace.run(['launch', '--yes'], {
      onStderr: (_, child) => {
        running = child
      },
    })
    proxy.setFault()
    expect(killed.code, killed.stderr).to.equal(null)
  }

  it('finds what the wallet has sent, and asks it for the rest only', async () => {
    // Given a launch in which the wallet sends and the command dies before it answers
    const first = await nonceOf()
    await launchKilled(async (exchange) => {
      await exchange.ask()
      await silence(exchange)
    })
    expect(await nonceOf()).to.equal(first + 1)
    expect(pending()).to.have.length(1)
    expect(pending()[0]).to.match(new RegExp(`/${owner}-${first}\\.json$`))
    // When it is launched again
    const asked = () => proxy.asked.filter((method) => method === ASKING).length
    const before = asked()
    const resumed = await workplace.run(['launch', '--yes'])
    // Then the earlier call is found, and only the rest is sent
    expect(resumed.code, resumed.stderr).to.equal(0)
    expect(resumed.stderr).to.match(
      new RegExp(
        `Looking for ".+" of an earlier run: nonce ${first} of ${owner}\\nIt is confirmed.`,
      ),
    )
    expect(pending()).to.deep.equal([])
    expect((await nonceOf()) - first - 1).to.equal(asked() - before)
  })

  it('asks the wallet again where it has sent nothing', async () => {
    const first = await nonceOf()
    await launchKilled(silence)
    expect(await nonceOf()).to.equal(first)
    expect(pending()).to.have.length(1)
    const resumed = await workplace.run(['launch', '--yes'])
    expect(resumed.code, resumed.stderr).to.equal(0)
    expect(resumed.stderr).to.contain(
      `It was not sent: ${owner} still has nonce ${first}. If your wallet still shows it, reject it there.`,
    )
    expect(pending()).to.deep.equal([])
  })

  it('tells what took the nonce, and asks the wallet again', async () => {
    const first = await nonceOf()
    let other: unknown
    await launchKilled(async () => {
      const params = [{ from: owner, to: owner, value: '0x1' }]
      other = await chain.provider.request({ method: ASKING, params })
    })
    const resumed = await workplace.run(['launch', '--yes'])
    expect(resumed.code, resumed.stderr).to.equal(0)
    expect(resumed.stderr).to.contain(`It was not sent: ${owner} used nonce ${first} for ${other}.`)
    expect(pending()).to.deep.equal([])
  })
})
