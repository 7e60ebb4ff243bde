// Assertions about the types of @mintline/aptos. Compiled, never run.
import {
  type AptosConnection,
  createDropClient,
  type DropInfo,
  decodeDropInfo,
  keyWallet,
  type Machines,
  type MachineVersion,
  machineOf,
  mintItems,
  phasesAt,
  type SigningWallet,
  sendPlan,
} from '@mintline/aptos'
import { type AptosStep, type AptosTerms, aptosDropChain } from '@mintline/aptos/drop'
import { type DropClient, isMintlineError, type MintResult } from '@mintline/core'
import type { DropChain, DropTerms } from '@mintline/core/drop'
import { expectTypeOf } from 'expect-type'

declare const connection: AptosConnection
declare const wallet: SigningWallet
declare const drop: DropInfo
declare const machines: Machines
declare const text: string
declare const thrown: unknown

export function timesAndAmountsAreBigints(): void {
  expectTypeOf(decodeDropInfo({}, 'drop_info')).toEqualTypeOf<DropInfo>()
  expectTypeOf(phasesAt(drop.phases, 0n).current?.saleMintPrice).toEqualTypeOf<bigint | undefined>()
  // @ts-expect-error: a time is not a number
  phasesAt(drop.phases, 0)
  // @ts-expect-error: results are read-only
  drop.phases = []
}

export function versionsAreKnown(): void {
  const machines: Machines = { modules: { 1: { module: '0x1::drop' } } }
  expectTypeOf(machineOf('0x1', machines).version).toEqualTypeOf<MachineVersion>()
  expectTypeOf<MachineVersion>().toEqualTypeOf<1 | 2>()
  // @ts-expect-error: there is no version 3
  machineOf('0x1', { modules: {}, defaultVersion: 3 })
}

export function clientsAreThoseOfAllChains(): void {
  const client = createDropClient({ connection, contract: text, machines })
  expectTypeOf(client).toEqualTypeOf<DropClient<SigningWallet>>()
  const minted = mintItems(connection, { wallet, contract: text, machines, quantity: 1n })
  expectTypeOf(minted).resolves.toEqualTypeOf<MintResult>()
  // @ts-expect-error: a quantity is not a number
  void mintItems(connection, { wallet, contract: text, machines, quantity: 1 })
  // @ts-expect-error: a private key is not an account
  keyWallet(text)
}

export async function dropsArePlanned(terms: AptosTerms, other: DropTerms): Promise<void> {
  const chain = aptosDropChain(connection, machines)
  expectTypeOf(chain).toExtend<DropChain<AptosTerms>>()
  expectTypeOf(chain.addressToBe(terms, text)).resolves.toEqualTypeOf<string>()
  const { steps } = await chain.plan({ terms, present: undefined, wallet: text })
  expectTypeOf(steps).toEqualTypeOf<readonly AptosStep[]>()
  for (const { plan } of steps) await sendPlan(connection, { plan, wallet })
  // @ts-expect-error: terms without the version of the drop machine
  await chain.plan({ terms: other, present: undefined, wallet: text })
}

export function codesNarrowContexts(): void {
  if (isMintlineError(thrown, 'MODULE_ABORTED')) {
    expectTypeOf(thrown.context.code).toEqualTypeOf<bigint>()
    // @ts-expect-error: the context of another error
    thrown.context.status
  }
}
