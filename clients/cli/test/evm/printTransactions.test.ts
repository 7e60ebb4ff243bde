import { expect } from 'chai'
import { type Hex, hexToBigInt } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getTransactionCount, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { Workplace } from '../_command.ts'
import { ACCOUNTS, evmWorkplace, KEYS, startChain, type TestChain, writeEvmDrop } from './_evm.ts'

interface Request {
  readonly chainId: number
  readonly to: Hex | null
  readonly data: Hex
  readonly value: Hex
}

interface Printed {
  readonly transactions: readonly { readonly title: string; readonly unsigned?: Request }[]
}

interface Changed {
  readonly transactions: readonly { readonly title: string }[]
}

describe('mintline --print-transactions on an EVM chain', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  it('gives requests for a wallet elsewhere, and those of a new drop later', async () => {
    const owner = evmWorkplace(chain)
    writeEvmDrop(owner)
    const elsewhere = new Workplace(['--url', chain.url], {}, owner.folder)
    const printing = ['--print-transactions', '--signer', ACCOUNTS[0]]
    const { client } = chain.connection
    const before = await getTransactionCount(client, { address: ACCOUNTS[0] })
    const launch = await elsewhere.jsonInside<Printed>(['launch', ...printing])
    expect(launch.code, launch.stdout).to.equal(0)
    const [deployment] = launch.data.transactions
    const settings = launch.data.transactions.at(-1)
    expect(deployment?.unsigned).to.include({ chainId: 31337, value: '0x0' })
    expect(deployment?.unsigned?.data).to.match(/^0x[0-9a-f]{8,}$/)
    expect(settings?.unsigned).to.equal(undefined)
    expect(await getTransactionCount(client, { address: ACCOUNTS[0] })).to.equal(before)

    // When the drop is there, Then a wallet elsewhere changes it by what is printed
    expect((await owner.runInside(['launch'])).code).to.equal(0)
    const change = ['treasury', 'set', '--recipient', ACCOUNTS[2]]
    const printed = await elsewhere.jsonInside<Printed>([...change, ...printing])
    expect(printed.data.transactions, printed.stdout).to.have.length(1)
    const { to, data, value } = printed.data.transactions[0]?.unsigned ?? expect.fail()
    const account = privateKeyToAccount(KEYS[0])
    const request = { account, chain: null, to, data, value: hexToBigInt(value) }
    const hash = await sendTransaction(client, request)
    expect((await waitForTransactionReceipt(client, { hash })).status).to.equal('success')
    const again = await owner.jsonInside<Changed>([...change, '--dry-run'])
    expect(again.data.transactions).to.deep.equal([])
  })
})
