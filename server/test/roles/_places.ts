import type { Connection, PublicKey } from '@solana/web3.js'

/** A transaction's place on the network. */
export interface Place {
  readonly signature: string
  readonly slot: number
  readonly blockHash: string
  readonly date: string
}

/** Returns a transaction's place. */
export async function placeOf(connection: Connection, signature: string): Promise<Place> {
  const [status] = (await connection.getSignatureStatuses([signature])).value
  const slot = status?.slot ?? 0
  const block = await connection.getBlock(slot, {
    transactionDetails: 'none',
    rewards: false,
    maxSupportedTransactionVersion: 0,
  })
  if (!block) throw new Error(`The network has no block of ${signature}`)
  const date = new Date((block.blockTime ?? 0) * 1000).toISOString()
  return { signature, slot, blockHash: block.blockhash, date }
}

/** Returns the transaction that minted an item; nothing may have touched the item since. */
export async function mintOf(connection: Connection, mint: PublicKey): Promise<string> {
  const [transaction] = await connection.getSignaturesForAddress(mint)
  if (!transaction) throw new Error(`${mint} was not minted`)
  return transaction.signature
}

/** Returns the fields of a single-copy activity at a place. */
export function placed({ signature, slot, blockHash, date }: Place, logIndex: number) {
  const transactionHash = signature
  return {
    date,
    reverted: false,
    value: '1',
    transactionHash,
    blockchainInfo: { transactionHash, blockHash, blockNumber: slot, logIndex },
  }
}

/** Returns an activity's index within its transaction, by the server's own count. */
export function logIndexOf(activity: object | undefined): number {
  return (activity as { blockchainInfo: { logIndex: number } }).blockchainInfo.logIndex
}
