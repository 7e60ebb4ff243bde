import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'
import { concatHex, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { deploySafe, type TestSafe } from '../../../evm/test/support/safe.ts'
import { Workplace } from '../_command.ts'
import { itProposesToVaults } from '../_vaultStory.ts'
import { ACCOUNTS, evmWorkplace, KEYS, startChain, type TestChain, writeEvmDrop } from './_evm.ts'

/** A proposal as a service receives it. */
interface Received {
  readonly to: Hex
  readonly value: string
  readonly data: Hex
  readonly operation: number
  readonly nonce: string
  readonly contractTransactionHash: Hex
  readonly sender: Hex
  readonly signature: Hex
  readonly origin: string
}

/** The third owner, who does nothing. */
const THIRD = '0x00000000000000000000000000000000000000aa'

describe('proposals to a Safe by the command', () => {
  let chain: TestChain
  let keyed: Workplace
  let vault: TestSafe
  let service: { readonly url: string; close(): void; status: number }
  const received: Received[] = []

  before(async () => {
    chain = await startChain()
    keyed = evmWorkplace(chain)
    writeEvmDrop(keyed)
    expect((await keyed.runInside(['deploy'])).code).to.equal(0)
    vault = await deploySafe(chain, [ACCOUNTS[0], ACCOUNTS[1], THIRD], 2n)
    const grant = ['roles', 'grant', '--role', 'admin', '--account', vault.address]
    const { code, stderr } = await keyed.runInside(['evm', ...grant])
    expect(code, stderr).to.equal(0)
    service = await startService()
  })
  after(async () => {
    service.close()
    await chain.stop()
  })
  beforeEach(() => {
    received.length = 0
    service.status = 201
  })

  /** Starts what stands for the service of a network: it stores proposals. */
  async function startService() {
    const running = { url: '', status: 201, close: () => undefined as unknown }
    const server = createServer(async (request, response) => {
      const body = await text(request)
      if (request.method === 'GET') return response.end('{"results":[]}')
      response.writeHead(running.status)
      if (running.status === 201) received.push(JSON.parse(body))
      return response.end(running.status === 201 ? '' : '{"nonFieldErrors":["No"]}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    running.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    running.close = () => server.close()
    return running
  }

  /** A workplace of an owner or somebody else, with the drop's config and the service. */
  const of = (account: 0 | 2, withService = true) => {
    const env = withService ? { SAFE_TRANSACTION_SERVICE_URL: service.url } : {}
    const key = { MINTLINE_EVM_PRIVATE_KEY: KEYS[account] }
    return new Workplace(['--url', chain.url], { ...key, ...env }, keyed.folder)
  }
  const royalties = (bps: string) => ['royalties', 'set', '--bps', bps, '--propose', vault.address]

  /** Executes a proposal that the service has received. */
  async function execute(id: string, approvals: 1 | 2): Promise<'success' | 'refused'> {
    const proposal = received.find(({ contractTransactionHash }) => contractTransactionHash === id)
    if (!proposal) return expect.fail('The service has received no such proposal.')
    expect(JSON.parse(proposal.origin).name).to.match(/^Set the royalties: .*5% to .* -> 7%/)
    expect(proposal.sender.toLowerCase()).to.equal(ACCOUNTS[0])
    const second = await privateKeyToAccount(KEYS[1]).sign({
      hash: proposal.contractTransactionHash,
    })
    const call = { ...proposal, value: BigInt(proposal.value) }
    // In the order of the owners' addresses.
    const signatures = approvals === 2 ? [second, proposal.signature] : [proposal.signature]
    const outcome = await vault.execute(call, concatHex(signatures))
    return outcome === 'success' ? 'success' : 'refused'
  }

  itProposesToVaults(() => ({
    proposer: of(0),
    stranger: of(2),
    vault: vault.address,
    owner: vault.address,
    nowhere: ACCOUNTS[2],
    refusals: { stranger: 'SAFE_OWNER_REQUIRED', nowhere: 'SAFE_NOT_FOUND' },
    execute,
    proposals: async () => received.length,
  }))

  it('write a proposal to a file for networks without a service', async () => {
    const { code, stdout, stderr } = await of(2, false).runInside([
      ...royalties('800'),
      ...['--proposal-file', 'proposal.json'],
    ])
    expect(code, stderr).to.equal(0)
    expect(stdout).to.include(keyed.path('proposal.json'))
    const file = JSON.parse(readFileSync(keyed.path('proposal.json'), 'utf8'))
    expect(file).to.deep.include({ version: '1.0', chainId: '31337' })
    expect(file.meta.name).to.equal('Set the royalties')
    const [transaction] = file.transactions
    expect(file.transactions).to.have.length(1)
    expect(transaction).to.include({ value: '0', contractMethod: null })
    expect(transaction.to).to.match(/^0x[0-9a-f]{40}$/)
    expect(received).to.deep.equal([])
  })

  it('error: no service is known, or it refuses', async () => {
    const unknown = await of(0, false).jsonInside<Failed>(royalties('900'))
    expect(unknown.data.error.code).to.equal('SAFE_SERVICE_UNKNOWN')
    service.status = 422
    const refused = await of(0).jsonInside<Failed>(royalties('900'))
    expect(refused.code).to.equal(1)
    expect(refused.data.error.message).to.match(/failed: it answered 422/)
  })
})

interface Failed {
  readonly error: { readonly code: string; readonly message: string }
}
