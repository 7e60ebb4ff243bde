import * as accounts from './accounts.ts'
import * as blockhash from './blockhash.ts'
import * as blocks from './blocks.ts'
import * as devClock from './devClock.ts'
import type { RpcMethod } from './method.ts'
import * as network from './network.ts'
import * as programAccounts from './programAccounts.ts'
import { requestAirdrop } from './requestAirdrop.ts'
import { sendTransaction } from './sendTransaction.ts'
import { simulateTransaction } from './simulateTransaction.ts'
import * as slots from './slots.ts'
import { getTokenAccountsByDelegate, getTokenAccountsByOwner } from './tokenAccounts.ts'
import * as tokenSupply from './tokenSupply.ts'
import {
  getSignatureStatuses,
  getSignaturesForAddress,
  getTransaction,
  getTransactionCount,
} from './transactions.ts'

/** All HTTP methods by name. */
export const METHODS: ReadonlyMap<string, RpcMethod> = new Map(
  Object.entries({
    ...accounts,
    ...blockhash,
    ...blocks,
    ...network,
    ...programAccounts,
    ...slots,
    ...tokenSupply,
    getSignatureStatuses,
    getSignaturesForAddress,
    getTokenAccountsByDelegate,
    getTokenAccountsByOwner,
    getTransaction,
    getTransactionCount,
    requestAirdrop,
    sendTransaction,
    simulateTransaction,
    mintline_advanceClock: devClock.advanceClock,
    mintline_setClock: devClock.setClock,
  }),
)
