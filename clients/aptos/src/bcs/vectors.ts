import type { Serializable } from './serializable.ts'
import { AccountAddress, MoveVector } from './values.ts'

/** A list of bytes, each given as hex, as an argument of functions and scripts. */
export function bytesVector(values: readonly string[]): MoveVector<MoveVector<Serializable>> {
  return new MoveVector(values.map((value) => MoveVector.U8(value)))
}

/** A list of addresses as an argument of functions. */
export function addressVector(values: readonly string[]): MoveVector<AccountAddress> {
  return new MoveVector(values.map((value) => AccountAddress.from(value)))
}
