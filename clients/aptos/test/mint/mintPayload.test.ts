import {
  Deserializer,
  TransactionPayload,
  TransactionPayloadEntryFunction,
  TransactionPayloadScript,
} from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { machineOf, machinesAt } from '../../src/drop/machine.ts'
import { PLACEHOLDER } from '../../src/generated/scripts.ts'
import { type MintCall, mintPayload } from '../../src/mint/mintPayload.ts'
import { minterScriptPayload, mintScriptPayload } from '../../src/mint/mintScripts.ts'
import { padded } from '../support/answers.ts'

const CALL: MintCall = {
  machine: machineOf('0xc1', machinesAt('0xd1')),
  collection: padded('0xc1'),
  quantity: 3n,
  maxTotalPrice: 300n,
  mintTo: undefined,
}

/** 3 and 300 as a u64 each. */
const QUANTITY = '0300000000000000'
const MAX_TOTAL_PRICE = '2c01000000000000'

describe('calls that mint on Aptos', () => {
  it('are of the entry function of the version, with collection, quantity and highest total', () => {
    const { function: name, module, args } = entryFunction(CALL)
    expect([module, name]).to.deep.equal(['drop_machine_v2', 'mint'])
    expect(args).to.deep.equal([CALL.collection.slice(2), QUANTITY, MAX_TOTAL_PRICE])
  })

  it('name the wallet that gets the items, where it is another one', () => {
    const { function: name, args } = entryFunction({ ...CALL, mintTo: padded('0xb1') })
    expect([name, args.at(-1)]).to.deep.equal(['mint_to', padded('0xb1').slice(2)])
  })

  it('can be scripts, which name the drop machine by its address', () => {
    for (const payload of [minterScriptPayload(CALL), mintScriptPayload(CALL)]) {
      const code = hexOf(payload.script.bytecode)
      expect(code.split(CALL.machine.publisher.slice(2))).to.have.length(2)
      expect(code).to.not.include(PLACEHOLDER)
    }
  })

  it('are read back from their bytes unchanged', () => {
    for (const payload of [mintPayload(CALL), minterScriptPayload(CALL), mintScriptPayload(CALL)]) {
      const read = TransactionPayload.deserialize(new Deserializer(payload.bcsToBytes()))
      expect(hexOf(read.bcsToBytes())).to.equal(hexOf(payload.bcsToBytes()))
      expect(read).to.be.instanceOf(
        'script' in payload ? TransactionPayloadScript : TransactionPayloadEntryFunction,
      )
    }
  })
})

function entryFunction(call: MintCall): { module: string; function: string; args: string[] } {
  const { module_name: id, function_name: name, args } = mintPayload(call).entryFunction
  expect(id.address.toStringLong()).to.equal(call.machine.publisher)
  return {
    module: id.name.identifier,
    function: name.identifier,
    args: args.map((argument) => hexOf(argument.bcsToBytes())),
  }
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
