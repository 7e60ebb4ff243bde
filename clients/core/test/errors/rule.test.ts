import { expect } from 'chai'
import { ListError } from '../../src/batches/listError.ts'
import { CsvError } from '../../src/csv/columns.ts'
import { ADDRESS_MESSAGES } from '../../src/errors/addressMessages.ts'
import { CSV_MESSAGES } from '../../src/errors/csvMessages.ts'
import { FILE_MESSAGES } from '../../src/errors/fileMessages.ts'
import { AddressError, asSentence, CORE_MESSAGES, CoreError } from '../../src/errors/index.ts'
import { LIST_MESSAGES } from '../../src/errors/listMessages.ts'
import { TermError } from '../../src/errors/termError.ts'
import { TERM_MESSAGES } from '../../src/errors/termMessages.ts'
import { FileError } from '../../src/files/fileErrors.ts'
import { testMessageRule } from './_messageRule.ts'
import {
  ADDRESS_SAMPLES,
  CORE_SAMPLES,
  CSV_SAMPLES,
  FILE_SAMPLES,
  LIST_SAMPLES,
  TERM_SAMPLES,
} from './_samples.ts'

type Code = keyof typeof CORE_MESSAGES

const SAMPLES = Object.fromEntries(
  (Object.keys(CORE_MESSAGES) as Code[]).map((code) => [
    code,
    new CoreError(code, CORE_SAMPLES[code]),
  ]),
)

const OF_ADDRESSES = Object.fromEntries(
  (Object.keys(ADDRESS_MESSAGES) as (keyof typeof ADDRESS_MESSAGES)[]).map((code) => [
    code,
    new AddressError(code, ADDRESS_SAMPLES[code]),
  ]),
)

const OF_CSV = Object.fromEntries(
  (Object.keys(CSV_MESSAGES) as (keyof typeof CSV_MESSAGES)[]).map((code) => [
    code,
    new CsvError(code, CSV_SAMPLES[code]),
  ]),
)

const OF_FILES = Object.fromEntries(
  (Object.keys(FILE_MESSAGES) as (keyof typeof FILE_MESSAGES)[]).map((code) => [
    code,
    new FileError(code, FILE_SAMPLES[code]),
  ]),
)

const OF_LISTS = Object.fromEntries(
  (Object.keys(LIST_MESSAGES) as (keyof typeof LIST_MESSAGES)[]).map((code) => [
    code,
    new ListError(code, LIST_SAMPLES[code]),
  ]),
)

const OF_TERMS = Object.fromEntries(
  (Object.keys(TERM_MESSAGES) as (keyof typeof TERM_MESSAGES)[]).map((code) => [
    code,
    new TermError(code, TERM_SAMPLES[code]),
  ]),
)

describe('Message rules', () => {
  testMessageRule(
    { ...SAMPLES, ...OF_ADDRESSES, ...OF_CSV, ...OF_FILES, ...OF_LISTS, ...OF_TERMS },
    { lowerCase: ['WALLET_NOT_DEFINED'] },
  )

  it('remove the full stop of quoted texts', () => {
    const reason = 'The socket is closed.'
    const end = new CoreError('UNKNOWN_ERROR', { reason })
    expect(end.message).to.equal('Unknown error - The socket is closed')
    expect(end.context).to.deep.equal({ reason })
    const within = new CoreError('NODE_NOT_AVAILABLE', { method: 'getSlot', reason })
    expect(within.message).to.equal(
      'The node did not answer getSlot: The socket is closed. Try again, or use another node',
    )
  })

  it('show a value unchanged, even with a full stop', () => {
    expect(new CoreError('NOT_WORD', { value: '0x.' }).message).to.equal('Not a word 0x.')
  })

  it('keep the full stop between two sentences', () => {
    expect(new CoreError('CHAIN_MISMATCH', { current: 1, required: 137 }).message).to.equal(
      'ChainId mismatch. Given chainId 137 and provider chainId 1',
    )
  })

  it('add one full stop to a shown message', () => {
    expect(asSentence(new CoreError('NO_ACTIVE_PHASE', {}).message)).to.equal('No Active Phase.')
    for (const text of ['Try again.', 'Sure?', 'Wait!', 'Reading…']) {
      expect(asSentence(text)).to.equal(text)
    }
  })
})
