import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { decodeFailure } from '../../src/failures/decodeFailure.ts'
import { failedProgram } from '../../src/failures/failedProgram.ts'
import { knownProgram } from '../../src/failures/programErrors.ts'
import { EDITIONS_IDL } from '../../src/generated/anchor/editions.ts'
import { EDITIONS_CONTROLS_IDL } from '../../src/generated/anchor/editionsControls.ts'
import { compileTransaction } from '../../src/send/simulateTransaction.ts'

const CONTROLS = EDITIONS_CONTROLS_PROGRAM_ID.toBase58()
const EDITIONS = EDITIONS_PROGRAM_ID.toBase58()
const SYSTEM = SystemProgram.programId.toBase58()
const SIGNATURE = '5'.repeat(88)

/** A message whose third instruction, after the budget's, is for a program. */
function messageTo(programId: PublicKey) {
  const instruction = new TransactionInstruction({ programId, keys: [], data: Buffer.from([]) })
  const planned = { instructions: [instruction], payer: Keypair.generate().publicKey }
  const budget = { unitLimit: 1, microLamports: 1n }
  return compileTransaction(planned, { blockhash: PublicKey.default.toBase58(), budget }).message
}

describe('failedProgram', () => {
  it('finds the innermost program, after calls that succeeded', () => {
    const logs = [
      `Program ${CONTROLS} invoke [1]`,
      'Program log: Instruction: MintWithControlsV2',
      `Program ${SYSTEM} invoke [2]`,
      `Program ${SYSTEM} success`,
      `Program ${EDITIONS} invoke [2]`,
      'Program log: Instruction: Mint',
      `Program ${EDITIONS} consumed 5000 of 100000 compute units`,
      `Program ${EDITIONS} failed: custom program error: 0x1788`,
      `Program ${CONTROLS} failed: custom program error: 0x1788`,
    ]
    expect(failedProgram(logs)).to.deep.equal({
      programId: EDITIONS,
      lines: [
        'Program log: Instruction: Mint',
        `Program ${EDITIONS} consumed 5000 of 100000 compute units`,
        `Program ${EDITIONS} failed: custom program error: 0x1788`,
      ],
    })
  })

  it('finds none in truncated logs, or in logs without a failure', () => {
    expect(failedProgram([`Program ${CONTROLS} invoke [1]`, 'Log truncated'])).to.equal(undefined)
    expect(failedProgram([])).to.equal(undefined)
  })
})

describe('decodeFailure', () => {
  it('names neither of our programs if the logs are not conclusive', () => {
    const message = messageTo(EDITIONS_CONTROLS_PROGRAM_ID)
    const err = { InstructionError: [2, { Custom: 6004 }] }
    const error = decodeFailure({ err, message, signature: SIGNATURE })
    expect(error.code).to.equal('CUSTOM_INSTRUCTION_ERROR')
    expect(error.message).to.equal('Transaction failed: Custom instruction error')
    expect(error.context).to.deep.equal({
      hash: SIGNATURE,
      programError: 6004,
      programId: undefined,
    })
  })

  it('needs no logs for a program that calls no other', () => {
    const message = messageTo(TOKEN_2022_PROGRAM_ID)
    const err = { InstructionError: [2, { Custom: 17 }] }
    const error = decodeFailure({ err, message, signature: SIGNATURE })
    expect(error.message).to.equal('The token account is frozen (token-2022: AccountFrozen)')
    expect(error.context).to.include({ signature: SIGNATURE })
  })

  it('shows the error number of an unknown program, with its address', () => {
    const stranger = Keypair.generate().publicKey
    const logs = [
      `Program ${stranger.toBase58()} invoke [1]`,
      `Program ${stranger.toBase58()} failed: custom program error: 0x1`,
    ]
    const error = decodeFailure({ err: { InstructionError: [2, { Custom: 1 }] }, logs })
    expect(error.context).to.deep.equal({
      hash: '',
      programError: 1,
      programId: stranger.toBase58(),
    })
  })

  it('describes a transaction that exceeds its compute units', () => {
    const traced = { InstructionError: [0, 'MaxInstructionTraceLengthExceeded'] }
    expect(decodeFailure({ err: traced }).message).to.equal(
      'Transaction refused: it makes more than 64 calls of programs; do less at once',
    )
    const logs = [
      `Program ${CONTROLS} invoke [1]`,
      `Program ${CONTROLS} consumed 600000 of 600000 compute units`,
      `Program ${CONTROLS} failed: exceeded CUs meter at BPF instruction`,
    ]
    const out = { InstructionError: [2, 'ProgramFailedToComplete'] }
    expect(decodeFailure({ err: out, logs }).message).to.equal(
      'Transaction refused: it needs more compute units than it may use; do less at once (editions-controls: ComputationalBudgetExceeded)',
    )
  })

  it('has a sentence for network errors, and shows unknown ones by name', () => {
    expect(decodeFailure({ err: 'BlockhashNotFound' }).message).to.equal(
      'Transaction refused: it is too old, or the node is behind; try again',
    )
    expect(decodeFailure({ err: 'NewKindOfError' }).message).to.equal(
      'Transaction refused: the network says NewKindOfError',
    )
    expect(decodeFailure({ err: { InstructionError: 'odd' }, signature: SIGNATURE }).code).to.equal(
      'CONFIRMATION_FAILED',
    )
  })
})

describe('knownProgram', () => {
  it('knows every error of both programs, by number', () => {
    for (const [address, { errors = [] }] of [
      [EDITIONS, EDITIONS_IDL],
      [CONTROLS, EDITIONS_CONTROLS_IDL],
    ] as const) {
      expect(errors).to.have.length.greaterThan(40)
      for (const { code, name } of errors) {
        expect(knownProgram(address)?.meaningOf(code)).to.have.property('name', name)
      }
    }
  })

  it('has hints only for existing errors', async () => {
    const { CONTROLS_HINTS, EDITIONS_HINTS } = await import('../../src/failures/hints.ts')
    const namesOf = (idl: typeof EDITIONS_IDL) => (idl.errors ?? []).map(({ name }) => name)
    expect(namesOf(EDITIONS_CONTROLS_IDL)).to.include.members(Object.keys(CONTROLS_HINTS))
    expect(namesOf(EDITIONS_IDL)).to.include.members(Object.keys(EDITIONS_HINTS))
  })

  it('knows the published error numbers of Token-2022', () => {
    const token = knownProgram(TOKEN_2022_PROGRAM_ID.toBase58())
    const numbers = [0, 19, 20, 28, 34, 48, 51, 67]
    expect(numbers.map((code) => token?.meaningOf(code)?.name)).to.deep.equal([
      'NotRentExempt',
      'NonNativeNotSupported',
      'ExtensionTypeMismatch',
      'MintHasSupply',
      'ImmutableOwner',
      'ExtensionNotFound',
      'InvalidExtensionCombination',
      'MintPaused',
    ])
    const ofInterfaces = [901_952_962, 3_406_457_177].map((code) => token?.meaningOf(code)?.name)
    expect(ofInterfaces).to.deep.equal(['KeyNotFound', 'SizeExceedsMaxSize'])
  })
})
