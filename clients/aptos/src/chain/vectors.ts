import { AccountAddress, MoveVector, type U8 } from '@aptos-labs/ts-sdk'

/** A list of bytes, each given as hex, as an argument of functions and scripts. */
export function bytesVector(values: readonly string[]): MoveVector<MoveVector<U8>> {
  return new MoveVector(values.map((value) => MoveVector.U8(value)))
}

/** A list of addresses as an argument of functions. */
export function addressVector(values: readonly string[]): MoveVector<AccountAddress> {
  return new MoveVector(values.map((value) => AccountAddress.from(value)))
}
