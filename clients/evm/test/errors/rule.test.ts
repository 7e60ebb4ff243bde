import { testMessageRule } from '../../../core/test/errors/_messageRule.ts'
import { EVM_MESSAGES } from '../../src/errors/catalogue.ts'
import { EvmClientError } from '../../src/errors/evmClientError.ts'
import { EVM_SAMPLES } from './_samples.ts'

type Code = keyof typeof EVM_MESSAGES

const SAMPLES = Object.fromEntries(
  (Object.keys(EVM_MESSAGES) as Code[]).map((code) => [
    code,
    new EvmClientError(code, EVM_SAMPLES[code]),
  ]),
)

describe('message rules on EVM chains', () => {
  testMessageRule(SAMPLES)
})
