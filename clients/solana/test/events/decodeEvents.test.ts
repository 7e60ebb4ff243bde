import {
  decodeEvents,
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  type MintlineEvent,
} from '@mintline/solana'
import {
  BN,
  BorshCoder,
  EDITIONS_CONTROLS_IDL,
  EDITIONS_IDL,
  type Idl,
} from '@mintline/solana/anchor'
import { PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'

const EDITIONS = EDITIONS_PROGRAM_ID.toBase58()
const CONTROLS = EDITIONS_CONTROLS_PROGRAM_ID.toBase58()
const STRANGER = SystemProgram.programId.toBase58()
const KEY = new PublicKey(new Uint8Array(32).fill(9))

const editionsLine = eventWriter(EDITIONS_IDL)
const controlsLine = eventWriter(EDITIONS_CONTROLS_IDL)

/** For each program, an event with a number in it, and the data that the program logs for it. */
const EMITTED = {
  [EDITIONS]: (number: bigint) => ({
    event: {
      program: 'editions',
      name: 'itemMinted',
      data: { editionsDeployment: text(KEY), mint: text(KEY), minter: text(KEY), number },
    },
    line: editionsLine('ItemMinted', {
      editions_deployment: KEY,
      mint: KEY,
      minter: KEY,
      number: new BN(String(number)),
    }),
  }),
  [CONTROLS]: (number: bigint) => ({
    event: {
      program: 'editions-controls',
      name: 'allowlistEntrySet',
      data: {
        editionsDeployment: text(KEY),
        phaseIndex: 1,
        user: text(KEY),
        price: Number(number % 4_294_967_296n),
        amount: 255,
      },
    },
    line: controlsLine('AllowlistEntrySet', {
      editions_deployment: KEY,
      phase_index: 1,
      user: KEY,
      price: Number(number % 4_294_967_296n),
      amount: 255,
    }),
  }),
}

/** A call to a program: its actions in order, and whether it fails. */
interface Call {
  program: string
  steps: readonly Step[]
}
type Step = { call: Call } | { emit: bigint; as: string } | { log: string }

const NOISE = [
  'Program log: Instruction: MintWithControlsV2',
  `Program log: Program ${CONTROLS} invoke [1]`,
  `Program log: Program ${EDITIONS} success`,
  `Program ${EDITIONS} consumed 20000 of 600000 compute units`,
  `Program return: ${EDITIONS} AQ==`,
  'Program data: AQID',
  'Program data: not base64',
]

const { call: anyCall } = fc.letrec<{ call: Call; step: Step }>((tie) => ({
  call: fc.record({
    program: fc.constantFrom(EDITIONS, CONTROLS, STRANGER),
    steps: fc.array(tie('step'), { maxLength: 5 }),
  }),
  step: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ log: fc.constantFrom(...NOISE) }),
    fc.record({ emit: fc.bigInt(0n, (1n << 64n) - 1n), as: fc.constantFrom(EDITIONS, CONTROLS) }),
    fc.record({ call: tie('call') }),
  ),
}))

describe('decodeEvents', () => {
  it('returns the events of both programs in order, in any nesting of calls', () => {
    fc.assert(
      fc.property(fc.array(anyCall, { maxLength: 4 }), (calls) => {
        const told = calls.map((call) => tell(call))
        const logs = told.flatMap(({ lines }) => lines)
        const events = told.flatMap((part) => part.events)
        expect(decodeEvents(logs)).to.deep.equal({ events, isTruncated: false })
      }),
    )
  })

  it('returns the events before a truncation, and reports it', () => {
    fc.assert(
      fc.property(anyCall, fc.nat(), (call, at) => {
        const { lines, events } = tell(call)
        const cut = [...lines.slice(0, at % lines.length), 'Log truncated']
        // Shorter lines may follow, without the calls that they belong to.
        const decoded = decodeEvents([...cut, ...lines.slice(-2)])
        expect(decoded.isTruncated).to.equal(true)
        expect(decoded.events).to.deep.equal(events.slice(0, decoded.events.length))
        expect(decoded).to.deep.equal(decodeEvents(cut))
      }),
    )
  })

  it('ignores other programs that imitate events', () => {
    const { lines } = tell({ program: STRANGER, steps: [{ emit: 1n, as: EDITIONS }] })
    expect(lines).to.have.length(3)
    expect(decodeEvents(lines)).to.deep.equal({ events: [], isTruncated: false })
  })

  it('returns the events of a failed call, which was undone', () => {
    const [, line = ''] = tell({ program: EDITIONS, steps: [{ emit: 1n, as: EDITIONS }] }).lines
    const logs = [
      `Program ${CONTROLS} invoke [1]`,
      `Program ${EDITIONS} invoke [2]`,
      line,
      `Program ${EDITIONS} failed: custom program error: 0x1771`,
      `Program ${CONTROLS} failed: custom program error: 0x1771`,
    ]
    expect(decodeEvents(logs).events.map(({ name }) => name)).to.deep.equal(['itemMinted'])
  })

  it('ignores fields that a later program added, and events from which it left fields out', () => {
    const { lines, events } = tell({ program: EDITIONS, steps: [{ emit: 7n, as: EDITIONS }] })
    const [invoked = '', line = '', succeeded = ''] = lines
    const bytes = Buffer.from(line.replace('Program data: ', ''), 'base64')
    const decoded = (data: Buffer) =>
      decodeEvents([invoked, `Program data: ${data.toString('base64')}`, succeeded]).events
    expect(decoded(Buffer.concat([bytes, Buffer.from([1, 2, 3])]))).to.deep.equal(events)
    for (const length of [8, bytes.length - 1]) {
      expect(decoded(bytes.subarray(0, length)), `${length}`).to.deep.equal([])
    }
  })

  it('is empty without logs', () => {
    expect(decodeEvents([])).to.deep.equal({ events: [], isTruncated: false })
  })

  it('is typed by program and name', () => {
    const numbers = (events: readonly MintlineEvent[]): bigint[] =>
      events.flatMap((event) => (event.name === 'itemMinted' ? [event.data.number] : []))
    const { lines } = tell({ program: EDITIONS, steps: [{ emit: 7n, as: EDITIONS }] })
    expect(numbers(decodeEvents(lines).events)).to.deep.equal([7n])
  })
})

/** A call's log lines, and the events to decode from them. */
function tell(call: Call, depth = 1): { lines: string[]; events: unknown[] } {
  const parts = call.steps.map((step) => {
    if ('call' in step) return tell(step.call, depth + 1)
    if ('log' in step) return { lines: [step.log], events: [] }
    const emitted = EMITTED[step.as]?.(step.emit)
    const isBelieved = emitted && step.as === call.program
    return { lines: emitted ? [emitted.line] : [], events: isBelieved ? [emitted.event] : [] }
  })
  return {
    lines: [
      `Program ${call.program} invoke [${depth}]`,
      ...parts.flatMap(({ lines }) => lines),
      `Program ${call.program} success`,
    ],
    events: parts.flatMap(({ events }) => events),
  }
}

function text(key: PublicKey): string {
  return key.toBase58()
}

/** Encodes events as a program with this definition logs them. */
function eventWriter(idl: unknown) {
  const definition = idl as Idl
  const { types } = new BorshCoder(definition)
  return (name: string, fields: Record<string, unknown>): string => {
    const event = definition.events?.find((candidate) => candidate.name === name)
    const bytes = Buffer.concat([
      Buffer.from(event?.discriminator ?? []),
      types.encode(name, fields),
    ])
    return `Program data: ${bytes.toString('base64')}`
  }
}
