import { AccountAddress, MoveVector, U8, U64 } from '@aptos-labs/ts-sdk'
import type { CompiledPackage } from '../move/index.ts'
import { frameworkCall } from '../vm/entry.ts'
import type { MoveVm, Payload } from '../vm/moveVm.ts'
import type { Store } from '../vm/store.ts'
import { MOST_GAS, toVmGas } from './gas.ts'

/** The faucet's initial balance in octas. */
const FAUCET_BALANCE = 10n ** 18n

export const FRAMEWORK_ADDRESS = AccountAddress.ONE

/** Writes the first state: the framework, APT, and the faucet's account. */
export function writeGenesis(
  vm: MoveVm,
  store: Store,
  framework: CompiledPackage,
  { chainId, faucet }: { chainId: number; faucet: AccountAddress },
): void {
  const env = { height: 0n, time: 0n, transactionHash: new Uint8Array(32) }
  const run = (signer: AccountAddress, payload: Payload) =>
    vm.execute(store, env, {
      payload,
      signers: [signer.toUint8Array()],
      gasLimit: toVmGas(MOST_GAS),
    })
  const addresses = [...new Set(framework.modules.map(({ address }) => address))]
  for (const text of addresses.sort()) {
    const address = AccountAddress.from(text)
    const code = framework.modules.filter((module) => module.address === text)
    const bytes = code.map((module) => module.bytes)
    if (address.equals(FRAMEWORK_ADDRESS)) vm.initialize(store, env, bytes)
    else run(address, publishCall(framework.metadata, bytes))
  }
  const args = [new U8(chainId), faucet, new U64(FAUCET_BALANCE)]
  run(FRAMEWORK_ADDRESS, frameworkCall('0x1::genesis', 'initialize', args))
}

function publishCall(metadata: Uint8Array, modules: Uint8Array[]): Payload {
  const code = new MoveVector(modules.map((bytes) => MoveVector.U8(bytes)))
  return frameworkCall('0x1::code', 'publish_package_txn', [MoveVector.U8(metadata), code])
}
