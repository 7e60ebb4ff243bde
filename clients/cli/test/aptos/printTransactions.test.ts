import {
  type Account,
  Deserializer,
  Hex,
  RawTransaction,
  SimpleTransaction,
} from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { Workplace } from '../_command.ts'
import {
  addressOf,
  aptosWorkplace,
  describeOnNetwork,
  startAptos,
  type TestNetwork,
  writeAptosDrop,
} from './_aptos.ts'

interface Printed {
  readonly transactions: readonly { readonly title: string; readonly unsigned?: string }[]
}

describeOnNetwork('mintline --print-transactions on Aptos', () => {
  let network: TestNetwork
  let owner: Account
  before(async () => {
    network = await startAptos()
    owner = await network.newAccount()
  })
  after(() => network?.close())

  /** Signs a printed transaction elsewhere, and sends it. */
  async function send(unsigned: string | undefined, signer: Account): Promise<void> {
    const { aptos } = network
    const bytes = Hex.fromHexString(unsigned ?? expect.fail()).toUint8Array()
    const transaction = new SimpleTransaction(RawTransaction.deserialize(new Deserializer(bytes)))
    expect(transaction.rawTransaction.sender.toStringLong()).to.equal(addressOf(signer))
    const senderAuthenticator = aptos.transaction.sign({ signer, transaction })
    const { hash } = await aptos.transaction.submit.simple({ transaction, senderAuthenticator })
    expect((await aptos.waitForTransaction({ transactionHash: hash })).success).to.equal(true)
  }

  it('gives raw transactions for a wallet elsewhere', async () => {
    const withKey = aptosWorkplace(network, owner)
    writeAptosDrop(withKey, addressOf(owner))
    const elsewhere = new Workplace(['--url', network.nodeUrl], {}, withKey.folder)
    const printing = ['--print-transactions', '--signer', addressOf(owner)]
    const launch = await elsewhere.jsonInside<Printed>(['launch', ...printing])
    expect(launch.code, launch.stdout).to.equal(0)
    await send(launch.data.transactions[0]?.unsigned, owner)
    const again = await elsewhere.jsonInside<Printed>(['launch', ...printing])
    expect(again.data.transactions.length).to.equal(launch.data.transactions.length - 1)
    // And a mint, once all is launched
    expect((await withKey.runInside(['launch'])).code).to.equal(0)
    const buyer = await network.newAccount()
    const buying = ['--print-transactions', '--signer', addressOf(buyer)]
    const mint = await elsewhere.jsonInside<Printed>(['mint', ...buying])
    expect(mint.code, mint.stdout).to.equal(0)
    expect(mint.data.transactions.map(({ title }) => title)).to.deep.equal(['Mint the items'])
    await send(mint.data.transactions[0]?.unsigned, buyer)
    const shown = await withKey.jsonInside<{ totalMinted: string }>(['show'])
    expect(shown.data.totalMinted).to.equal('1')
  })
})
