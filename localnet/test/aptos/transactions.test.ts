import {
  Account,
  type AccountAddress,
  Ed25519PrivateKey,
  EntryFunction,
  generateRawTransaction,
  generateUserTransactionHash,
  SigningSchemeInput,
  SimpleTransaction,
  TransactionPayloadEntryFunction,
} from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { failureOf } from '../_setup.ts'
import { FUNDS, landed, needsMove, type Rig, startRig } from './_setup.ts'

import { feeOf, refusal, TRANSFER, transfersOf } from './_transfers.ts'

describe('Transactions on the Aptos network', () => {
  needsMove()
  let rig: Rig
  let alice: Account
  let bob: AccountAddress
  const { transferOf, build, buildWith, sendAs, expectUntouched } = transfersOf(() => ({
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

  it('move coins and cost their gas', async () => {
    const { aptos } = rig

    const transaction = await build(1_000)
    const sent = await sendAs(alice, transaction)
    const done = await landed(aptos, sent.hash)

    expect(sent.type).to.equal('pending_transaction')
    expect(done).to.include({ success: true, vm_status: 'Executed successfully' })
    expect(done.sender).to.equal(alice.accountAddress.toString())
    expect(done.payload).to.deep.equal({
      type: 'entry_function_payload',
      function: TRANSFER,
      type_arguments: [],
      arguments: [bob.toString(), '1000'],
    })
    expect(await rig.balance(bob)).to.equal(1_000)
    expect(feeOf(done)).to.be.greaterThan(0)
    expect(await rig.balance(alice.accountAddress)).to.equal(FUNDS - 1_000 - feeOf(done))
    expect(await rig.sequenceNumber(alice.accountAddress)).to.equal(1n)
  })

  it('fail above the limit of execution, and cost what they used of it', async () => {
    const { network, aptos } = rig
    await sendAs(alice, await build(1))
    // The first transfer also creates the account.
    const { hash: second } = await sendAs(alice, await build(1))
    const used = BigInt((await landed(aptos, second)).gas_used)
    network.limitExecution(used - 1n)

    const { hash } = await sendAs(alice, await build(1))
    const failed = await landed(aptos, hash)
    network.limitExecution(used)
    const again = await landed(aptos, (await sendAs(alice, await build(1))).hash)
    network.limitExecution(undefined)

    expect(failed).to.include({
      success: false,
      vm_status: 'Transaction Executed and Committed with Error EXECUTION_LIMIT_REACHED',
      gas_used: `${used - 1n}`,
    })
    expect(again.success).to.equal(true)
    expect(await rig.balance(bob)).to.equal(3)
  })

  it('have the hash that the SDK computes', async () => {
    const transaction = await build(1)
    const senderAuthenticator = alice.signTransactionWithAuthenticator(transaction)

    const { hash } = await rig.aptos.transaction.submit.simple({ transaction, senderAuthenticator })

    expect(hash).to.equal(generateUserTransactionHash({ transaction, senderAuthenticator }))
  })

  it('are found by hash, by version, by block and among those of the sender', async () => {
    const { aptos } = rig
    const { hash, version } = await rig.send(alice, transferOf(1))

    const byHash = await aptos.getTransactionByHash({ transactionHash: hash })
    const byVersion = await aptos.getTransactionByVersion({ ledgerVersion: Number(version) })
    const own = await aptos.getAccountTransactions({ accountAddress: alice.accountAddress })
    const block = await aptos.getBlockByVersion({
      ledgerVersion: Number(version),
      options: { withTransactions: true },
    })

    expect(byVersion).to.deep.equal(byHash)
    expect(own).to.deep.equal([byHash])
    expect(block.transactions).to.deep.equal([byHash])
    const unknown = `0x${'ab'.repeat(32)}`
    const failure = await failureOf(aptos.getTransactionByHash({ transactionHash: unknown }))
    expect(failure).to.have.nested.property('data.error_code', 'transaction_not_found')
  })

  it('tell the records that they change', async () => {
    const done = await rig.send(alice, transferOf(5))

    const stores = done.changes.filter(
      (change) => 'data' in change && JSON.stringify(change.data).includes('::coin::CoinStore<'),
    )
    expect(stores.map((change) => 'address' in change && change.address)).to.have.members([
      alice.accountAddress.toString(),
      bob.toString(),
    ])
    const bobs = stores.find((change) => 'address' in change && change.address === bob.toString())
    expect(bobs).to.include({ type: 'write_resource' })
    expect(bobs).to.have.nested.property('data.data.coin.value', '5')
    expect(bobs).to.have.nested.property('data.data.frozen', false)
    expect(done.events).to.deep.include({
      guid: { creation_number: '0', account_address: '0x0' },
      sequence_number: '0',
      type: '0x1::coin::CoinDeposit',
      data: {
        coin_type: '0x1::aptos_coin::AptosCoin',
        account: bob.toString(),
        amount: '5',
      },
    })
  })

  it('that abort change nothing but cost gas and use their number up', async () => {
    const done = await rig.send(alice, transferOf(FUNDS + 1))

    expect(done.success).to.equal(false)
    expect(done.vm_status).to.equal(
      'Move abort in 0x1::coin: EINSUFFICIENT_BALANCE(0x10006): Not enough coins to complete transaction',
    )
    expect(done.events).to.deep.equal([])
    expect(await rig.balance(bob)).to.equal(0)
    expect(await rig.balance(alice.accountAddress)).to.equal(FUNDS - feeOf(done))
    expect(await rig.sequenceNumber(alice.accountAddress)).to.equal(1n)
    const failure = await failureOf(rig.aptos.waitForTransaction({ transactionHash: done.hash }))
    expect(failure).to.have.nested.property('transaction.hash', done.hash)
  })

  it('cannot be altered after they are signed', async () => {
    const transaction = await build(1)
    const senderAuthenticator = alice.signTransactionWithAuthenticator(transaction)
    const altered = await buildWith({ maxGas: transaction.rawTransaction.max_gas_amount - 1n })

    const sent = rig.aptos.transaction.submit.simple({ transaction: altered, senderAuthenticator })

    expect(await refusal(sent)).to.deep.equal({
      code: 1,
      words: 'Invalid transaction: Type: Validation Code: INVALID_SIGNATURE',
    })
    await expectUntouched(alice)
  })

  it('are not accepted with the key of another account', async () => {
    const mallory = await rig.fund()

    expect(await refusal(sendAs(mallory, await build(1)))).to.have.property('code', 2)
    await expectUntouched(alice)
    await expectUntouched(mallory)
  })

  it('are signed with the new key once it is rotated, and no longer with the old one', async () => {
    const { aptos } = rig
    const fresh = new Ed25519PrivateKey(Ed25519PrivateKey.generate().toUint8Array())
    const successor = Account.fromPrivateKey({ privateKey: fresh, address: alice.accountAddress })
    await rig.send(alice, {
      function: '0x1::account::rotate_authentication_key_call',
      functionArguments: [successor.publicKey.authKey().toUint8Array()],
    })

    expect(await refusal(sendAs(alice, await build(1)))).to.have.property('code', 2)
    const { success } = await rig.send(successor, transferOf(1))

    expect(success).to.equal(true)
    const { authentication_key } = await aptos.getAccountInfo(successor)
    expect(authentication_key).to.equal(successor.publicKey.authKey().toString())
  })

  for (const scheme of [SigningSchemeInput.Ed25519, SigningSchemeInput.Secp256k1Ecdsa]) {
    it(`are accepted of an account with a single ${SigningSchemeInput[scheme]} key`, async () => {
      const carol =
        scheme === SigningSchemeInput.Ed25519
          ? Account.generate({ scheme, legacy: false })
          : Account.generate({ scheme })
      await rig.send(alice, transferOf(500_000_000, carol.accountAddress))

      const done = await rig.send(carol, transferOf(3))

      expect(done).to.have.property('success', true)
      expect(done.signature).to.have.property('type', 'single_key_signature')
      expect(await rig.balance(bob)).to.equal(3)
    })
  }

  it('are carried out once', async () => {
    const transaction = await build(10)
    const first = await sendAs(alice, transaction)
    await landed(rig.aptos, first.hash)

    expect(await refusal(sendAs(alice, transaction))).to.deep.equal({
      code: 3,
      words: 'Invalid transaction: Type: Validation Code: SEQUENCE_NUMBER_TOO_OLD',
    })
    expect(await rig.balance(bob)).to.equal(10)
  })

  it('wait until those before them have come', async () => {
    const second = await sendAs(alice, await build(2, { accountSequenceNumber: 1 }))
    const waiting = await rig.aptos.getTransactionByHash({ transactionHash: second.hash })
    expect(waiting.type).to.equal('pending_transaction')
    expect(await rig.balance(bob)).to.equal(0)

    const first = await sendAs(alice, await build(1, { accountSequenceNumber: 0 }))

    const versions = [await landed(rig.aptos, first.hash), await landed(rig.aptos, second.hash)]
    expect(versions.map(({ success }) => success)).to.deep.equal([true, true])
    expect(BigInt(versions[1]?.version ?? 0)).to.equal(BigInt(versions[0]?.version ?? 0) + 1n)
    expect(await rig.balance(bob)).to.equal(3)
    expect(await rig.sequenceNumber(alice.accountAddress)).to.equal(2n)
  })

  it('of another chain are not accepted', async () => {
    expect(await refusal(sendAs(alice, await buildWith({ chainId: 1 })))).to.have.property(
      'code',
      23,
    )
    await expectUntouched(alice)
  })

  it('are accepted up to the second before they expire', async () => {
    const still = await startRig({ startTime: 2_000_000_000n })
    try {
      const account = await still.fund()
      const at = (expireTimestamp: number) =>
        still.aptos.transaction.build.simple({
          sender: account.accountAddress,
          data: transferOf(1),
          options: { expireTimestamp },
        })
      const submit = async (transaction: SimpleTransaction) =>
        still.aptos.signAndSubmitTransaction({ signer: account, transaction })

      expect(await refusal(submit(await at(2_000_000_000)))).to.have.property('code', 6)
      const { hash } = await submit(await at(2_000_000_001))
      expect(await landed(still.aptos, hash)).to.have.property('success', true)
    } finally {
      await still.network.close()
    }
  })

  it('need a balance for all the gas that they may use', async () => {
    const price = 100
    const affordable = FUNDS / price

    const greedy = build(1, { maxGasAmount: affordable + 1, gasUnitPrice: price })
    expect(await refusal(sendAs(alice, await greedy))).to.have.property('code', 13)
    const dear = build(1, { maxGasAmount: 100_001, gasUnitPrice: 10_000 })
    expect(await refusal(sendAs(alice, await dear))).to.have.property('code', 5)
    await expectUntouched(alice)
    const exact = build(1, { maxGasAmount: 100_000, gasUnitPrice: 10_000 })
    const { hash } = await sendAs(alice, await exact)

    expect(await landed(rig.aptos, hash)).to.have.property('success', true)
  })

  it('have limits of gas and of its price', async () => {
    const codes: number[] = []
    for (const terms of [
      { maxGas: 2_000_001n },
      { maxGas: 4n },
      { gasPrice: 99n },
      { gasPrice: 10_000_000_001n },
    ]) {
      codes.push((await refusal(sendAs(alice, await buildWith(terms)))).code)
    }

    expect(codes).to.deep.equal([13, 14, 15, 16])
    await expectUntouched(alice)
  })

  it('that run out of gas pay for all of it', async () => {
    const { hash } = await sendAs(alice, await buildWith({ maxGas: 10n }))
    const done = await landed(rig.aptos, hash)

    expect(done).to.include({ success: false, vm_status: 'Out of gas', gas_used: '10' })
    expect(await rig.balance(alice.accountAddress)).to.equal(FUNDS - 1_000)
    expect(await rig.balance(bob)).to.equal(0)
  })

  it('of functions that do not exist fail at the price of a little gas', async () => {
    const { aptos } = rig
    const payload = new TransactionPayloadEntryFunction(
      EntryFunction.build('0x1::aptos_account', 'vanish', [], []),
    )
    const { accountAddress: sender } = alice
    const built = await generateRawTransaction({ aptosConfig: aptos.config, payload, sender })

    const { hash } = await sendAs(alice, new SimpleTransaction(built))

    const done = await landed(aptos, hash)
    expect(done.vm_status).to.equal(
      'Transaction Executed and Committed with Error FUNCTION_RESOLUTION_FAILURE',
    )
    expect(await rig.balance(sender)).to.equal(FUNDS - feeOf(done))
  })

  it('that are no transactions are refused', async () => {
    const post = (body: Uint8Array | string, type: string) =>
      fetch(`${rig.network.nodeUrl}/transactions`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
    const bcs = 'application/x.aptos.signed_transaction+bcs'

    const noise = await post(Uint8Array.of(1, 2, 3), bcs)
    const json = await post('{}', 'application/json')

    expect(noise.status).to.equal(400)
    expect(await noise.json()).to.include({ error_code: 'invalid_input', vm_error_code: null })
    expect(json.status).to.equal(415)
  })
})
