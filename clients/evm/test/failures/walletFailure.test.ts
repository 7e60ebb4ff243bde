import { CoreError, nodeError } from '@mintline/core'
import { expect } from 'chai'
import { decodeAbiParameters, encodeAbiParameters } from 'viem'
import { walletFailure } from '../../src/failures/walletFailure.ts'
import { LOCAL_NETWORK } from '../support/chain.ts'

const WALLET = '0x00000000000000000000000000000000000000a1'
const CONTEXT = {
  method: 'eth_sendTransaction',
  wallet: WALLET,
  contract: '0x00000000000000000000000000000000000000d1',
  network: LOCAL_NETWORK,
  gas: 21_000n,
}

/** Wallet and node errors: message, code if any, and expected error code. */
const SAID: readonly (readonly [string, number | undefined, string])[] = [
  ['User rejected the request.', 4001, 'TRANSACTION_REJECTED'],
  ['MetaMask Tx Signature: User denied transaction signature.', undefined, 'TRANSACTION_REJECTED'],
  ['insufficient funds for gas * price + value', -32000, 'FUNDS_TOO_LOW'],
  ['Insufficient funds for gas * price + value', -32003, 'FUNDS_TOO_LOW'],
  ['nonce too low: next nonce 5, tx nonce 4', -32000, 'NONCE_TOO_LOW'],
  ['nonce has already been used', undefined, 'NONCE_TOO_LOW'],
  ['replacement transaction underpriced', -32000, 'TRANSACTION_UNDERPRICED'],
  ['max fee per gas less than block base fee', -32000, 'TRANSACTION_UNDERPRICED'],
  ['intrinsic gas too low', -32000, 'GAS_EXHAUSTED'],
  ['out of gas', -32000, 'GAS_EXHAUSTED'],
  ['EVM error: OutOfGas', -32003, 'GAS_EXHAUSTED'],
  ['gas required exceeds allowance (0)', -32000, 'GAS_EXHAUSTED'],
  ['exceeds block gas limit', -32000, 'GAS_EXHAUSTED'],
  ['The Provider is disconnected from all chains.', 4900, 'PROVIDER_NOT_AVAILABLE'],
  ['execution reverted: !Qty', 3, 'CONTRACT_REFUSED'],
  ['Something else went wrong', -32000, 'PROVIDER_ERROR'],
]

describe('walletFailure', () => {
  for (const [message, code, expected] of SAID) {
    it(`${message} (${code ?? 'no code'}): ${expected}`, () => {
      const error = Object.assign(new Error(message), code !== undefined && { code })
      const failure = walletFailure(error, CONTEXT)
      expect(failure.code).to.equal(expected)
    })
  }

  it('includes both chain ids where the wallet is on another chain', () => {
    const error = new Error(
      'The current chain of the wallet (id: 1) does not match the target chain for the transaction (id: 137 – Polygon).',
    )
    const { code, context } = walletFailure(error, CONTEXT)
    expect(code).to.equal('CHAIN_MISMATCH')
    expect(context).to.deep.equal({ current: 1, required: 137 })
  })

  it('keeps the request and the message of the wallet for other failures', () => {
    const error = { code: -32000, message: 'The device is locked.' }
    const { context, message } = walletFailure(error, CONTEXT)
    expect(context).to.deep.equal({
      method: 'eth_sendTransaction',
      provider: 'eip1193',
      code: -32000,
      signer: WALLET,
      chainId: 31_337,
      reason: 'The device is locked.',
    })
    expect(message).to.equal(
      'Wallet (eip1193) failed eth_sendTransaction with code -32000: The device is locked',
    )
  })

  it('returns errors of this library and of nodes unchanged', () => {
    const ours = new CoreError('NO_SIGNER', {})
    expect(walletFailure(ours, CONTEXT)).to.equal(ours)
    const ofNode = nodeError('eth_sendRawTransaction', new Error('502 Bad Gateway'))
    expect(walletFailure(ofNode, CONTEXT)).to.equal(ofNode)
  })

  it('uses the error of the specification for values out of range', () => {
    const failure = walletFailure(
      thrownBy(() => encodeAbiParameters([{ type: 'uint16' }], [70_000])),
      CONTEXT,
    )
    expect(failure.code).to.equal('ABI_VALUE_OUT_OF_RANGE')
    expect(failure.context).to.deep.equal({ type: 'uint16', value: '70000' })
    const negative = thrownBy(() => encodeAbiParameters([{ type: 'uint256' }], [-1n]))
    expect(walletFailure(negative, CONTEXT).context).to.deep.equal({ type: 'uint256', value: '-1' })
  })

  it('uses the error of the specification for answers that cannot be decoded', () => {
    const short = thrownBy(() => decodeAbiParameters([{ type: 'uint256' }], '0x01'))
    const failure = walletFailure(short, CONTEXT)
    expect(failure.code).to.equal('ABI_DECODING_FAILED')
    expect(failure.context).to.deep.equal({ data: '0x01' })
    const nothing = thrownBy(() => decodeAbiParameters([{ type: 'uint256' }], '0x'))
    expect(walletFailure(nothing, CONTEXT).context).to.deep.equal({ data: '0x' })
  })
})

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}
