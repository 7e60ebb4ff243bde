import { unpack } from '../chain/history.ts'
import {
  encodeTransaction,
  TRANSACTION_ENCODINGS,
  type TransactionEncoding,
  type TransactionFormat,
} from '../encode/transaction.ts'
import { ConfigReader } from '../rpc/configReader.ts'
import { asSignature, type ParamReader } from '../rpc/paramReader.ts'
import { invalidParams } from '../rpc/rpcError.ts'
import { unknownVariant } from '../rpc/unexpected.ts'
import { readMinContextSlot, requireContextSlot, withContext } from './contextSlot.ts'
import { constant, method } from './method.ts'

const MOST_STATUSES = 256
const MOST_SIGNATURES = 1_000

export const getTransaction = method(
  (params) => ({ signature: params.signature(0), format: readTransactionFormat(params, 1) }),
  (chain, { signature, format }) => {
    const entry = chain.history.find(signature)
    if (entry === undefined) return null
    const { slot, blockTime } = entry
    return { slot, blockTime, ...encodeTransaction(unpack(entry), format) }
  },
)

export const getSignatureStatuses = method(
  (params) => {
    const signatures = params.strings(0)
    if (signatures.length > MOST_STATUSES) {
      throw invalidParams(`Too many inputs provided; max ${MOST_STATUSES}`)
    }
    params.config(1).boolean('searchTransactionHistory')
    return signatures.map(asSignature)
  },
  (chain, signatures) => {
    const value = signatures.map((signature) => {
      const ended = chain.history.status(signature)
      if (ended === undefined) return null
      const { slot, err } = ended
      const status = err === null ? { Ok: null } : { Err: err }
      return { slot, confirmations: null, status, err, confirmationStatus: 'finalized' }
    })
    return withContext(chain, value)
  },
)

export const getSignaturesForAddress = method(
  (params) => {
    const config = params.config(1)
    const limit = config.integer('limit') ?? MOST_SIGNATURES
    if (limit < 1 || limit > MOST_SIGNATURES) {
      throw invalidParams(`Invalid limit; max ${MOST_SIGNATURES}`)
    }
    return {
      address: params.address(0),
      range: {
        before: optionalSignature(config, 'before'),
        until: optionalSignature(config, 'until'),
        limit,
      },
      minContextSlot: readMinContextSlot(config),
    }
  },
  (chain, { address, range, minContextSlot }) => {
    requireContextSlot(chain, minContextSlot)
    return chain.history
      .signaturesOf(address, range)
      .map(({ signature, slot, err, memo, blockTime }) => ({
        signature,
        slot,
        err,
        memo,
        blockTime,
        confirmationStatus: 'finalized',
      }))
  },
)

export const getTransactionCount = constant((chain) => chain.history.transactionCount)

/** Options for getTransaction and getBlock: an object, or just an encoding in the old form. */
export function readTransactionFormat(params: ParamReader, index: number): TransactionFormat {
  const raw = params.raw(index)
  const config =
    typeof raw === 'string' ? new ConfigReader({ encoding: raw }) : params.config(index)
  const maxSupportedTransactionVersion = config.integer('maxSupportedTransactionVersion')
  return { encoding: readEncoding(config), maxSupportedTransactionVersion }
}

function readEncoding(config: ConfigReader): TransactionEncoding {
  const text = config.string('encoding')
  if (text === undefined) return 'json'
  const encoding = TRANSACTION_ENCODINGS.find((known) => known === text)
  if (encoding === undefined) throw unknownVariant(text, TRANSACTION_ENCODINGS)
  return encoding
}

function optionalSignature(config: ConfigReader, name: string): string | undefined {
  const text = config.string(name)
  return text === undefined ? undefined : asSignature(text)
}
