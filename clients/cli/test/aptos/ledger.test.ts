import { Account } from '@aptos-labs/ts-sdk'
import { fetchBalance } from '@mintline/aptos'
import { expect } from 'chai'
import type { Workplace } from '../_command.ts'
import { PHRASE, TestLedger } from '../_ledger/testLedger.ts'
import {
  addressOf,
  aptosWorkplace,
  describeOnNetwork,
  startAptos,
  type TestNetwork,
  writeAptosDrop,
} from './_aptos.ts'

interface Launched {
  readonly transactions: readonly { readonly hash: string }[]
  readonly differences: readonly unknown[]
}

interface Failed {
  readonly error: { readonly code: string }
}

interface Written {
  readonly config: { readonly money: { readonly receivers: string } }
}

describeOnNetwork('A Ledger device on Aptos', () => {
  let network: TestNetwork
  let workplace: Workplace
  let ledger: TestLedger
  const account = (path: string) => Account.fromDerivationPath({ path, mnemonic: PHRASE })
  const owner = addressOf(account("m/44'/637'/0'/0'/0'"))
  before(async () => {
    network = await startAptos()
    await network.aptos.fundAccount({
      accountAddress: owner,
      amount: 1_000_000_000,
      options: { waitForIndexer: false },
    })
  })
  beforeEach(() => {
    workplace = aptosWorkplace(network)
    ledger = new TestLedger(workplace, { open: 'Aptos' })
  })
  after(() => network?.close())

  const signing = ['--sign-with', 'usb://ledger']

  it('is found at the derivation paths of Aptos wallets', async () => {
    const paths = {
      'usb://ledger': "m/44'/637'/0'/0'/0'",
      'usb://ledger?key=2': "m/44'/637'/2'/0'/0'",
      'usb://ledger?key=0/1': "m/44'/637'/0'/0'/1'",
      [`usb://ledger/${owner}`]: "m/44'/637'/0'/0'/0'",
    }
    for (const [url, path] of Object.entries(paths)) {
      const run = await workplace.jsonInside<Written>([
        ...['init', '--chain', 'aptos-local', '--yes', '--force', '--sign-with', url],
      ])
      expect(run.code, run.stdout).to.equal(0)
      expect(run.data.config.money.receivers).to.equal(addressOf(account(path)))
    }
  })

  it('launches a drop, each transaction shown on the device', async () => {
    writeAptosDrop(workplace, owner)
    const run = await workplace.jsonInside<Launched>(['launch', ...signing])
    expect(run.code, run.stdout).to.equal(0)
    expect(run.data.differences).to.deep.equal([])
    const shown = ledger.takeShown()
    expect(shown).to.have.length(run.data.transactions.length)
    for (const { path, bytes, chunks } of shown) {
      expect(path).to.equal("44'/637'/0'/0'/0'")
      // Behind the prefix, the sender comes first.
      expect(`0x${bytes.slice(64, 128)}`).to.equal(owner)
      expect(chunks).to.equal(Math.ceil(bytes.length / 2 / 255))
    }
  })

  it('sends nothing where it refuses', async () => {
    const config = writeAptosDrop(workplace, owner)
    const collection = { ...config.collection, seed: 'refused' }
    workplace.write('drop.config.json', { ...config, collection })
    const refusals = [
      [{ confirms: false }, 5, 'TRANSACTION_REJECTED'],
      [{ open: 'Solana' }, 3, 'LEDGER_OTHER_APP'],
      [{ open: undefined }, 3, 'LEDGER_APP_NOT_OPEN'],
      [{ isLocked: true }, 3, 'LEDGER_LOCKED'],
      [{ whenAsked: 'unplug' }, 3, 'LEDGER_DISCONNECTED'],
    ] as const
    for (const [state, exit, code] of refusals) {
      ledger.connect({ open: 'Aptos', ...state })
      const before = await fetchBalance(network.connection, owner)
      const run = await workplace.jsonInside<Failed>(['launch', ...signing])
      expect(run.data.error.code, run.stdout).to.equal(code)
      expect(run.code).to.equal(exit)
      expect(await fetchBalance(network.connection, owner)).to.equal(before)
    }
  })
})
