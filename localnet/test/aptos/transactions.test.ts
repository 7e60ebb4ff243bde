import {
  Account,
  type AccountAddress,
  AptosApiError,
  ChainId,
  Ed25519PrivateKey,
  EntryFunction,
  generateRawTransaction,
  generateSignedTransaction,
  generateUserTransactionHash,
  type InputGenerateTransactionOptions,
  RawTransaction,
  SigningSchemeInput,
  SimpleTransaction,
  TransactionPayloadEntryFunction,
  type UserTransactionResponse,
} from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { failureOf } from '../_setup.ts'
import { FUNDS, landed, needsMove, type Rig, startRig } from './_setup.ts'

const TRANSFER = '0x1::aptos_account::transfer'

describe('Transactions on the Aptos network', () => {
  needsMove()
  let rig: Rig
  let alice: Account
  let bob: AccountAddress

  before(async () => {
    rig = await startRig()
  })
  beforeEach(async () => {
    alice = await rig.fund()
    bob = Account.generate().accountAddress
  })
  after(() => rig?.network.close())

  const transferOf = (amount: number, to = bob) => ({
    function: TRANSFER as typeof TRANSFER,
    functionArguments: [to, amount],
  })

  function build(amount: number, options: InputGenerateTransactionOptions = {}, sender = alice) {
    const { accountAddress } = sender
    const data = transferOf(amount)
    return rig.aptos.transaction.build.simple({ sender: accountAddress, data, options })
  }

  /** A transfer of 1 octa with terms that the SDK would not build. */
  async function buildWith(terms: {
    maxGas?: bigint
    gasPrice?: bigint
    chainId?: number
  }): Promise<SimpleTransaction> {
    const { rawTransaction: raw } = await build(1)
    const { maxGas = raw.max_gas_amount, gasPrice = raw.gas_unit_price, chainId } = terms
    return new SimpleTransaction(
      new RawTransaction(
        raw.sender,
        raw.sequence_number,
        raw.payload,
        maxGas,
        gasPrice,
        raw.expiration_timestamp_secs,
        chainId === undefined ? raw.chain_id : new ChainId(chainId),
      ),
    )
  }

  /** Sends a transaction that somebody signs, whoever that is. */
  function sendAs(signer: Account, transaction: SimpleTransaction) {
    const senderAuthenticator = signer.signTransactionWithAuthenticator(transaction)
    return rig.aptos.transaction.submit.simple({ transaction, senderAuthenticator })
  }

  /** Number of the VM's code for a transaction that is not accepted. */
  async function refusal(sent: Promise<unknown>): Promise<{ code: number; words: string }> {
    const failure = await failureOf(sent)
    if (!(failure instanceof AptosApiError)) throw failure
    expect(failure.status).to.equal(400)
    expect(failure.data.error_code).to.equal('vm_error')
    return { code: failure.data.vm_error_code, words: failure.data.message }
  }

  /** Nothing of an account has changed since it was funded. */
  async function expectUntouched(account: Account): Promise<void> {
    expect(await rig.balance(account.accountAddress)).to.equal(FUNDS)
    expect(await rig.sequenceNumber(account.accountAddress)).to.equal(0n)
  }

  const feeOf = ({ gas_used, gas_unit_price }: UserTransactionResponse) =>
    Number(gas_used) * Number(gas_unit_price)

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
    const { aptos } = rig
    const sponsor = await rig.fund()
    const transaction = await aptos.transaction.build.simple({
      sender: alice.accountAddress,
      withFeePayer: true,
      data: transferOf(7),
    })
    transaction.feePayerAddress = sponsor.accountAddress
    const senderAuthenticator = aptos.transaction.sign({ signer: alice, transaction })

    const sent = aptos.transaction.submit.simple({
      transaction,
      senderAuthenticator,
      feePayerAuthenticator: senderAuthenticator,
    })

    expect(await refusal(sent)).to.have.property('code', 2)
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
    const { aptos } = rig
    const transaction = await aptos.transaction.build.simple({
      sender: alice.accountAddress,
      withFeePayer: true,
      data: transferOf(7),
    })
    const senderAuthenticator = aptos.transaction.sign({ signer: alice, transaction })

    const sent = aptos.transaction.submit.simple({
      transaction,
      senderAuthenticator,
      feePayerAuthenticator: senderAuthenticator,
    })

    expect(await refusal(sent)).to.have.property('code', 2)
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
