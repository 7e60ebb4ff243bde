import type { Serializable } from './serializable.ts'
import { AccountAddress, MoveVector } from './values.ts'

/** Encodes hex texts as a byte vector list, for functions and scripts. */
export function bytesVector(values: readonly string[]): MoveVector<MoveVector<Serializable>> {
  return new MoveVector(values.map((value) => MoveVector.U8(value)))
}

/** Encodes addresses as a function argument. */
export function addressVector(values: readonly string[]): MoveVector<AccountAddress> {
  return new MoveVector(values.map((value) => AccountAddress.from(value)))
}
