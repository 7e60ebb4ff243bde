import { feeOf } from '../chain/fee.ts'
import { usesCurrentNonce } from '../chain/nonce.ts'
import { asAddress } from '../rpc/paramReader.ts'
import { invalidParams } from '../rpc/rpcError.ts'
import { decodeBase64 } from '../wire/bytes.ts'
import { decodeMessage, type WireMessage } from '../wire/transaction.ts'
import { readMinContextSlot, requireContextSlot, withContext } from './contextSlot.ts'
import { method } from './method.ts'

const MOST_ADDRESSES = 128

export const getLatestBlockhash = method(
  (params) => readMinContextSlot(params.config(0)),
  (chain, minContextSlot) => {
    requireContextSlot(chain, minContextSlot)
    return withContext(chain, chain.latestBlockhash())
  },
)

export const isBlockhashValid = method(
  (params) => ({
    blockhash: asAddress(params.string(0)),
    minContextSlot: readMinContextSlot(params.config(1)),
  }),
  (chain, { blockhash, minContextSlot }) => {
    requireContextSlot(chain, minContextSlot)
    return withContext(chain, chain.blockhashes.isValid(blockhash, chain.clock.blockHeight()))
  },
)

/** Null if the blockhash is not current: then the fee is unknown. */
export const getFeeForMessage = method(
  (params) => ({
    message: readMessage(params.string(0)),
    minContextSlot: readMinContextSlot(params.config(1)),
  }),
  (chain, { message, minContextSlot }) => {
    requireContextSlot(chain, minContextSlot)
    const known =
      chain.blockhashes.isValid(message.recentBlockhash, chain.clock.blockHeight()) ||
      usesCurrentNonce(chain.engine, message)
    return withContext(chain, known ? feeOf(message) : null)
  },
)

/** There is no competition for block space, so no priority fee was ever needed. */
export const getRecentPrioritizationFees = method(
  (params) => {
    const addresses = params.has(0) ? params.strings(0) : []
    if (addresses.length > MOST_ADDRESSES) {
      throw invalidParams(`Too many inputs provided; max ${MOST_ADDRESSES}`)
    }
    return addresses.map(asAddress)
  },
  (chain) => [{ slot: chain.clock.slot(), prioritizationFee: 0 }],
)

function readMessage(text: string): WireMessage {
  const bytes = decodeBase64(text)
  if (bytes === undefined) throw invalidParams('invalid base64 encoding')
  try {
    return decodeMessage(bytes)
  } catch (error) {
    throw invalidParams(`failed to deserialize solana_message::VersionedMessage: ${reason(error)}`)
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
