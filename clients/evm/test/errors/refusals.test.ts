import { asSentence } from '@mintline/core'
import { expect } from 'chai'
import { EvmClientError } from '../../src/errors/evmClientError.ts'
import type { RefusalArguments } from '../../src/errors/refusal.ts'
import { isKnownRefusal } from '../../src/errors/refusals.ts'
import { DROP_ERRORS } from '../../src/generated/errors.ts'

const WALLET = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const MINTER = '0x9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a6'

/** Revert strings of older contracts and of tokens. */
const TEXTS = [
  '!Qty',
  '!MaxSupply',
  '!PriceOrCurrency',
  'cant claim yet',
  'max supply claimed',
  '!CONDITION.',
  'Not authorized',
  'ST',
  '!V',
  '!Value',
  'price less than platform fee',
  'exceed max total supply',
  '!ID',
  '!T',
  'ERC20: insufficient allowance',
  'ERC20: transfer amount exceeds allowance',
  'ERC20: transfer amount exceeds balance',
  `Permissions: account ${WALLET} is missing role ${MINTER}`,
]

/** Messages with error arguments: name, arguments, message. */
const EXAMPLES: readonly (readonly [string, RefusalArguments, string])[] = [
  [
    'DropClaimExceedLimit',
    { expected: 2n, actual: 3n },
    'The limit per wallet in this phase is 2, and this claim would bring the total to 3: claim fewer',
  ],
  [
    'DropClaimExceedLimit',
    { expected: 0n, actual: 1n },
    'The wallet cannot claim in this phase: it is over or open only to allowlisted wallets',
  ],
  [
    'DropClaimExceedMaxSupply',
    { expected: 10n, actual: 11n },
    'The supply of the phase is 10, and this claim would bring the total to 11: claim fewer',
  ],
  [
    'DropClaimExceedMaxSupply',
    { expected: 0n, actual: 1n },
    'The phase is over: wait for another phase',
  ],
  [
    'DropClaimNotStarted',
    { expected: 1_900_000_000n, actual: 1_800_000_000n },
    'The phase starts at 2030-03-17T17:46:40.000Z: claim then',
  ],
  [
    'DropClaimNotStarted',
    { expected: 2n ** 255n, actual: 1_800_000_000n },
    'The phase has not started yet: claim once it has',
  ],
  [
    'PermissionsUnauthorizedAccount',
    { account: WALLET, neededRole: MINTER },
    `${WALLET} does not have the minter role: use a wallet that does`,
  ],
  [
    'RoyaltyExceededMaxFeeBps',
    { max: 10_000n, actual: 10_001n },
    'Basis points are at most 10000, but received - 10001',
  ],
  [
    'Panic',
    { code: 0x11n },
    'The contract failed: arithmetic overflow, often because a token balance is too low',
  ],
  ['Panic', { code: 0x41n }, 'The contract failed: panic 65'],
  ['Minting is paused.', {}, 'The contract refused: Minting is paused'],
  ['See https://a.example/?key=1\nnow', {}, 'The contract refused: See a.example'],
]

describe('messages for refused calls', () => {
  for (const { name } of DROP_ERRORS) {
    it(`exist for ${name}`, () => expect(isKnownRefusal(name)).to.equal(true))
  }

  for (const text of TEXTS) {
    it(`exist for "${text}"`, () => {
      const { message } = new EvmClientError('CONTRACT_REFUSED', {
        name: text,
        contract: '0xd1',
        args: {},
      })
      expect(isKnownRefusal(text)).to.equal(true)
      expect(message).to.match(/^[A-Z]/)
      expect(asSentence(message)).to.equal(`${message}.`)
    })
  }

  for (const [name, args, sentence] of EXAMPLES) {
    it(`${name}: ${sentence}`, () => {
      const error = new EvmClientError('CONTRACT_REFUSED', { name, contract: '0xd1', args })
      expect(error.message).to.equal(sentence)
    })
  }
})
