import type { AccountChange } from '../chain/account.ts'
import type { LandedTransaction } from '../chain/landed.ts'
import type { ClockState } from '../chain/networkClock.ts'
import { fromBase64, toBase64 } from '../wire/bytes.ts'

export const STATE_FORMAT = 1

/** [address] for a closed account, otherwise all fields; 64-bit numbers as decimal strings. */
export type AccountJson =
  | [address: string]
  | [
      address: string,
      lamports: string,
      owner: string,
      executable: boolean,
      rentEpoch: string,
      data: string,
    ]

export interface NetworkRecord {
  type: 'network'
  format: number
  genesisHash: string
  seed: string
  clock: ClockState
  /** Transactions dropped. */
  forgotten: number
}

export type RecordJson =
  | NetworkRecord
  | { type: 'accounts'; accounts: AccountJson[] }
  | { type: 'clock'; clock: ClockState }
  | {
      type: 'transaction'
      transaction: LandedTransaction
      accounts: AccountJson[]
      clock: ClockState
    }

export function toRecordJson(record: JournalRecord): RecordJson {
  switch (record.type) {
    case 'clock':
      return record
    case 'accounts':
      return { type: 'accounts', accounts: record.changes.map(toAccountJson) }
    case 'transaction': {
      const { type, transaction, changes, clock } = record
      return { type, transaction, accounts: changes.map(toAccountJson), clock }
    }
  }
}

function toAccountJson({ address, account }: AccountChange): AccountJson {
  if (account === undefined) return [address]
  return [
    address,
    account.lamports.toString(),
    account.owner,
    account.executable,
    account.rentEpoch.toString(),
    toBase64(account.data),
  ]
}

export function toAccountChange(json: AccountJson): AccountChange {
  if (json.length === 1) return { address: json[0], account: undefined }
  const [address, lamports, owner, executable, rentEpoch, data] = json
  return {
    address,
    account: {
      lamports: BigInt(lamports),
      owner,
      executable,
      rentEpoch: BigInt(rentEpoch),
      data: fromBase64(data),
    },
  }
}

/** One step of the network. */
export type JournalRecord =
  | { type: 'accounts'; changes: AccountChange[] }
  | { type: 'clock'; clock: ClockState }
  | {
      type: 'transaction'
      transaction: LandedTransaction
      changes: AccountChange[]
      clock: ClockState
    }
