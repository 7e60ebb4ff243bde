import { expect } from 'chai'
import { type CORE_MESSAGES, CoreError, type ErrorContext } from '../../src/errors/index.ts'

/** Messages from the specification that the clients throw: code, context, text. */
const EXAMPLES = [
  example('WALLET_NOT_DEFINED', {}, 'wallet is not defined'),
  example('FUNCTION_SIGNATURE_NOT_FOUND', { method: 'mint' }, 'Function signature is not found'),
  example(
    'ETHERS_CONTRACT_ADDRESS_MISSING',
    {},
    "No Contract address provided, it's required for EthersEthereum",
  ),
  example('ETHERS_SIGNER_PROVIDER_MISSING', {}, 'EthersEthereum: signer provider does not exist'),
  example(
    'REQUIRED_PARAMETER_MISSING',
    { name: 'itemId', operation: 'getItemById' },
    'Required parameter requestParameters.itemId was null or undefined when calling getItemById',
  ),
  example(
    'NOT_ONE_OF',
    { name: 'sort', value: 'UP', allowed: ['ASC', 'DESC'] },
    'Set sort to one of ASC, DESC; received - UP',
  ),
]

function example<Code extends keyof typeof CORE_MESSAGES>(
  code: Code,
  context: ErrorContext<Code>,
  text: string,
) {
  return { code, error: new CoreError(code, context), context, text }
}

describe('Messages from APIs and wallet libraries', () => {
  for (const { code, error, context, text } of EXAMPLES) {
    it(`${code}: ${text}`, () => {
      expect(error.message).to.equal(text)
      expect(error.code).to.equal(code)
      expect(error.context).to.deep.equal(context)
    })
  }
})
