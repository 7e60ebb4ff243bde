import type { AptosAddress } from '@mintline/core/identifiers'
import type { TransactionPayloadEntryFunction } from '../bcs/payload.ts'
import type { Serializable } from '../bcs/serializable.ts'
import { AccountAddress } from '../bcs/values.ts'
import { functionPayload } from '../drop/entryPayload.ts'
import {
  type FunctionId,
  functionIdOf,
  type Machine,
  type MachineFunctions,
} from '../drop/machine.ts'
import type { DropSettings, PhaseRecord, PhaseTerms } from './dropSettings.ts'

/** Drop settings that are each set as a whole. */
export type SettingField =
  | 'platformFee'
  | 'revenueSplit'
  | 'royalties'
  | 'totalSupply'
  | 'endTime'
  | 'isPaused'
  | 'ownershipOfferedTo'
  | 'collectionOwner'

/** One change in a plan. */
export type DropChange =
  | SettingChange
  | { readonly type: 'drop created'; readonly collection: string }
  | { readonly type: 'phase added'; readonly after: PhaseTerms }
  | { readonly type: 'phase modified'; readonly before: PhaseRecord; readonly after: PhaseTerms }
  | { readonly type: 'phase removed'; readonly before: PhaseRecord }

/** A setting, with its old and new value. */
export type SettingChange = {
  readonly [Field in SettingField]: {
    readonly type: 'set'
    readonly field: Field
    readonly before: DropSettings[Field]
    readonly after: DropSettings[Field]
  }
}[SettingField]

/** An entry function call. Each one is sent as its own transaction. */
export interface AdministrationCall {
  /** A drop machine's function, or another module's by its address. */
  readonly name: keyof MachineFunctions | FunctionId
  /** Arguments after the signer. */
  readonly arguments: readonly Serializable[]
}

/** Checked changes to a drop, with the calls that make them. */
export interface AdministrationPlan {
  readonly machine: Machine
  /** The only wallet that may send it. */
  readonly sender: {
    readonly role: 'owner' | 'next owner' | 'owner of the vault'
    readonly address: AptosAddress
  }
  /** To review. */
  readonly changes: readonly DropChange[]
  /** In sending order; empty = the drop is already as requested. */
  readonly calls: readonly AdministrationCall[]
}

/** Returns a plan for the owner to send. */
export function planOfOwner(
  { machine, collectionOwner }: Pick<DropSettings, 'machine' | 'collectionOwner'>,
  changes: readonly DropChange[],
  calls: readonly AdministrationCall[],
): AdministrationPlan {
  return { machine, sender: { role: 'owner', address: collectionOwner }, changes, calls }
}

/**
 * Returns a plan with which the owner changes one setting.
 *
 * @param change Undefined = the setting is already as requested, and the plan is empty.
 * @param rest Arguments after the collection.
 */
export function planOfSetting(
  settings: Pick<DropSettings, 'machine' | 'collection' | 'collectionOwner'>,
  change: SettingChange | undefined,
  name: keyof MachineFunctions,
  rest: readonly Serializable[],
): AdministrationPlan {
  if (!change) return planOfOwner(settings, [], [])
  const call = { name, arguments: [AccountAddress.from(settings.collection), ...rest] }
  return planOfOwner(settings, [change], [call])
}

/**
 * Returns the address of the function that a call names.
 *
 * @throws INVALID_APTOS_FUNCTION_ADDRESS
 */
export function functionOf(
  machine: Machine,
  { name }: Pick<AdministrationCall, 'name'>,
): FunctionId {
  return isFunctionId(name) ? name : functionIdOf(machine, machine.functions[name])
}

function isFunctionId(name: AdministrationCall['name']): name is FunctionId {
  return name.includes('::')
}

/**
 * Returns a call's payload, ready to sign.
 *
 * @throws INVALID_APTOS_FUNCTION_ADDRESS
 */
export function payloadOf(
  machine: Machine,
  call: AdministrationCall,
): TransactionPayloadEntryFunction {
  return functionPayload(functionOf(machine, call), call.arguments)
}
