import { parseGroupAddress } from '../../../http/parsing/parseGroupAddress.ts'
import type { Reader } from '../../../read-model/reader.ts'
import { userFound } from '../users/own.ts'

/** The wallets of a user, who has to be known. */
export async function walletsOfUser(reader: Reader, id: string) {
  const { wallets } = await userFound(reader, id)
  return wallets.map(parseGroupAddress)
}
