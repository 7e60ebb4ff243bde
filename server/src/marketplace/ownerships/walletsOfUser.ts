import { parseGroupAddress } from '../../http/parsing/parseGroupAddress.ts'
import type { Reader } from '../../read-model/reader.ts'
import { userFound } from '../users/own.ts'

/**
 * Returns a user's wallets.
 *
 * @throws ApiError 404 if the user is not known
 */
export async function walletsOfUser(reader: Reader, id: string) {
  const { wallets } = await userFound(reader, id)
  return wallets.map(parseGroupAddress)
}
