import {
  type Account,
  type AccountAddress,
  AptosApiError,
  type MoveFunctionId,
  MoveVector,
  U64,
} from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import type { CompiledPackage } from '../../src/aptos/move/index.ts'
import { failureOf } from '../_setup.ts'
import { FUNDS, landed, needsMove, publishShop, type Rig, startRig } from './_setup.ts'

const START = 2_000_000_000n

describe('Programs on the Aptos network', () => {
  needsMove()
  let rig: Rig
  let shop: CompiledPackage
  let owner: Account
  let id: (name: string) => MoveFunctionId
  let collection: string
  let buyer: Account

  before(async () => {
    rig = await startRig({ startTime: START })
    ;({ shop, owner, id } = await publishShop(rig))
    await rig.send(owner, { function: id('open'), functionArguments: [START + 60n] })
    const [found] = await rig.aptos.view<[{ inner: string }]>({
      payload: { function: id('collection_of'), functionArguments: [owner.accountAddress] },
    })
    collection = found.inner
  })
  beforeEach(async () => {
    buyer = await rig.fund()
  })
  after(() => rig?.network.close())

  async function buy(count: number, referrer: AccountAddress | null = null) {
    const { aptos } = rig
    const transaction = await aptos.transaction.build.multiAgent({
      sender: buyer.accountAddress,
      secondarySignerAddresses: [owner.accountAddress],
      data: {
        function: id('buy'),
        functionArguments: [collection, count, referrer?.toString() ?? null],
      },
    })
    const { hash } = await aptos.transaction.submit.multiAgent({
      transaction,
      senderAuthenticator: aptos.transaction.sign({ signer: buyer, transaction }),
      additionalSignersAuthenticators: [aptos.transaction.sign({ signer: owner, transaction })],
    })
    return landed(aptos, hash)
  }

  const viewOf = (name: string, ...functionArguments: (string | AccountAddress)[]) =>
    rig.aptos.view({ payload: { function: id(name), functionArguments } })

  describe('before the shop opens', () => {
    it('abort with the name and words of their code', async () => {
      const done = await buy(1)

      expect(done.vm_status).to.equal(
        `Move abort in ${owner.accountAddress.toStringLong()}::counter: ECLOSED(0x3): The shop is closed`,
      )
    })

    it('see no other time than the chain has, up to the second', async () => {
      rig.network.setClock(START + 59n)
      const before = await viewOf('terms', collection)
      rig.network.advanceClock(1n)
      const after = await viewOf('terms', collection)

      expect(before[3]).to.equal(false)
      expect(after[3]).to.equal(true)
      expect(rig.network.now()).to.equal(START + 60n)
    })

    it('do not see time go back', () => {
      expect(() => rig.network.setClock(START))
        .to.throw()
        .with.property('code', 'CLOCK_BACKWARDS')
    })
  })

  describe('in the open shop', () => {
    it('tell events with objects, options, bytes and lists as a node does', async () => {
      const referrer = owner.accountAddress
      const done = await buy(2, referrer)

      expect(done.vm_status).to.equal('Executed successfully')
      const address = owner.accountAddress.toStringLong()
      const sold = done.events.find(({ type }) => type === `${address}::counter::Sold`)
      const minted = done.events.filter(({ type }) => type === '0x4::collection::Mint')
      expect(minted.map(({ data }) => data.index)).to.deep.equal([{ value: '1' }, { value: '2' }])
      expect(minted.map(({ data }) => data.collection)).to.deep.equal([collection, collection])
      expect(sold?.data).to.deep.equal({
        collection: { inner: collection },
        tokens: minted.map(({ data }) => ({ inner: data.token })),
        buyer: buyer.accountAddress.toString(),
        referrer: { vec: [referrer.toString()] },
        at: String(START + 60n),
        small: 7,
        memo: '0x0102',
      })
    })

    it('leave records that are told in full', async () => {
      const done = await buy(1)

      const written = done.changes.flatMap((change) =>
        'data' in change && change.data && 'type' in change.data ? [change.data] : [],
      )
      const names = written.filter(({ type }) => type === '0x4::token::TokenIdentifiers')
      expect(names).to.have.length(1)
      expect(names[0]?.data)
        .to.have.nested.property('name.value')
        .that.matches(/^Number \d+$/)
      const resourceType = `${owner.accountAddress.toStringLong()}::counter::Shop` as const
      const record = await rig.aptos.getAccountResource<Record<string, unknown>>({
        accountAddress: collection,
        resourceType,
      })
      expect(Object.keys(record)).to.deep.equal([
        'owner',
        'extend_ref',
        'opens_at',
        'note',
        'marks',
        'bought',
      ])
      expect(record).to.deep.include({
        note: { vec: [] },
        marks: '0xc0ffee',
        opens_at: String(START + 60n),
      })
    })

    it('return several values of a view in their forms', async () => {
      await rig.send(buyer, { function: id('annotate'), functionArguments: [collection, 'ünï'] })

      expect(await viewOf('terms', collection)).to.deep.equal([
        '5000',
        { vec: ['ünï'] },
        '0xc0ffee',
        true,
      ])
    })

    it('answer views of JSON as those of BCS', async () => {
      await buy(3)
      const { accountAddress } = buyer

      const json = await rig.aptos.viewJson({
        payload: {
          function: id('bought'),
          functionArguments: [collection, accountAddress.toString()],
        },
      })

      expect(json).to.deep.equal(['3'])
      expect(await viewOf('bought', collection, accountAddress)).to.deep.equal(json)
    })

    it('need the signature of every account that they act for', async () => {
      const { aptos } = rig
      const transaction = await aptos.transaction.build.multiAgent({
        sender: buyer.accountAddress,
        secondarySignerAddresses: [owner.accountAddress],
        data: { function: id('buy'), functionArguments: [collection, 1, null] },
      })
      const own = aptos.transaction.sign({ signer: buyer, transaction })

      const failure = await failureOf(
        aptos.transaction.submit.multiAgent({
          transaction,
          senderAuthenticator: own,
          additionalSignersAuthenticators: [own],
        }),
      )

      expect(failure).to.have.nested.property('data.vm_error_code', 2)
    })
  })

  it('run as scripts', async () => {
    const bytecode = shop.scripts.pay_both ?? new Uint8Array()
    const one = (await rig.fund()).accountAddress
    const functionArguments = [one, owner.accountAddress, new U64(25n), MoveVector.U8([1])]
    const before = await rig.balance(owner.accountAddress)

    const done = await rig.send(buyer, { bytecode, functionArguments })

    expect(done.vm_status).to.equal('Executed successfully')
    expect(done.payload).to.have.property('type', 'script_payload')
    expect(await rig.balance(one)).to.equal(FUNDS + 25)
    expect(await rig.balance(owner.accountAddress)).to.equal(before + 25)
  })

  it('abort in scripts too', async () => {
    const bytecode = shop.scripts.pay_both ?? new Uint8Array()
    const { accountAddress } = owner
    const refused = new TextEncoder().encode('refuse')
    const functionArguments = [accountAddress, accountAddress, new U64(25n), MoveVector.U8(refused)]

    const done = await rig.send(buyer, { bytecode, functionArguments })

    expect(done).to.include({ success: false, vm_status: 'Move abort in Script: 0x9' })
  })

  it('end when their gas does', async () => {
    const { aptos } = rig
    const transaction = await aptos.transaction.build.simple({
      sender: buyer.accountAddress,
      data: { function: id('run_forever'), functionArguments: [] },
      options: { maxGasAmount: 5_000 },
    })

    const { hash } = await aptos.signAndSubmitTransaction({ signer: buyer, transaction })

    const done = await landed(aptos, hash)
    expect(done).to.include({ success: false, vm_status: 'Out of gas', gas_used: '5000' })
  })

  it('cannot spend what their gas costs', async () => {
    const receiver = owner.accountAddress
    const before = await rig.balance(receiver)

    const done = await rig.send(buyer, { function: id('spend_all'), functionArguments: [receiver] })

    expect(done.success).to.equal(false)
    expect(done.vm_status).to.match(/^Move abort in 0x1::coin: EINSUFFICIENT_BALANCE\(0x10006\)/)
    expect(await rig.balance(receiver)).to.equal(before)
    const fee = Number(done.gas_used) * Number(done.gas_unit_price)
    expect(await rig.balance(buyer.accountAddress)).to.equal(FUNDS - fee)
  })

  it('fail if numbers overflow', async () => {
    const functionArguments = [2n ** 64n - 1n]

    const done = await rig.send(buyer, { function: id('overflow'), functionArguments })

    expect(done.success).to.equal(false)
    expect(done.vm_status).to.match(
      /^Execution failed in 0x[0-9a-f]{64}::counter::\d+ at code offset \d+$/,
    )
  })

  it('may not take the part of the framework', async () => {
    for (const [name, ...functionArguments] of [
      ['0x1::block::begin', 9_000_000_000_000_000n],
      ['0x1::transaction_validation::epilogue', owner.accountAddress, owner.accountAddress, 5n],
      ['0x1::genesis::initialize', 4, buyer.accountAddress, 5n],
    ] as const) {
      const { aptos } = rig
      const transaction = await aptos.transaction.build.simple({
        sender: buyer.accountAddress,
        data: { function: name, functionArguments: [...functionArguments] },
      })
      const { hash } = await aptos.signAndSubmitTransaction({ signer: buyer, transaction })

      const { vm_status } = await landed(aptos, hash)
      expect(vm_status).to.match(/ENOT_APTOS_FRAMEWORK_ADDRESS\(0x50003\)/)
    }
  })

  it('say what a view that aborts has aborted with', async () => {
    const failure = await failureOf(viewOf('collection_of', buyer.accountAddress))

    expect(failure).to.be.instanceOf(AptosApiError)
    expect(failure).to.have.nested.property('data.error_code', 'invalid_input')
    expect(failure.message).to.match(/Move abort in 0x1::object: EOBJECT_DOES_NOT_EXIST\(0x60002\)/)
  })

  it('are upgraded by their publisher', async () => {
    const transaction = await rig.aptos.publishPackageTransaction({
      account: owner.accountAddress,
      metadataBytes: shop.metadata,
      moduleBytecode: shop.modules.map(({ bytes }) => bytes),
    })

    const { hash } = await rig.aptos.signAndSubmitTransaction({ signer: owner, transaction })

    const done = await landed(rig.aptos, hash)
    const published = done.events.find(({ type }) => type === '0x1::code::PublishPackage')
    const address = owner.accountAddress.toString()
    expect(published?.data).to.deep.equal({ code_address: address, is_upgrade: true })
    expect(done.changes.map(({ type }) => type)).to.include('write_module')
  })

  it('are not published at the address of another', async () => {
    const transaction = await rig.aptos.publishPackageTransaction({
      account: buyer.accountAddress,
      metadataBytes: shop.metadata,
      moduleBytecode: shop.modules.map(({ bytes }) => bytes),
    })

    const { hash } = await rig.aptos.signAndSubmitTransaction({ signer: buyer, transaction })

    const done = await landed(rig.aptos, hash)
    expect(done.success).to.equal(false)
    expect(done.vm_status).to.match(/MODULE_ADDRESS_DOES_NOT_MATCH_SENDER/)
  })
})
