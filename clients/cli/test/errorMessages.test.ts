import { testMessageRule } from '../../core/test/errors/_messageRule.ts'
import { CommandError } from '../src/errors/commandError.ts'
import { COMMAND_MESSAGES } from '../src/errors/commandMessages.ts'
import { COMMAND_SAMPLES } from './_errorSamples.ts'

type Code = keyof typeof COMMAND_MESSAGES

const SAMPLES = Object.fromEntries(
  (Object.keys(COMMAND_MESSAGES) as Code[]).map((code) => [
    code,
    new CommandError(code, COMMAND_SAMPLES[code]),
  ]),
)

describe('Message rules of the command', () => {
  testMessageRule(SAMPLES, { aboutUnits: ['AMOUNT_WITHOUT_UNIT'] })
})
