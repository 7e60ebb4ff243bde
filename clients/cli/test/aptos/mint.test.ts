import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { fetchBalance, LOCAL_DROP_MACHINE } from '@mintline/aptos'
import { expect } from 'chai'
import { Workplace } from '../_command.ts'
import { expectSnapshot, wholeOutput } from '../_snapshot.ts'
import {
  APT,
  addressOf,
  aptosWorkplace,
  describeOnNetwork,
  keyOf,
  namesOf,
  PLATFORM,
  startAptos,
  type TestNetwork,
  writeAptosDrop,
} from './_aptos.ts'

interface Minted {
  readonly items: readonly { readonly itemId: string }[]
  readonly hash: string
}

describeOnNetwork('mintline aptos mint', () => {
  let network: TestNetwork
  let creator: Workplace
  let owner: string
  let contract: string
  before(async () => {
    network = await startAptos()
    const account = await network.newAccount()
    owner = addressOf(account)
    creator = aptosWorkplace(network, account)
    writeAptosDrop(creator, owner)
    const { code, data, stderr } = await creator.jsonInside<{ contract: string }>(['launch'])
    expect(code, stderr).to.equal(0)
    contract = data.contract
  })
  after(() => network?.close())

  const balanceOf = (address: string) => fetchBalance(network.connection, address)

  it('mints items of the open phase, and divides the price to the octa', async () => {
    const account = await network.newAccount()
    const buyer = aptosWorkplace(network, account)
    const args = ['aptos', 'mint', '--contract', `APTOS:${contract}`, '--chain', 'aptos-local']
    const names = { buyer: addressOf(account), drop: contract }
    const [before, ofOwner, ofPlatform] = [
      await balanceOf(addressOf(account)),
      await balanceOf(owner),
      await balanceOf(PLATFORM),
    ]
    // When it is tried, Then price and gas are shown and nothing is sent
    const tried = await buyer.runInside([...args, '--quantity', '2', '--dry-run'])
    expect(tried.code, tried.stderr).to.equal(0)
    expectSnapshot('aptos-mint-dry-run', namesOf(wholeOutput(tried), buyer, names))
    expect(await balanceOf(addressOf(account))).to.equal(before)

    // When it is sent, Then the buyer pays the price of all and the gas
    const minted = await buyer.runInside([...args, '--quantity', '2'])
    expect(minted.code, minted.stderr).to.equal(0)
    expectSnapshot('aptos-mint', namesOf(wholeOutput(minted), buyer, names))
    const [, hash = ''] = /transaction\s+(0x[0-9a-f]{64})/.exec(minted.stdout) ?? []
    const { gas_used, gas_unit_price } = (await network.aptos.getTransactionByHash({
      transactionHash: hash,
    })) as unknown as Record<'gas_used' | 'gas_unit_price', string>
    const gas = BigInt(gas_used) * BigInt(gas_unit_price)
    expect(await balanceOf(addressOf(account))).to.equal(before - APT - gas)
    expect(await balanceOf(PLATFORM)).to.equal(ofPlatform + 3_000_000n)
    expect(await balanceOf(owner)).to.equal(ofOwner + 97_000_000n)
  })

  it('refuses what the rules forbid, before anything is sent', async () => {
    const account = await network.newAccount()
    const buyer = aptosWorkplace(network, account)
    const args = ['aptos', 'mint', '--contract', contract]
    const before = await balanceOf(addressOf(account))
    const cases = [
      [['--quantity', '3'], 1, 'TRANSACTION_QUANTITY_EXCEEDED'],
      [['--quantity', '0'], 1, 'QUANTITY_NOT_POSITIVE'],
      [['--quantity', 'x'], 2, 'USAGE_INVALID'],
      [['--max-price', '0.49 APT'], 1, 'MAX_PRICE_EXCEEDED'],
      [['--max-price', '0.5'], 2, 'AMOUNT_WITHOUT_UNIT'],
      [['--max-price', '1 ETH'], 3, 'AMOUNT_UNIT_MISMATCH'],
      [['--max-price', '0.000000001 APT'], 2, 'AMOUNT_TOO_FINE'],
      [['--machine-version', '1'], 1, 'MODULE_ABORTED'],
      [['--keystore', 'key.json'], 2, 'USAGE_INVALID'],
    ] as const
    for (const [options, exitCode, errorCode] of cases) {
      const run = await buyer.jsonInside([...args, ...options])
      expect(run.code, run.stdout).to.equal(exitCode)
      if (errorCode !== 'USAGE_INVALID') {
        expect(run.data).to.have.nested.property('error.code', errorCode)
      }
    }
    const poor = aptosWorkplace(network, await network.newAccount(APT / 2n))
    const short = await poor.jsonInside(args)
    expect([short.code, short.data]).to.have.nested.property('1.error.code', 'FUNDS_TOO_LOW')
    expect(await balanceOf(addressOf(account))).to.equal(before)
  })

  it('mints for another wallet, up to the limit of the payer', async () => {
    const buyer = aptosWorkplace(network, await network.newAccount())
    const receiver = addressOf(await network.newAccount())
    const args = ['aptos', 'mint', '--contract', contract, '--to', receiver]
    const limited = [...args, '--quantity', '2', '--max-price', '50000000 octas']
    const minted = await buyer.jsonInside<Minted>(limited)
    expect(minted.code, minted.stderr).to.equal(0)
    expect(minted.data.items).to.have.length(2)
    expect(minted.data.items[0]?.itemId).to.match(/^APTOS:0x[0-9a-f]{64}$/)
    const more = await buyer.jsonInside([...args, '--quantity', '2'])
    expect([more.code, more.data]).to.have.nested.property(
      '1.error.code',
      'WALLET_QUANTITY_EXCEEDED',
    )
  })

  it('reads keys from files of their owner only, and never prints them', async () => {
    const account = await network.newAccount()
    const key = keyOf(account)
    const workplace = new Workplace(['--url', network.nodeUrl])
    const path = workplace.path('aptos.key')
    const args = ['aptos', 'mint', '--contract', contract, '--private-key-file', 'aptos.key']
    const refusals = [
      [key, 0o644, 'KEY_FILE_NOT_PRIVATE'],
      [key.slice(0, -1), 0o600, 'PRIVATE_KEY_INVALID'],
    ] as const
    for (const [text, mode, errorCode] of refusals) {
      writeFileSync(path, text)
      chmodSync(path, mode)
      const run = await workplace.jsonInside([...args, '--verbose'])
      expect(run.code).to.equal(3)
      expect(run.data).to.have.nested.property('error.code', errorCode)
      expect(`${run.stdout}${run.stderr}`).not.to.include(key.slice(-60, -1))
    }
    // AIP-80, and the digits alone
    for (const text of [`${key}\n`, key.replace('ed25519-priv-', '')]) {
      writeFileSync(path, text)
      chmodSync(path, 0o600)
      const run = await workplace.runInside(args)
      expect(run.code, run.stderr).to.equal(0)
    }
    const missing = await workplace.jsonInside([...args.slice(0, -1), 'none.key'])
    expect([missing.code, missing.data]).to.have.nested.property(
      '1.error.code',
      'FILE_NOT_READABLE',
    )
    const both = new Workplace(['--url', network.nodeUrl], {
      MINTLINE_APTOS_PRIVATE_KEY: key,
      MINTLINE_APTOS_PRIVATE_KEY_FILE: path,
    })
    expect((await both.runInside(['aptos', 'mint', '--contract', contract])).code).to.equal(2)
  })

  it('needs a key and a drop machine on other networks, and the right node', async () => {
    const workplace = aptosWorkplace(network)
    const drop = ['--contract', contract]
    // Devnet has no fixed chain id, so every node may be one of it.
    const cases = [
      [['show', '--chain', 'aptos-testne'], 2, 'CHAIN_UNKNOWN'],
      [['show', '--chain', 'base'], 2, 'CHAIN_UNKNOWN'],
      [['show', '--chain', 'aptos-testnet'], 3, 'NODE_OF_OTHER_CHAIN'],
      [['show', '--chain', 'aptos-devnet'], 2, 'MACHINE_NOT_GIVEN'],
      [['mint', '--chain', 'aptos-devnet'], 3, 'APTOS_KEY_NOT_GIVEN'],
    ] as const
    for (const [args, exitCode, errorCode] of cases) {
      const run = await workplace.jsonInside(['aptos', ...args, ...drop])
      expect([run.code, run.data]).to.have.nested.property('1.error.code', errorCode)
      expect(run.code).to.equal(exitCode)
    }
    for (const [option, ...args] of [
      ['--contract', '--contract', 'xx'],
      ['--machine', '--machine', 'xx', ...drop],
    ]) {
      const run = await workplace.jsonInside(['aptos', 'show', '--chain', 'aptos-local', ...args])
      expect(run.data).to.have.nested.property('error.code', 'INVALID_CONTRACT_ADDRESS')
      expect(run.data)
        .to.have.nested.property('error.message')
        .that.matches(RegExp(`^${option}: `))
      expect(run.code).to.equal(3)
    }
    const named = ['aptos', 'show', '--chain', 'aptos-devnet', '--machine', LOCAL_DROP_MACHINE]
    expect((await workplace.jsonInside([...named, ...drop])).code).to.equal(0)
  })

  it('leads from nothing to a mint on a local network, without a key', async () => {
    const workplace = aptosWorkplace(network)
    const init = await workplace.runInside(['init', '--yes', '--chain', 'aptos-local'])
    expect(init.code, init.stderr).to.equal(0)
    expect(init.stderr).to.match(
      /^No key is configured: using the development wallet 0x[0-9a-f]{64}; the faucet gave it 10 APT$/m,
    )
    const path = workplace.path('.mintline/aptos-local-wallet.key')
    expect(statSync(path).mode & 0o777).to.equal(0o600)
    for (const command of ['validate', 'launch', 'aptos mint', 'verify']) {
      const { code, stderr } = await workplace.runInside(command.split(' '))
      expect(code, `${command}: ${stderr}`).to.equal(0)
    }
    const { data } = await workplace.jsonInside(['aptos', 'show'])
    expect(data).to.deep.include({ totalMinted: '1', chain: 'aptos-local', version: 2 })
    expect(existsSync(path)).to.equal(true)
  })
})
