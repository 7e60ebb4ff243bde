import type { Connection, PublicKey } from '@solana/web3.js'

/** A transaction as the network has it. */
export interface Place {
  readonly signature: string
  readonly slot: number
  readonly blockHash: string
  readonly date: string
}

/** The place of a transaction. */
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

/** The transaction that minted an item which nothing has touched since. */
export async function mintOf(connection: Connection, mint: PublicKey): Promise<string> {
  const [transaction] = await connection.getSignaturesForAddress(mint)
  if (!transaction) throw new Error(`${mint} was not minted`)
  return transaction.signature
}

/** Fields of an activity of one copy at a place. */
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

/** Place of an activity within its transaction, by the server's own count. */
export function logIndexOf(activity: object | undefined): number {
  return (activity as { blockchainInfo: { logIndex: number } }).blockchainInfo.logIndex
}
