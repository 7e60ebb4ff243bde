import { createPublicKey, verify } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress } from '@mintline/solana'
import {
  AddressLookupTableAccount,
  Connection,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect } from 'chai'
import { Output } from '../src/output/output.ts'
import { parseLedgerUrl } from '../src/wallet/ledger/ledgerUrl.ts'
import { solanaLedger } from '../src/wallet/solanaLedger.ts'
import { Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { TestLedger } from './_ledger/testLedger.ts'
import { address, balanceOf, keypair, startNetwork } from './_network.ts'

/** Address of the devices' phrase at 44'/501'/0'/0'. */
const ACCOUNT = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
/** Their address at 44'/501'. */
const ROOT = '9tKf8Q98FsGKJiM4oqMnTxmYH3fU2qJzSwzc76vgzyBT'
const PATH = "44'/501'/0'/0'"
const ASKED = 'Transaction: confirm it on the Ledger device\n'
const REJECTED = 5

interface Failed {
  readonly error: { readonly code: string; readonly message: string; readonly context: object }
}

interface Written {
  readonly config: { readonly money: { readonly receivers: string } }
}

/** Phrase of another device. */
const OTHER = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

describe('A Ledger device on Solana', () => {
  let localnet: Localnet
  let workplace: Workplace
  let ledger: TestLedger
  before(async () => {
    localnet = await startNetwork('creator')
    await fund(ACCOUNT)
  })
  after(() => localnet.close())
  beforeEach(() => {
    workplace = new Workplace(['--url', localnet.rpcUrl])
    ledger = new TestLedger(workplace, { open: 'Solana' })
  })

  const fund = (to: string) =>
    new Connection(localnet.rpcUrl, 'confirmed').requestAirdrop(new PublicKey(to), 50_000_000_000)
  const signing = ['--sign-with', 'usb://ledger?key=0/0']
  const balance = () => balanceOf(localnet, new PublicKey(ACCOUNT))
  const init = (...args: string[]) =>
    workplace.jsonInside<Written & Failed>(['init', '--yes', '--force', ...args])

  it('is found at the derivation paths of the Solana CLI, by its option and settings too', async () => {
    const paths = {
      'usb://ledger': "44'/501'",
      'usb://ledger?key=0': "44'/501'/0'",
      'usb://ledger?key=0/0': PATH,
      "usb://ledger?key=1'/2'": "44'/501'/1'/2'",
      'usb://ledger?full-path=m/44/501/0/0': PATH,
      [`usb://ledger/${ACCOUNT}?key=0/0`]: PATH,
    }
    const addresses = new Set<string>()
    for (const [url, path] of Object.entries(paths)) {
      for (const option of ['--sign-with', '--keypair']) {
        const { data, stderr } = await init(option, url)
        const { receivers: treasury } = data.config.money
        expect(stderr).to.contain(`Ledger account ${treasury} at `)
        expect(stderr.replaceAll("'", '')).to.contain(`at ${path.replaceAll("'", '')}: compare`)
        if (path === PATH) expect(treasury).to.equal(ACCOUNT)
        if (path === "44'/501'") expect(treasury).to.equal(ROOT)
        addresses.add(treasury)
      }
    }
    expect(addresses).to.have.property('size', 4)

    mkdirSync(workplace.path('.config/solana/cli'), { recursive: true })
    workplace.write('.config/solana/cli/config.yml', 'keypair_path: usb://ledger?key=0/0\n')
    expect((await init()).data.config.money.receivers).to.equal(ACCOUNT)
    // The Solana CLI's settings name it, and a file takes precedence.
    workplace.writeKeypair('own.json', keypair('creator'))
    const { data } = await init('--keypair', 'own.json')
    expect(data.config.money.receivers).to.equal(address('creator'))
  })

  it('launches a drop with fresh keypairs, and shows each transaction', async () => {
    writeDrop(workplace, 'DEVICE')
    const run = await workplace.jsonInside<{ differences: []; deployment: string }>([
      ...['launch', ...signing],
    ])
    expect(run.code, run.stdout).to.equal(0)
    expect(run.data).to.deep.include({ differences: [] })
    expect(run.data.deployment).to.equal(editionsDeploymentAddress('DEVICE').toBase58())
    const shown = ledger.takeShown()
    expect(shown.map(({ path, what }) => [path, what])).to.deep.equal(
      Array.from({ length: 3 }, () => [PATH, 'transaction']),
    )
    // The deployment comes in several chunks.
    expect(shown[0]?.chunks).to.equal(Math.ceil(((shown[0]?.bytes.length ?? 0) / 2 + 18) / 255))
    expect(run.stderr.split(ASKED)).to.have.length(4)
    // Without a change, nobody is asked again.
    expect((await workplace.runInside(['launch', ...signing])).code).to.equal(0)
    expect(ledger.takeShown()).to.deep.equal([])
  })

  it('signs beside a key file, as payer of a mint', async () => {
    workplace.writeKeypair('creator.json', keypair('creator'))
    const { collection, phases } = writeDrop(workplace, 'PAYER')
    const itemBaseUri = 'data:application/json,{"name":"Nr {}"}'
    workplace.write('drop.config.json', {
      collection: { ...collection, itemBaseUri },
      phases: phases.slice(2),
    })
    const launch = await workplace.runInside(['launch', '--keypair', 'creator.json'])
    expect(launch.code, launch.stderr).to.equal(0)
    localnet.advanceClock(2)
    const before = await balance()
    const mint = await workplace.runInside([
      ...['mint', '--keypair', 'creator.json', '--payer', 'usb://ledger?key=0/0'],
    ])
    expect(mint.code, mint.stderr).to.equal(0)
    expect(ledger.takeShown()).to.have.length(1)
    expect(before - (await balance())).to.satisfy((paid: bigint) => paid > 500_000_000n)
  })

  it('signs versioned messages with lookup tables', async () => {
    const { signal } = new AbortController()
    const [stdout, stderr] = [new PassThrough(), new PassThrough()]
    const output = new Output({ stdout, stderr, json: false, verbose: false, env: {} })
    const context = { output, signal, stateBase: () => workplace.folder }
    const wallet = await solanaLedger(context, parseLedgerUrl('usb://ledger?key=0/0', '--keypair'))
    const receiver = keypair('alice').publicKey
    const table = new AddressLookupTableAccount({
      key: keypair('table').publicKey,
      state: {
        addresses: [receiver],
        deactivationSlot: 2n ** 64n - 1n,
        lastExtendedSlot: 0,
        lastExtendedSlotStartIndex: 0,
      },
    })
    const message = new TransactionMessage({
      payerKey: wallet.publicKey,
      recentBlockhash: PublicKey.default.toBase58(),
      instructions: [
        SystemProgram.transfer({ fromPubkey: wallet.publicKey, toPubkey: receiver, lamports: 1 }),
      ],
    }).compileToV0Message([table])
    const transactions = [new VersionedTransaction(message), new VersionedTransaction(message)]
    const signed = await wallet.signTransactions(transactions)
    const spki = Buffer.from('302a300506032b6570032100', 'hex')
    const key = createPublicKey({
      key: Buffer.concat([spki, wallet.publicKey.toBytes()]),
      format: 'der',
      type: 'spki',
    })
    expect(signed).to.have.length(2)
    for (const { signatures } of signed) {
      expect(verify(null, message.serialize(), key, signatures[0] ?? Buffer.alloc(0))).to.equal(
        true,
      )
    }
  })

  it('is asked for one list transaction after another, and stops calmly when one is rejected', async () => {
    const { phases } = writeDrop(workplace, 'LIST')
    const launch = await workplace.runInside(['launch', ...signing])
    expect(launch.code, launch.stderr).to.equal(0)
    ledger.takeShown()
    expect(phases[1]?.name).to.equal('Friends')
    const wallets = Array.from({ length: 60 }, (_, index) => `${address(`wallet ${index}`)},0,1`)
    workplace.write('many.csv', ['address,price,amount', ...wallets].join('\n'))
    const upsert = ['allowlist', 'upsert', '--phase', 'Friends', '--list', 'many.csv', ...signing]
    ledger.set({ confirms: false })
    const rejected = await workplace.jsonInside<{ status: string }>([...upsert, '--unit', 'sol'])
    expect(ledger.takeShown()).to.have.length(1)
    expect(rejected.data, rejected.stdout).to.include({ status: 'cancelled', added: 0 })
    ledger.set({ confirms: true })
    const done = await workplace.jsonInside<{ status: string; signatures: string[] }>([
      ...[...upsert, '--unit', 'sol'],
    ])
    expect(done.data, done.stdout).to.include({ status: 'finished', added: 60 })
    expect(done.data.signatures.length).to.be.greaterThan(1)
    expect(ledger.takeShown()).to.have.length(done.data.signatures.length)
    // Each has a blockhash of its own time, as it would expire while others wait.
    expect(done.stderr.split(ASKED)).to.have.length(done.data.signatures.length + 1)
  })

  describe('that cannot sign', () => {
    beforeEach(() => {
      writeDrop(workplace, 'REFUSED')
    })

    /** Launches a drop that is not there, and returns its refusal; nothing is sent. */
    const refused = async (args: readonly string[] = signing) => {
      const before = await balance()
      const run = await workplace.jsonInside<Failed>(['launch', ...args])
      expect(await balance()).to.equal(before)
      const { code, message } = run.data.error
      return { exit: run.code, code, message }
    }

    it('is locked', async () => {
      ledger.set({ isLocked: true })
      expect(await refused()).to.deep.equal({
        exit: 3,
        code: 'LEDGER_LOCKED',
        message: 'The Ledger device is locked: unlock it, then run this again',
      })
    })

    it('shows its dashboard', async () => {
      ledger.set({ open: undefined })
      expect(await refused()).to.deep.equal({
        exit: 3,
        code: 'LEDGER_APP_NOT_OPEN',
        message: 'The Solana app is not open on the Ledger device: open it, then run this again',
      })
    })

    it('has another app open', async () => {
      ledger.set({ open: 'Ethereum' })
      expect(await refused()).to.deep.equal({
        exit: 3,
        code: 'LEDGER_OTHER_APP',
        message: 'The Ledger device has Ethereum open: open its Solana app, then run this again',
      })
    })

    it('has blind signing off', async () => {
      ledger.set({ signsBlindly: false })
      const { exit, code, message } = await refused()
      expect({ exit, code }).to.deep.equal({ exit: 3, code: 'LEDGER_BLIND_SIGNING_OFF' })
      expect(message).to.contain('enable that in the settings of its Solana app')
      expect(ledger.takeShown()).to.deep.equal([])
    })

    it('has a user who rejects the transaction', async () => {
      ledger.set({ confirms: false })
      expect(await refused()).to.deep.equal({
        exit: REJECTED,
        code: 'TRANSACTION_REJECTED',
        message: 'Transaction was rejected',
      })
      expect(ledger.takeShown()).to.have.length(1)
    })

    it('is unplugged while it asks, or was before', async () => {
      ledger.set({ whenAsked: 'unplug' })
      expect(await refused()).to.deep.include({ exit: 3, code: 'LEDGER_DISCONNECTED' })
      expect(await refused()).to.deep.include({ exit: 3, code: 'LEDGER_NOT_FOUND' })
    })

    it('is one of several, unless an address names it', async () => {
      ledger.connect({ open: 'Solana', phrase: OTHER }, { open: 'Solana' })
      expect(await refused()).to.deep.include({ exit: 3, code: 'LEDGER_AMBIGUOUS' })
      // The Solana CLI names a device by its root.
      for (const address of [ACCOUNT, ROOT]) {
        const named = await init('--sign-with', `usb://ledger/${address}?key=0/0`)
        expect(named.data.config.money.receivers).to.equal(ACCOUNT)
      }
    })

    it('is found behind one that is locked, or has another app open', async () => {
      const url = `usb://ledger/${ACCOUNT}?key=0/0`
      for (const state of [{ isLocked: true }, { open: 'Ethereum' }, { open: undefined }]) {
        ledger.connect({ open: 'Solana', phrase: OTHER, ...state }, { open: 'Solana' })
        const named = await init('--sign-with', url)
        expect(named.data.config.money.receivers).to.equal(ACCOUNT)
      }
      // The locked one may have the account.
      ledger.connect({ isLocked: true }, { open: 'Solana', phrase: OTHER })
      const signed = ['--sign-with', url]
      expect(await refused(signed)).to.deep.include({ exit: 3, code: 'LEDGER_LOCKED' })
    })

    it('has another account', async () => {
      ledger.connect({ open: 'Solana', phrase: OTHER })
      const url = `usb://ledger/${ACCOUNT}?key=0/0`
      expect(await refused(['--sign-with', url])).to.deep.equal({
        exit: 3,
        code: 'LEDGER_ACCOUNT_MISSING',
        message: `No connected Ledger device has ${ACCOUNT} at ${PATH}: connect the right one, or correct the key`,
      })
    })

    it('is waited for, until Ctrl-C', async () => {
      ledger.set({ whenAsked: 'wait' })
      const before = await balance()
      const run = await workplace.run(['launch', ...signing], {
        onStderr: (stderr, child) => {
          if (stderr.endsWith(ASKED)) child.kill('SIGINT')
        },
      })
      expect(run.code, run.stderr).to.equal(130)
      expect(await balance()).to.equal(before)
    })

    it('is named wrongly', async () => {
      for (const url of ['usb://trezor', 'usb://ledger?account=1', 'usb://ledger?key=0&key=1']) {
        expect(await refused(['--sign-with', url])).to.deep.include({
          exit: 2,
          code: 'USAGE_INVALID',
        })
      }
      for (const key of ['2147483648', '1/2/3', '-1', 'x', '']) {
        const { exit, message } = await refused(['--sign-with', `usb://ledger?key=${key}`])
        expect(exit).to.equal(2)
        expect(message).to.contain('Not a derivation path')
      }
      const address = await refused(['--sign-with', 'usb://ledger/0x1'])
      expect(address).to.deep.include({ code: 'INVALID_ADDRESS' })
    })
  })

  it('names the packages to install, without one connected', async () => {
    const bare = new Workplace(['--url', localnet.rpcUrl])
    const run = await bare.jsonInside<Failed>(['init', '--yes', ...signing])
    expect(run.code).to.equal(2)
    expect(run.data.error).to.deep.include({
      code: 'PACKAGES_NOT_INSTALLED',
      message:
        'Ledger devices need packages that this installation lacks: run npm install @ledgerhq/hw-transport-node-hid-noevents@6 @ledgerhq/hw-app-solana@7 (with -g if mintline is installed globally)',
    })
  })
})
