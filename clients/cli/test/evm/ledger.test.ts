import { PassThrough } from 'node:stream'
import { expect } from 'chai'
import {
  parseTransaction,
  recoverTransactionAddress,
  serializeTransaction,
  type TransactionSerializedLegacy,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { getBalance, getTransaction } from 'viem/actions'
import { evmLedger } from '../../src/evm/wallet/evmLedger.ts'
import { Output } from '../../src/output/output.ts'
import { parseLedgerUrl } from '../../src/wallet/ledger/ledgerUrl.ts'
import { Workplace } from '../_command.ts'
import { PHRASE, TestLedger } from '../_ledger/testLedger.ts'
import { ACCOUNTS, startChain, type TestChain, writeEvmDrop } from './_evm.ts'

interface Launched {
  readonly contract: string
  readonly transactions: readonly { readonly hash: `0x${string}` }[]
  readonly differences: readonly unknown[]
}

interface Failed {
  readonly error: { readonly code: string; readonly message: string }
}

interface Written {
  readonly config: { readonly money: { readonly receivers: string } }
}

describe('A Ledger device on an EVM chain', () => {
  let chain: TestChain
  let workplace: Workplace
  let ledger: TestLedger
  before(async () => {
    chain = await startChain()
  })
  beforeEach(() => {
    // A key in the environment does not count beside a device.
    workplace = new Workplace(['--url', chain.url], {
      MINTLINE_EVM_PRIVATE_KEY: `0x${'1'.repeat(64)}`,
    })
    ledger = new TestLedger(workplace, { open: 'Ethereum' })
  })
  after(() => chain.stop())

  const signing = ['--sign-with', 'usb://ledger']
  const addressAt = async (url: string) => {
    const run = await workplace.jsonInside<Written>([
      ...['init', '--chain', 'local-development', '--yes', '--force', '--sign-with', url],
    ])
    expect(run.code, run.stdout).to.equal(0)
    return run.data.config.money.receivers
  }

  it('is found at the derivation paths of Ledger Live, or at any other', async () => {
    const paths = {
      'usb://ledger': "m/44'/60'/0'/0/0",
      'usb://ledger?key=3': "m/44'/60'/3'/0/0",
      'usb://ledger?key=0/2': "m/44'/60'/0'/0/2",
      "usb://ledger?full-path=m/44'/60'/0'/1": "m/44'/60'/0'/1",
      [`usb://ledger/${mnemonicToAccount(PHRASE).address}`]: "m/44'/60'/0'/0/0",
    } as const
    for (const [url, path] of Object.entries(paths)) {
      const { address } = mnemonicToAccount(PHRASE, { path })
      expect(await addressAt(url)).to.equal(address.toLowerCase())
    }
  })

  it('launches a drop by transactions of type 2, each shown on the device', async () => {
    writeEvmDrop(workplace)
    const run = await workplace.jsonInside<Launched>(['launch', ...signing])
    expect(run.code, run.stdout).to.equal(0)
    const { transactions, differences } = run.data
    expect(differences).to.deep.equal([])
    const shown = ledger.takeShown()
    expect(shown).to.have.length(transactions.length)
    for (const [index, { hash }] of transactions.entries()) {
      const sent = await getTransaction(chain.connection.client, { hash })
      expect(sent.from).to.equal(ACCOUNTS[0])
      expect(sent.type).to.equal('eip1559')
      const { path, bytes, chunks } = shown[index] ?? expect.fail()
      expect(path).to.equal("44'/60'/0'/0/0")
      expect(parseTransaction(`0x${bytes}`)).to.deep.include({
        nonce: sent.nonce,
        data: sent.input,
      })
      expect(chunks).to.equal(Math.ceil((bytes.length / 2 + 21) / 255))
    }
    expect(Math.max(...shown.map(({ chunks }) => chunks))).to.be.greaterThan(1)
  })

  it('signs legacy transactions, messages and typed data', async () => {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()]
    const output = new Output({ stdout, stderr, json: false, verbose: false, env: {} })
    const { signal } = new AbortController()
    const context = { output, signal, stateBase: () => workplace.folder }
    const account = await evmLedger(context, parseLedgerUrl('usb://ledger?key=1', '--sign-with'))
    const { address } = account
    // Chain ids of more than a byte overflow what the device answers.
    for (const chainId of [1, 137, 8453, 11155111]) {
      const unsigned = {
        type: 'legacy',
        chainId,
        nonce: 1,
        gas: 21_000n,
        gasPrice: 1n,
        value: 1n,
        to: ACCOUNTS[1],
      } as const
      const serializedTransaction = await account.signTransaction(unsigned)
      const signed = serializedTransaction as TransactionSerializedLegacy
      const signer = await recoverTransactionAddress({ serializedTransaction: signed })
      expect(signer.toLowerCase()).to.equal(address)
      const { chainId: signedFor } = parseTransaction(serializedTransaction)
      expect(signedFor).to.equal(chainId)
      expect(serializeTransaction(unsigned)).to.not.equal(serializedTransaction)
    }
    const message = `Sign in: ${'x'.repeat(400)}`
    const signature = await account.signMessage({ message })
    expect(await verifyMessage({ address, message, signature })).to.equal(true)
    const typed = {
      domain: { name: 'Drop', version: '1', chainId: 8453, verifyingContract: ACCOUNTS[0] },
      types: {
        Claim: [
          { name: 'receiver', type: 'address' },
          { name: 'quantity', type: 'uint256' },
        ],
      },
      primaryType: 'Claim',
      message: { receiver: ACCOUNTS[1], quantity: 3n },
    } as const
    const typedSignature = await account.signTypedData(typed)
    expect(await verifyTypedData({ ...typed, address, signature: typedSignature })).to.equal(true)
  })

  it('sends nothing where it refuses', async () => {
    writeEvmDrop(workplace)
    const balance = () => getBalance(chain.connection.client, { address: ACCOUNTS[0] })
    const refusals = [
      [{ signsBlindly: false }, 3, 'LEDGER_BLIND_SIGNING_OFF'],
      [{ confirms: false }, 5, 'TRANSACTION_REJECTED'],
      [{ open: 'Solana' }, 3, 'LEDGER_OTHER_APP'],
      [{ open: undefined }, 3, 'LEDGER_APP_NOT_OPEN'],
      [{ isLocked: true }, 3, 'LEDGER_LOCKED'],
      [{ whenAsked: 'unplug' }, 3, 'LEDGER_DISCONNECTED'],
    ] as const
    for (const [state, exit, code] of refusals) {
      ledger.connect({ open: 'Ethereum', ...state })
      const before = await balance()
      const run = await workplace.jsonInside<Failed>(['launch', ...signing])
      expect(run.data.error.code, run.stdout).to.equal(code)
      expect(run.code).to.equal(exit)
      expect(await balance()).to.equal(before)
    }
  })

  it('has no account of an address', async () => {
    const run = await workplace.jsonInside<Failed>([
      ...['init', '--chain', 'local-development', '--yes', '--force'],
      ...['--sign-with', `usb://ledger/${ACCOUNTS[2]}`],
    ])
    expect(run.code).to.equal(3)
    expect(run.data.error.message).to.equal(
      `No connected Ledger device has ${ACCOUNTS[2]} at 44'/60'/0'/0/0: connect the right one, or correct the key`,
    )
  })
})
