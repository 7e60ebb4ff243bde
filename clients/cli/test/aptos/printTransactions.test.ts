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

  it('gives raw transactions for a wallet elsewhere', async () => {
    const withKey = aptosWorkplace(network, owner)
    writeAptosDrop(withKey, addressOf(owner))
    const elsewhere = new Workplace(['--url', network.nodeUrl], {}, withKey.folder)
    const printing = ['--print-transactions', '--signer', addressOf(owner)]
    const launch = await elsewhere.jsonInside<Printed>(['launch', ...printing])
    expect(launch.code, launch.stdout).to.equal(0)
    const { aptos } = network
    const unsigned = launch.data.transactions[0]?.unsigned ?? expect.fail()
    const bytes = Hex.fromHexString(unsigned).toUint8Array()
    const transaction = new SimpleTransaction(RawTransaction.deserialize(new Deserializer(bytes)))
    expect(transaction.rawTransaction.sender.toStringLong()).to.equal(addressOf(owner))
    const senderAuthenticator = aptos.transaction.sign({ signer: owner, transaction })
    const { hash } = await aptos.transaction.submit.simple({ transaction, senderAuthenticator })
    expect((await aptos.waitForTransaction({ transactionHash: hash })).success).to.equal(true)
    const again = await elsewhere.jsonInside<Printed>(['launch', ...printing])
    expect(again.data.transactions.length).to.equal(launch.data.transactions.length - 1)
  })
})
