import { createServer, type IncomingMessage, request } from 'node:http'
import { Account, type AccountAddress, Aptos, AptosConfig, Network } from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { startAptosLocalnet } from '../../src/aptos/index.ts'
import { failureOf } from '../_setup.ts'
import { FUNDS, needsMove, type Rig, startRig } from './_setup.ts'

describe('startAptosLocalnet', () => {
  needsMove()
  let rig: Rig

  before(async () => {
    rig = await startRig()
  })
  after(() => rig?.network.close())

  it('tells what chain it is, in the answer and in its headers', async () => {
    const { account, version } = await afterOneTransaction()

    const response = await fetch(rig.network.nodeUrl)

    const info = (await response.json()) as Record<string, unknown>
    expect(info).to.include({ chain_id: 4, ledger_version: version, node_role: 'full_node' })
    expect(response.headers.get('x-aptos-chain-id')).to.equal('4')
    expect(response.headers.get('x-aptos-ledger-version')).to.equal(version)
    expect(response.headers.get('x-aptos-block-height')).to.equal(info.block_height)
    expect(await rig.balance(account)).to.equal(FUNDS)
  })

  it('keeps idle connections longer than clients do, whose next request would be lost', async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(rig.network.nodeUrl, { headers: { connection: 'keep-alive' } }, resolve)
        .on('error', reject)
        .end()
    })
    answer.resume()

    expect(answer.headers['keep-alive']).to.equal('timeout=65')
  })

  async function afterOneTransaction(): Promise<{ account: AccountAddress; version: string }> {
    const { accountAddress } = await rig.fund()
    const { ledger_version } = await rig.aptos.getLedgerInfo()
    return { account: accountAddress, version: ledger_version }
  }

  it('has the record of an account that nobody has used', async () => {
    const { accountAddress } = Account.generate()

    expect(await rig.aptos.getAccountInfo({ accountAddress })).to.deep.equal({
      sequence_number: '0',
      authentication_key: accountAddress.toString(),
    })
    expect(await rig.balance(accountAddress)).to.equal(0)
    expect(await rig.aptos.getAccountResources({ accountAddress })).to.deep.equal([])
  })

  it('has resources in BCS for requests that accept it, and its errors in JSON', async () => {
    const ask = (type: string, accept: string) =>
      fetch(`${rig.network.nodeUrl}/accounts/0x1/resource/${type}`, { headers: { accept } })

    const inBcs = await ask('0x1::chain_id::ChainId', 'application/x-bcs')
    expect(inBcs.headers.get('content-type')).to.equal('application/x-bcs')
    expect(new Uint8Array(await inBcs.arrayBuffer())).to.deep.equal(Uint8Array.of(4))
    const inJson = await ask('0x1::chain_id::ChainId', 'application/json')
    expect(await inJson.json()).to.have.deep.property('data', { id: 4 })
    const missing = await ask('0x1::coin::Nothing', 'application/x-bcs')
    expect(await missing.json()).to.have.property('error_code', 'resource_not_found')
  })

  it('tells an account by the short form of its address too', async () => {
    const response = await fetch(`${rig.network.nodeUrl}/accounts/0x1/module/coin`)

    const { abi } = (await response.json()) as { abi: { address: string; name: string } }
    expect(abi).to.include({ address: '0x1', name: 'coin' })
  })

  it('tells long lists in parts', async () => {
    const url = `${rig.network.nodeUrl}/accounts/0x1/modules?limit=20`

    const first = await fetch(url)
    const cursor = first.headers.get('x-aptos-cursor')
    const rest = await fetch(`${url}&start=${cursor}`)

    const names = [...(await namesOf(first)), ...(await namesOf(rest))]
    expect(names).to.have.length.greaterThan(20)
    expect(new Set(names).size).to.equal(names.length)
    expect(rest.headers.get('x-aptos-cursor')).to.equal(null)
    const all = await rig.aptos.getAccountModules({ accountAddress: '0x1' })
    expect(all.map(({ abi }) => abi?.name)).to.deep.equal(names)
  })

  it('tells transactions from a version on', async () => {
    await rig.fund()
    await rig.fund()
    const versions = async (query: string) => {
      const answer = await fetch(`${rig.network.nodeUrl}/transactions?${query}`)
      return ((await answer.json()) as { version: string }[]).map(({ version }) => version)
    }

    expect(await versions('start=2&limit=1')).to.deep.equal(['2'])
    expect(await versions('start=1&limit=2')).to.deep.equal(['1', '2'])
    expect(await versions('start=0&limit=2')).to.deep.equal(['1'])
    expect(await versions('start=0&limit=1')).to.deep.equal([])
  })

  async function namesOf(response: Response): Promise<string[]> {
    const modules = (await response.json()) as { abi: { name: string } }[]
    return modules.map(({ abi }) => abi.name)
  }

  for (const [path, status, code] of [
    ['/accounts/0x1/module/nothing', 404, 'module_not_found'],
    ['/accounts/0x1/resource/0x1::coin::Nothing', 404, 'resource_not_found'],
    ['/accounts/0x1/resource/nonsense', 400, 'invalid_input'],
    ['/accounts/zebra', 400, 'invalid_input'],
    ['/accounts/%', 400, 'invalid_input'],
    ['/accounts/0x1?ledger_version=999', 404, 'version_not_found'],
    ['/accounts/0x1?ledger_version=0', 410, 'version_pruned'],
    ['/transactions/by_hash/0x12', 400, 'invalid_input'],
    ['/transactions/by_version/999', 404, 'transaction_not_found'],
    ['/blocks/by_height/999', 404, 'block_not_found'],
    ['/nowhere', 404, 'web_framework_error'],
  ] as const) {
    it(`answers ${path} with ${status} ${code}`, async () => {
      await rig.fund()

      const response = await fetch(`${rig.network.nodeUrl}${path}`)

      expect(response.status).to.equal(status)
      const body = (await response.json()) as { message: unknown }
      expect(body).to.include({ error_code: code, vm_error_code: null })
      expect(body.message).to.be.a('string')
    })
  }

  it('lets pages of any origin read it', async () => {
    const response = await fetch(`${rig.network.nodeUrl}/transactions`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://mint.example',
        'access-control-request-headers': 'content-type,x-aptos-client',
      },
    })

    expect(response.status).to.equal(204)
    expect(response.headers.get('access-control-allow-origin')).to.equal('*')
    expect(response.headers.get('access-control-allow-headers')).to.equal(
      'content-type,x-aptos-client',
    )
  })

  it('refuses requests by the name of another host', async () => {
    const { hostname, port } = new URL(rig.network.nodeUrl)

    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'attacker.example' }
      request({ hostname, port, path: '/v1', headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .once('error', reject)
        .end()
    })

    expect(status).to.equal(403)
  })

  describe('its faucet', () => {
    it('gives what is asked for, also to who has something', async () => {
      const { accountAddress } = await rig.fund()
      const url = `${rig.network.faucetUrl}/mint?address=${accountAddress}&amount=5`

      const response = await fetch(url, { method: 'POST' })

      const [hash] = (await response.json()) as string[]
      const options = { transactionHash: hash ?? '' }
      expect(await rig.aptos.waitForTransaction(options)).to.include({ success: true })
      expect(await rig.balance(accountAddress)).to.equal(FUNDS + 5)
    })

    for (const body of [
      '{"address":"zebra"}',
      '{"address":"0x5","amount":-1}',
      '{"address":"0x5","amount":0}',
      '{"address":"0x5","amount":"5"}',
      '[]',
      'x',
    ]) {
      it(`refuses ${body}`, async () => {
        const url = `${rig.network.faucetUrl}/fund`

        const response = await fetch(url, { method: 'POST', body })

        expect(response.status).to.equal(400)
        expect(await response.json()).to.include({ error_code: 'invalid_input' })
      })
    }
  })

  it('has a faucet that gives no more at once than it has', async () => {
    const url = `${rig.network.faucetUrl}/mint?address=0x5&amount=99999999999999999999`

    const response = await fetch(url, { method: 'POST' })

    expect(response.status).to.equal(400)
  })

  it('starts anew each time, beside others', async () => {
    const { accountAddress } = await rig.fund()

    const other = await startRig({ chainId: 9 })

    try {
      expect(await other.balance(accountAddress)).to.equal(0)
      // The SDK remembers the answer of the first network.
      const info = await (await fetch(other.network.nodeUrl)).json()
      expect(info).to.have.property('chain_id', 9)
      const account = await other.fund()
      await rig.fund()
      expect(await other.balance(account.accountAddress)).to.equal(FUNDS)
    } finally {
      await other.network.close()
    }
  })

  it('serves its port no longer once it is closed', async () => {
    const { network } = await startRig()

    await network.close()

    for (const url of [network.nodeUrl, network.faucetUrl]) {
      expect(await failureOf(fetch(url))).to.be.an('error')
    }
  })

  it('is refused a port that is taken', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0

    const failures = [
      await failureOf(startAptosLocalnet({ port, faucetPort: 0 })),
      await failureOf(startAptosLocalnet({ port: 0, faucetPort: port })),
    ]

    taken.close()
    expect(failures.map(({ message }) => /--[a-z-]+/.exec(message)?.[0])).to.deep.equal([
      '--aptos-port',
      '--aptos-faucet-port',
    ])
    for (const failure of failures) expect(failure).to.have.property('code', 'PORT_IN_USE')
  })

  it('serves the local network that the SDK knows', () => {
    const { config } = new Aptos(new AptosConfig({ network: Network.LOCAL }))

    expect(config.getRequestUrl('Fullnode' as never)).to.equal('http://127.0.0.1:8080/v1')
    expect(config.getRequestUrl('Faucet' as never)).to.equal('http://127.0.0.1:8081')
  })
})
