import { fileURLToPath } from 'node:url'
import {
  type Account,
  AccountAddress,
  type MoveFunctionId,
  MoveVector,
  U64,
} from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { compileMovePackage } from '../../src/aptos/move/index.ts'
import { FUNDS, needsMove, publish, type Rig, startRig } from './_setup.ts'

const PACKAGE = fileURLToPath(new URL('../../../programs/aptos-drop-machine', import.meta.url))
const START = 2_000_000_000n
const PRICE = 1_000
const MAX_PER_TRANSACTION = 2

describe('Drop machine on the Aptos network', () => {
  needsMove()
  let rig: Rig
  let owner: Account
  let scripts: Readonly<Record<string, Uint8Array>>
  /** Collections by drop version. */
  const drops: Record<1 | 2, string> = { 1: '', 2: '' }
  let buyer: Account

  before(async () => {
    rig = await startRig({ startTime: START })
    owner = await rig.fund()
    const address = owner.accountAddress.toStringLong()
    const addresses = { drop_machine: address, platform_fee_recipient: '0xfee' }
    const machine = await compileMovePackage(PACKAGE, addresses)
    scripts = machine.scripts
    await publish(rig, owner, machine)
    drops[1] = await create(1, [0, 'frogs-1', false, 0])
    drops[2] = await create(2, [0, 'frogs-2', false, 0, 300, MAX_PER_TRANSACTION, 0])
  })
  beforeEach(async () => {
    buyer = await rig.fund()
  })
  after(() => rig?.network.close())

  const id = (module: string, name: string): MoveFunctionId =>
    `${owner.accountAddress.toStringLong()}::${module}::${name}`

  async function create(version: 1 | 2, tail: readonly (number | string | boolean)[]) {
    const address = owner.accountAddress
    const texts = ['Frogs', 'Green', 'https://frogs.example/c.json', 'Frog #{}', '{}.json']
    const terms = [address, 100, 5, START, PRICE, 50]
    const { vm_status } = await rig.send(owner, {
      function: id(`drop_machine_v${version}`, 'create_collection'),
      functionArguments: [...texts, ...terms, ...tail],
    })
    expect(vm_status).to.equal('Executed successfully')
    const [collection] = await rig.aptos.view<[string]>({
      payload: {
        function: id('reads', 'collection_address'),
        functionArguments: [address, `frogs-${version}`, 'Frogs'],
      },
    })
    return collection
  }

  const mintScript = (version: 1 | 2, quantity: number) =>
    rig.send(buyer, {
      bytecode: scripts.mint_script as Uint8Array,
      functionArguments: [AccountAddress.from(drops[version]), new U64(quantity)],
    })

  const minterScript = (maxTotalPrice: number, cap: number, proof: readonly Uint8Array[] = []) =>
    rig.send(buyer, {
      bytecode: scripts.minter_script as Uint8Array,
      functionArguments: [
        AccountAddress.from(drops[2]),
        new U64(1),
        new U64(maxTotalPrice),
        new U64(cap),
        new MoveVector(proof.map((hash) => MoveVector.U8(hash))),
      ],
    })

  for (const version of [1, 2] as const) {
    it(`mints by a script with collection and quantity in version ${version}`, async () => {
      const { vm_status, events } = await mintScript(version, 2)

      expect(vm_status).to.equal('Executed successfully')
      const minted = events.find(({ type }) => type === id('events', 'ItemsMinted'))
      expect(minted?.data).to.include({ total_price: `${2 * PRICE}`, platform_fee: '60' })
      expect(minted?.data.items).to.have.lengthOf(2)
    })
  }

  it('counts the limit of a transaction anew in the next one', async () => {
    const above = await mintScript(2, MAX_PER_TRANSACTION + 1)
    const first = await mintScript(2, MAX_PER_TRANSACTION)
    const second = await mintScript(2, MAX_PER_TRANSACTION)

    expect(above.vm_status).to.include('ETRANSACTION_LIMIT_EXCEEDED(0x2008c)')
    expect([first.success, second.success]).to.deep.equal([true, true])
  })

  it('mints by a script for the highest total price, and takes the price alone', async () => {
    const done = await minterScript(PRICE, 0)

    expect(done.success).to.equal(true)
    const gas = Number(done.gas_used) * Number(done.gas_unit_price)
    expect(await rig.balance(buyer.accountAddress)).to.equal(FUNDS - PRICE - gas)
  })

  it('refuses a script with a lower price, or with a proof that the phase does not take', async () => {
    const cheap = await minterScript(PRICE - 1, 0)
    const proven = await minterScript(PRICE, 1, [new Uint8Array(32)])

    expect(cheap.vm_status).to.equal(
      `Move abort in ${owner.accountAddress.toStringLong()}::minting: EPRICE_ABOVE_MAXIMUM(0x2009c): The items cost more than this mint may pay.`,
    )
    expect(proven.vm_status).to.include('EPROOF_NOT_ALLOWED(0x1009a)')
  })
})
