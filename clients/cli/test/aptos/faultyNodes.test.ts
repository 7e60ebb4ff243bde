import { existsSync, readdirSync } from 'node:fs'
import { fetchBalance } from '@mintline/aptos'
import { expect } from 'chai'
import { accepted, cut, status, times } from '../../../core/test/conformance/faults.ts'
import { laggingNode } from '../../../core/test/conformance/laggingNode.ts'
import { type NodeProxy, startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import type { Workplace } from '../_command.ts'
import {
  APT,
  addressOf,
  aptosWorkplace,
  describeOnNetwork,
  startAptos,
  type TestNetwork,
  writeAptosDrop,
} from './_aptos.ts'

interface Launched {
  readonly contract: string
  readonly transactions: readonly { readonly hash: string }[]
  readonly differences: readonly unknown[]
}

const isSubmission = (operation: string) => operation === 'POST /v1/transactions'

describeOnNetwork('mintline on Aptos through faulty nodes', () => {
  let network: TestNetwork
  let proxy: NodeProxy
  let creator: Workplace
  let owner: string
  before(async () => {
    network = await startAptos()
    proxy = await startNodeProxy(network.nodeUrl)
  })
  beforeEach(async () => {
    const account = await network.newAccount()
    owner = addressOf(account)
    creator = aptosWorkplace({ ...network, nodeUrl: proxy.url }, account)
    writeAptosDrop(creator, owner)
  })
  afterEach(() => proxy.setFault())
  after(async () => {
    await proxy?.close()
    await network?.close()
  })

  const transactionsOf = async (accountAddress: string) =>
    Number((await network.aptos.getAccountInfo({ accountAddress })).sequence_number)

  const launch = async () => {
    const { code, data, stderr } = await creator.jsonInside<Launched>(['launch'])
    expect(code, stderr).to.equal(0)
    expect(data.differences).to.deep.equal([])
    expect(await transactionsOf(owner)).to.equal(data.transactions.length)
    return data
  }

  it('launches where one of two nodes lags behind after each transaction', async () => {
    const lagging = laggingNode({
      startReplica: async () => {
        const { nodeUrl: url, close } = await network.startReplica()
        return { url, close }
      },
      isSubmission,
      // The other one tells that a transaction is executed.
      answers: (operation) => !/transactions(\/by_hash.*)?$/.test(operation),
      requests: 4,
    })
    proxy.setFault(lagging.choose)
    await launch().finally(() => lagging.close())
  })

  it('launches where answers to transactions are lost, and sends none twice', async () => {
    let sent = 0
    proxy.setFault((operation) => {
      if (!isSubmission(operation)) return undefined
      sent += 1
      return [accepted(cut), accepted(status(503)), undefined][sent % 3]
    })
    await launch()
  })

  it('mints once where the connection is cut after the node accepted the mint', async () => {
    const { contract } = await launch()
    const account = await network.newAccount()
    const buyer = aptosWorkplace({ ...network, nodeUrl: proxy.url }, account)
    const lost = times(1, accepted(cut))
    proxy.setFault((operation) => (isSubmission(operation) ? lost() : undefined))
    const before = await fetchBalance(network.connection, addressOf(account))
    const { code, data, stderr } = await buyer.jsonInside<{ readonly items: readonly string[] }>([
      'aptos',
      'mint',
      '--contract',
      contract,
    ])
    expect(code, stderr).to.equal(0)
    expect(data.items).to.have.length(1)
    expect(await transactionsOf(addressOf(account))).to.equal(1)
    const paid = before - (await fetchBalance(network.connection, addressOf(account)))
    expect(paid > APT / 2n && paid < APT / 2n + APT / 100n, `paid ${paid}`).to.equal(true)
    expect(pendingIn(buyer)).to.deep.equal([])
  })
})

/** Records of transactions whose outcome a run did not learn. */
function pendingIn(workplace: Workplace): string[] {
  const folder = workplace.path('.mintline')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => /pending\/.+/.test(path))
}
