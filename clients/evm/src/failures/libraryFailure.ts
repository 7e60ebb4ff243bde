import { CoreError, type MintlineError } from '@mintline/core'
import { walkWalletError } from '@mintline/core/signing'
import {
  AbiDecodingDataSizeTooSmallError,
  AbiDecodingZeroDataError,
  BaseError,
  IntegerOutOfRangeError,
} from 'viem'

/** Code of EIP-1193 for a provider that has lost all chains. */
const DISCONNECTED = 4900

/** viem has the value and the type in its words alone. */
const OUT_OF_RANGE = /Number "(-?\d+)n?" is not in safe (?:(\d+)-bit (un)?signed)?/

/**
 * The error of the specification for what fails before a node or a contract has its say; undefined for
 * anything else.
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
    // viem does not export its class.
    if (cause.name === 'AccountNotFoundError') {
      return new CoreError('FROM_ADDRESS_NOT_SPECIFIED', {}, options)
    }
  }
  return undefined
}

/** An error of viem and its causes, outermost first. */
function causesOf(error: unknown): BaseError[] {
  const causes: BaseError[] = []
  for (let each = error; each instanceof BaseError; each = each.cause) causes.push(each)
  return causes
}
