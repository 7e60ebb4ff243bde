import type { LandedTransaction } from '../chain/landed.ts'
import { RpcError, UNSUPPORTED_TRANSACTION_VERSION } from '../rpc/rpcError.ts'
import { encodeBase58 } from '../wire/base58.ts'
import { fromBase64 } from '../wire/bytes.ts'
import { decodeTransaction, type WireMessage, type WireTransaction } from '../wire/transaction.ts'
import { encodeMessage } from './message.ts'
import { encodeMeta } from './meta.ts'
import { parseMessage } from './parsedMessage.ts'

export const TRANSACTION_ENCODINGS = ['json', 'jsonParsed', 'base58', 'base64', 'binary'] as const
export type TransactionEncoding = (typeof TRANSACTION_ENCODINGS)[number]

export interface TransactionFormat {
  encoding: TransactionEncoding
  maxSupportedTransactionVersion: number | undefined
}

/** A transaction with its meta, for getTransaction and getBlock. */
export function encodeTransaction(landed: LandedTransaction, format: TransactionFormat) {
  const wire = decodeTransaction(fromBase64(landed.wire))
  return {
    transaction: encodeWire(landed, wire, format.encoding),
    meta: encodeMeta(landed, wire.message, format.encoding === 'jsonParsed'),
    version: shownVersion(wire.message, format),
  }
}

/** Signatures and accounts only, for getBlock with transactionDetails "accounts". */
export function encodeTransactionAccounts(landed: LandedTransaction, format: TransactionFormat) {
  const { signatures, message } = decodeTransaction(fromBase64(landed.wire))
  const { accountKeys } = parseMessage(message, landed.loadedAddresses)
  return {
    transaction: { signatures, accountKeys },
    meta: encodeMeta(landed, message, true),
    version: shownVersion(message, format),
  }
}

// Clients that name no maximum version only get legacy transactions.
function shownVersion({ version }: WireMessage, format: TransactionFormat) {
  const highest = format.maxSupportedTransactionVersion
  if (version !== 'legacy' && (highest === undefined || highest < version)) {
    throw unsupportedVersion(version)
  }
  return highest === undefined ? undefined : version
}

function encodeWire(
  landed: LandedTransaction,
  { bytes, signatures, message }: WireTransaction,
  encoding: TransactionEncoding,
) {
  switch (encoding) {
    case 'base64':
      return [landed.wire, encoding]
    case 'base58':
      return [encodeBase58(bytes), encoding]
    case 'binary':
      return encodeBase58(bytes)
    case 'json':
      return { signatures, message: encodeMessage(message) }
    case 'jsonParsed':
      return { signatures, message: parseMessage(message, landed.loadedAddresses) }
  }
}

function unsupportedVersion(version: number): RpcError {
  return new RpcError(
    UNSUPPORTED_TRANSACTION_VERSION,
    `Transaction version (${version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
  )
}
