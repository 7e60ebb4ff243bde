import { Account, type AccountAddress, generateSignedTransaction } from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { FUNDS, landed, needsMove, type Rig, startRig } from './_setup.ts'
import { feeOf, refusal, transfersOf } from './_transfers.ts'

describe('Transactions on the Aptos network, simulated or sponsored,', () => {
  needsMove()
  let rig: Rig
  let alice: Account
  let bob: AccountAddress
  const { transferOf, build, sendAs, expectUntouched } = transfersOf(() => ({
    rig,
    alice,
    bob,
  }))

  before(async () => {
    rig = await startRig()
  })
  beforeEach(async () => {
    alice = await rig.fund()
    bob = Account.generate().accountAddress
  })
  after(() => rig?.network.close())

  /** Sends a transfer whose payer has not signed: the sender signs in its place. */
  async function sendUnsponsored(payer?: AccountAddress) {
    const { aptos } = rig
    const transaction = await aptos.transaction.build.simple({
      sender: alice.accountAddress,
      withFeePayer: true,
      data: transferOf(7),
    })
    if (payer) transaction.feePayerAddress = payer
    const senderAuthenticator = aptos.transaction.sign({ signer: alice, transaction })
    return aptos.transaction.submit.simple({
      transaction,
      senderAuthenticator,
      feePayerAuthenticator: senderAuthenticator,
    })
  }

  it('are paid for by another account that agrees', async () => {
    const { aptos } = rig
    const sponsor = await rig.fund()
    const poor = Account.generate()
    await rig.send(alice, transferOf(7, poor.accountAddress))
    const transaction = await aptos.transaction.build.simple({
      sender: poor.accountAddress,
      withFeePayer: true,
      data: transferOf(7),
    })
    const senderAuthenticator = aptos.transaction.sign({ signer: poor, transaction })
    const feePayerAuthenticator = aptos.transaction.signAsFeePayer({ signer: sponsor, transaction })

    const { hash } = await aptos.transaction.submit.simple({
      transaction,
      senderAuthenticator,
      feePayerAuthenticator,
    })

    const done = await landed(aptos, hash)
    expect(done.success).to.equal(true)
    expect(done.signature).to.have.property('type', 'fee_payer_signature')
    expect(await rig.balance(poor.accountAddress)).to.equal(0)
    expect(await rig.balance(sponsor.accountAddress)).to.equal(FUNDS - feeOf(done))
    expect(await rig.sequenceNumber(poor.accountAddress)).to.equal(1n)
    expect(await rig.sequenceNumber(sponsor.accountAddress)).to.equal(0n)
  })

  it('are not paid for by an account that has not signed', async () => {
    const sponsor = await rig.fund()
    expect(await refusal(sendUnsponsored(sponsor.accountAddress))).to.have.property('code', 2)
    await expectUntouched(sponsor)
  })

  it('are tried out without effect and with the gas that they will use', async () => {
    const { aptos } = rig
    const transaction = await build(1_000)

    const [simulation] = await aptos.transaction.simulate.simple({
      signerPublicKey: alice.publicKey,
      transaction,
    })

    await expectUntouched(alice)
    const { hash } = await sendAs(alice, transaction)
    const done = await landed(aptos, hash)
    expect(simulation).to.include({ success: true, gas_used: done.gas_used })
    expect(simulation?.events).to.deep.equal(done.events)
  })

  it('are tried out with estimates of gas and price, and without a key', async () => {
    const transaction = await build(1_000)

    const [simulation] = await rig.aptos.transaction.simulate.simple({
      transaction,
      options: {
        estimateGasUnitPrice: true,
        estimateMaxGasAmount: true,
        estimatePrioritizedGasUnitPrice: true,
      },
    })

    expect(simulation).to.include({ success: true, gas_unit_price: '150' })
    expect(simulation?.max_gas_amount).to.equal('2000000')
  })

  it('are tried out before it is known who pays', async () => {
    const { aptos } = rig
    const poor = Account.generate()
    await rig.send(alice, transferOf(7, poor.accountAddress))
    const transaction = await aptos.transaction.build.simple({
      sender: poor.accountAddress,
      withFeePayer: true,
      data: transferOf(7),
    })

    const [simulation] = await aptos.transaction.simulate.simple({
      signerPublicKey: poor.publicKey,
      transaction,
      options: { estimateMaxGasAmount: true },
    })

    expect(simulation).to.include({ success: true, max_gas_amount: '2000000' })
    expect(Number(simulation?.gas_used)).to.be.greaterThan(0)
  })

  it('that nobody pays for are not carried out', async () => {
    expect(await refusal(sendUnsponsored())).to.have.property('code', 2)
    await expectUntouched(alice)
  })

  it('that would be refused are told so when they are tried out', async () => {
    const mallory = Account.generate()
    const statuses: string[] = []
    for (const [key, options] of [
      [mallory.publicKey, {}],
      [alice.publicKey, { accountSequenceNumber: 1 }],
      [alice.publicKey, { expireTimestamp: 1 }],
    ] as const) {
      const transaction = await build(1, options)
      const [simulation] = await rig.aptos.transaction.simulate.simple({
        signerPublicKey: key,
        transaction,
      })
      expect(simulation?.success).to.equal(false)
      statuses.push(simulation?.vm_status ?? '')
    }

    expect(statuses).to.deep.equal([
      'INVALID_AUTH_KEY',
      'SEQUENCE_NUMBER_TOO_NEW',
      'TRANSACTION_EXPIRED',
    ])
  })

  it('are not tried out with a signature that would do', async () => {
    const transaction = await build(1)
    const senderAuthenticator = alice.signTransactionWithAuthenticator(transaction)
    const body = generateSignedTransaction({ transaction, senderAuthenticator })

    const response = await fetch(`${rig.network.nodeUrl}/transactions/simulate`, {
      method: 'POST',
      headers: { 'content-type': 'application/x.aptos.signed_transaction+bcs' },
      body,
    })

    expect(response.status).to.equal(400)
    expect(await response.json()).to.include({ error_code: 'invalid_input' })
  })
})
