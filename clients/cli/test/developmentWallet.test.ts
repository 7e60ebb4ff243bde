import { existsSync, statSync } from 'node:fs'
import type { Localnet } from '@mintline/localnet'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { balanceOf, startNetwork } from './_network.ts'
import { startNodeInFront, startNodeOf } from './_nodeInFront.ts'

const WALLET_FILE = '.mintline/localnet-wallet.json'
const PERMISSIONS = 0o777

interface Failed {
  readonly error: { readonly code: string; readonly context: { problems?: { path: string }[] } }
}

describe('mintline without a keypair', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork()
  })
  after(() => localnet.close())
  beforeEach(() => {
    workplace = new Workplace()
  })

  const local = () => ['--url', localnet.rpcUrl]
  /** Address of the wallet that `init` wrote to the config. */
  const initialise = async (symbol: string) => {
    const init = await workplace.jsonInside<{ config: { money: { receivers: string } } }>([
      'init',
      '--yes',
      '--symbol',
      symbol,
    ])
    expect(init.code, init.stderr).to.equal(0)
    return { ...init, wallet: init.data.config.money.receivers }
  }

  it('takes a newcomer from nothing to an item on a local network', async () => {
    // Given a config, created without a network
    const { wallet, stderr } = await initialise('NEWCOMER')
    expect(stderr).to.equal(
      'warning: example.com is a placeholder: publish the files, and write their address before a real launch, in uri, items.uri\n' +
        'warning: The development wallet is for local networks only: use a wallet of your own before a real launch, in money.receivers, money.platformFee.recipients, money.royalties.recipients\n',
    )
    expect(statSync(workplace.path(WALLET_FILE)).mode & PERMISSIONS).to.equal(0o600)
    // When it is launched, then the faucet pays
    const launch = await workplace.runInside(['launch', ...local()])
    expect(launch.code, launch.stderr).to.equal(0)
    expect(launch.stderr).to.contain(
      `No keypair is configured: using the development wallet ${wallet}; the faucet gave it 10 SOL\n`,
    )
    // And a phase is open strictly after its start
    localnet.advanceClock(2)
    const mint = await workplace.runInside(['mint', '--dry-run', ...local()])
    expect(mint.code, mint.stderr).to.equal(0)
    expect(mint.stderr).to.equal(
      `No keypair is configured: using the development wallet ${wallet}\n`,
    )
    expect(await balanceOf(localnet, new PublicKey(wallet))).to.satisfy(
      (balance: bigint) => balance > 9_900_000_000n,
    )
  })

  it('warns of the wallet before a real launch, and refuses one with real money', async () => {
    await initialise('UNREAL')
    const validate = await workplace.runInside(['validate'])
    expect(validate.code).to.equal(0)
    expect(validate.stderr).to.contain('warning: The development wallet is for local networks only')
    const node = await startNodeOf('mainnet', localnet.rpcUrl)
    workplace.writeKeypair('own.json', Keypair.generate())
    for (const command of ['launch', 'deploy']) {
      const refused = await workplace.jsonInside<Failed>([
        command,
        ...['--url', node.rpcUrl, '--keypair', 'own.json', '--yes'],
      ])
      expect(refused.code).to.equal(3)
      expect(refused.data.error.code).to.equal('CONFIG_INVALID')
      expect(refused.data.error.context.problems?.map(({ path }) => path)).to.deep.equal([
        'uri',
        'items.uri',
        'money.receivers',
        'money.platformFee.recipients',
        'money.royalties.recipients',
      ])
    }
    await node.close()
  })

  it('never uses the wallet on devnet, on a mainnet or on another machine', async () => {
    // Given the wallet
    await initialise('NEVER')
    const devnet = await startNodeOf('devnet', localnet.rpcUrl)
    const mainnet = await startNodeOf('mainnet', localnet.rpcUrl)
    // And the local network by a URL that does not reveal its machine
    const unknown = await startNodeInFront(localnet.rpcUrl, () => undefined)
    const elsewhere = unknown.rpcUrl.replace('127.0.0.1', '0.0.0.0')
    for (const url of [devnet.rpcUrl, mainnet.rpcUrl, elsewhere]) {
      const { code, data } = await workplace.jsonInside<Failed>(['launch', '--yes', '--url', url])
      expect(data.error.code, url).to.equal('KEYPAIR_NOT_FOUND')
      expect(code).to.equal(3)
    }
    for (const node of [devnet, mainnet, unknown]) await node.close()
  })

  it('creates no wallet for a real network', async () => {
    for (const cluster of ['devnet', 'mainnet', 'eclipse']) {
      const args = ['init', '--yes', '--cluster', cluster]
      const { data } = await workplace.jsonInside<Failed>(args)
      expect(data.error.code, cluster).to.equal('KEYPAIR_NOT_FOUND')
    }
    const devnet = await startNodeOf('devnet', localnet.rpcUrl)
    writeDrop(workplace, 'REAL')
    const { data } = await workplace.jsonInside<Failed>(['launch', '--url', devnet.rpcUrl])
    expect(data.error.code).to.equal('KEYPAIR_NOT_FOUND')
    expect(existsSync(workplace.path(WALLET_FILE))).to.equal(false)
    await devnet.close()
  })

  it('error: a requested keypair is missing, on any network', async () => {
    writeDrop(workplace, 'ASKED')
    const args = ['launch', ...local(), '--keypair', 'none.json']
    const { data } = await workplace.jsonInside<Failed>(args)
    expect(data.error.code).to.equal('KEYPAIR_NOT_FOUND')
    expect(existsSync(workplace.path(WALLET_FILE))).to.equal(false)
  })
})
