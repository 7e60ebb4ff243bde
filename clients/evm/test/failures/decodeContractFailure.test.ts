import { expect } from 'chai'
import { type Abi, encodeErrorResult, type Hex } from 'viem'
import { contractFailure } from '../../src/failures/decodeContractFailure.ts'
import { TOKEN_ERRORS } from '../../src/failures/tokenErrors.ts'
import { DROP_ERRORS } from '../../src/generated/errors.ts'

const CONTRACT = '0x00000000000000000000000000000000000000d1'
const WALLET = '0x00000000000000000000000000000000000000a1'
const OVER_LIMIT = encoded('DropClaimExceedLimit', [2n, 3n])
const TEXT = encodeErrorResult({
  abi: [{ type: 'error', name: 'Error', inputs: [{ name: 'message', type: 'string' }] }],
  errorName: 'Error',
  args: ['!Qty'],
})

function encoded(errorName: string, args: readonly unknown[]): Hex {
  return encodeErrorResult({ abi: [...DROP_ERRORS, ...TOKEN_ERRORS] as Abi, errorName, args })
}

/** Wallet and node errors for the same refusal: description and error. */
const BURIED: readonly (readonly [string, unknown])[] = [
  ['a node', { code: 3, message: 'execution reverted', data: OVER_LIMIT }],
  [
    'MetaMask',
    { code: -32603, message: 'Internal JSON-RPC error.', data: { code: 3, data: OVER_LIMIT } },
  ],
  ['an older MetaMask', { code: -32603, data: { originalError: { code: 3, data: OVER_LIMIT } } }],
  ['a provider in a provider', { error: { data: { originalError: { data: OVER_LIMIT } } } }],
  ['ethers', { code: 'CALL_EXCEPTION', info: { error: { code: 3, data: OVER_LIMIT } } }],
  ['an answer as text', { body: `{"error":{"code":3,"data":"${OVER_LIMIT}"}}` }],
  [
    'OpenEthereum',
    { code: -32015, message: 'VM execution error.', data: `Reverted ${OVER_LIMIT}` },
  ],
  ['Hardhat', new Error(`reverted with an unrecognized custom error (return data: ${OVER_LIMIT})`)],
]

describe('contractFailure', () => {
  for (const [name, error] of BURIED) {
    it(`finds the refusal in an error of ${name}`, () => {
      const failure = contractFailure(error, CONTRACT)
      expect(failure).to.deep.include({ code: 'CONTRACT_REFUSED', cause: error })
      expect(failure?.context).to.deep.include({
        name: 'DropClaimExceedLimit',
        contract: CONTRACT,
        args: { expected: 2n, actual: 3n },
      })
    })
  }

  it('decodes the error that no contract throws', () => {
    const data = encoded('RoyaltyInvalidRecipient', [WALLET])
    const failure = contractFailure({ code: 3, data }, CONTRACT)
    expect(failure?.context).to.deep.include({
      name: 'RoyaltyInvalidRecipient',
      args: { recipient: WALLET },
    })
    expect(failure?.message).to.equal(
      'The zero address cannot receive payments: use a wallet address',
    )
  })

  for (const [name, error] of [
    ['data', { code: 3, data: TEXT }],
    ['the message of geth', new Error('execution reverted: !Qty')],
    ['the message of Hardhat', new Error("VM Exception: reverted with reason string '!Qty'")],
  ] as const) {
    it(`reads the revert string from ${name}`, () => {
      const failure = contractFailure(error, CONTRACT)
      expect(failure?.code).to.equal('CONTRACT_REFUSED')
      expect(failure?.context).to.deep.include({ name: '!Qty', args: {} })
    })
  }

  it('decodes the errors of tokens and panics', () => {
    const data = encoded('ERC20InsufficientAllowance', [CONTRACT, 1n, 2n])
    expect(contractFailure({ data }, CONTRACT)?.context).to.deep.include({
      name: 'ERC20InsufficientAllowance',
      args: { spender: CONTRACT, allowance: 1n, needed: 2n },
    })
    const panic = `0x4e487b71${'11'.padStart(64, '0')}`
    expect(contractFailure({ data: panic }, CONTRACT)?.context).to.deep.include({
      name: 'Panic',
      args: { code: 0x11n },
    })
  })

  it('includes the data of an unknown error', () => {
    const failure = contractFailure({ code: 3, data: '0xdeadbeef' }, CONTRACT, '0x5f')
    expect(failure?.code).to.equal('CONTRACT_REFUSED_UNKNOWN')
    expect(failure?.context).to.deep.equal({ contract: CONTRACT, data: '0xdeadbeef', hash: '0x5f' })
  })

  it('recognizes a refusal without a reason', () => {
    const failure = contractFailure({ code: 3, message: 'execution reverted' }, CONTRACT)
    expect(failure?.code).to.equal('CONTRACT_REFUSED_UNKNOWN')
    expect(failure?.context).to.deep.include({ data: '0x' })
  })

  for (const error of [
    new Error('fetch failed'),
    { code: 4001, message: 'User rejected the request.' },
    { code: -32000, message: 'insufficient funds for gas * price + value' },
    { code: -32603, data: '0xdeadbeef' },
    undefined,
  ]) {
    it(`ignores ${JSON.stringify(error) ?? 'nothing'}`, () => {
      expect(contractFailure(error, CONTRACT)).to.equal(undefined)
    })
  }
})
