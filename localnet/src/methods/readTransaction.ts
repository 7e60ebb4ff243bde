import type { Chain } from '../chain/chain.ts'
import { loadAddresses } from '../chain/messageKeys.ts'
import { transactionErrorText } from '../chain/transactionError.ts'
import type { ConfigReader } from '../rpc/configReader.ts'
import { invalidParams } from '../rpc/rpcError.ts'
import { decodeBase58 } from '../wire/base58.ts'
import { decodeBase64 } from '../wire/bytes.ts'
import { decodeTransaction, sanitizeFailure, type WireTransaction } from '../wire/transaction.ts'

const TYPE = 'solana_transaction::versioned::VersionedTransaction'
const LONGEST = 1232
const LONGEST_TEXT = { base58: 1683, base64: 1644 }

/** Decodes a client's transaction; nothing else may reach the engine. */
export function readTransaction(text: string, config: ConfigReader): WireTransaction {
  const encoding = config.oneOf('encoding', ['base58', 'base64']) ?? 'base58'
  if (text.length > LONGEST_TEXT[encoding]) {
    throw invalidParams(
      `${encoding} encoded ${TYPE} too large: ${text.length} bytes (max: encoded/raw ${LONGEST_TEXT[encoding]}/${LONGEST})`,
    )
  }
  const bytes = encoding === 'base58' ? decodeBase58(text) : decodeBase64(text)
  if (bytes === undefined) throw invalidParams(`invalid ${encoding} encoding`)
  if (bytes.length > LONGEST) {
    throw invalidParams(`decoded ${TYPE} too large: ${bytes.length} bytes (max: ${LONGEST} bytes)`)
  }
  const transaction = decoded(bytes)
  const failure = sanitizeFailure(transaction)
  if (failure !== undefined) throw invalidParams(`invalid transaction: ${failure}`)
  return transaction
}

/** Checks lookup tables first, as nodes do. */
export function requireLookups(chain: Chain, { message }: WireTransaction): void {
  const loaded = loadAddresses(chain.engine, message)
  if ('err' in loaded) {
    throw invalidParams(`invalid transaction: ${transactionErrorText(loaded.err)}`)
  }
}

function decoded(bytes: Uint8Array): WireTransaction {
  try {
    return decodeTransaction(bytes)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw invalidParams(`failed to deserialize ${TYPE}: ${reason}`)
  }
}
