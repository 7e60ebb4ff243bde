import { type AskOptions, askNode } from '@mintline/core'
import { isSolanaAddress } from '@mintline/core/identifiers'
import { type Connection, PublicKey } from '@solana/web3.js'
import type { NewOwner } from '../plans/collection/newOwner.ts'
import { isRecord } from './isRecord.ts'

/** Fetches facts about a new owner, for plans; an invalid address is not looked up. */
export async function fetchNewOwner(
  connection: Connection,
  newOwner: string,
  options: AskOptions = {},
): Promise<Required<NewOwner>> {
  if (!isSolanaAddress(newOwner)) return { newOwner, canSign: true }
  const key = new PublicKey(newOwner)
  const account = await askNode('getAccountInfo', () => connection.getAccountInfo(key), options)
  return { newOwner, canSign: !account?.executable && !isRecord(account) }
}
