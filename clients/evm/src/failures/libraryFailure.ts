import { CoreError, type MintlineError } from '@mintline/core/errors'
import { walkWalletError } from '@mintline/core/signing'
import {
  AbiDecodingDataSizeTooSmallError,
  AbiDecodingZeroDataError,
  BaseError,
  IntegerOutOfRangeError,
} from 'viem'

/** EIP-1193 code if a provider is disconnected from all chains. */
const DISCONNECTED = 4900

/** viem gives the value and type only in the message. */
const OUT_OF_RANGE = /Number "(-?\d+)n?" is not in safe (?:(\d+)-bit (un)?signed)?/

/**
 * Returns the specification's error for a failure before a node or contract responds; undefined for any other error.
 */
export function libraryFailure(error: unknown): MintlineError | undefined {
  const options = { cause: error }
  if (walkWalletError(error).codes.includes(DISCONNECTED)) {
    return new CoreError('PROVIDER_NOT_AVAILABLE', {}, options)
  }
  const causes = causesOf(error)
  for (const cause of causes) {
    if (cause instanceof IntegerOutOfRangeError) {
      const [, value = '', bits = '256', un = bits === '256' ? 'u' : ''] =
        OUT_OF_RANGE.exec(cause.message) ?? []
      const type = `${un && 'u'}int${bits}`
      return new CoreError('ABI_VALUE_OUT_OF_RANGE', { type, value }, options)
    }
    if (cause instanceof AbiDecodingDataSizeTooSmallError) {
      return new CoreError('ABI_DECODING_FAILED', { data: cause.data }, options)
    }
    if (cause instanceof AbiDecodingZeroDataError) {
      return new CoreError('ABI_DECODING_FAILED', { data: '0x' }, options)
    }
    // viem does not export this class.
    if (cause.name === 'AccountNotFoundError') {
      return new CoreError('FROM_ADDRESS_NOT_SPECIFIED', {}, options)
    }
  }
  return undefined
}

/** Returns a viem error and its causes, outermost first. */
function causesOf(error: unknown): BaseError[] {
  const causes: BaseError[] = []
  for (let each = error; each instanceof BaseError; each = each.cause) causes.push(each)
  return causes
}
