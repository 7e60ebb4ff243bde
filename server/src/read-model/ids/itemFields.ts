import { readItemKey } from '../../database/keys/index.ts'

/** The contract and the number of an item, where items have a number; on the others its id says all. */
export interface ContractAndToken {
  readonly contract: string | undefined
  readonly tokenId: string | undefined
}

/** The contract and the number in the key of an item. */
export function contractAndTokenOf(item: Buffer): ContractAndToken {
  const { blockchain, contract, tokenId } = readItemKey(item)
  if (tokenId === undefined) return { contract: undefined, tokenId: undefined }
  return { contract: `${blockchain}:${contract}`, tokenId: String(tokenId) }
}
