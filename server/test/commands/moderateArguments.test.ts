import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { parseModerateArguments } from '../../src/commands/moderateArguments.ts'

const ID = 'BASE:0x0101010101010101010101010101010101010101'
const parse = (...args: string[]) => parseModerateArguments(args, () => 'ann')

describe('arguments of the command moderate', () => {
  it('name a decision, an id and who decides', () => {
    expect(parse('blacklist', ID)).to.deep.equal({
      decision: { name: 'BLACKLIST', status: null },
      id: ID,
      isUndo: false,
      by: 'ann',
      config: undefined,
    })
    expect(parse('unlist', ID, '--undo', '--by', 'Bob Example')).to.deep.include({
      decision: { name: 'UNLIST', status: null },
      isUndo: true,
      by: 'Bob Example',
    })
  })

  it('verify by the badge VERIFIED', () => {
    const approved = { name: 'VERIFIED', status: 'APPROVED' }
    expect(parse('verify', ID)?.decision).to.deep.equal(approved)
    expect(parse('badge', ID)?.decision).to.deep.equal(approved)
  })

  it('name a badge and the state of its request', () => {
    const decision = parse('badge', ID, '--badge=RE_VERIFIED', '--status=DECLINED')?.decision
    expect(decision).to.deep.equal({ name: 'RE_VERIFIED', status: 'DECLINED' })
  })

  it('ask for help', () => {
    expect(parse('--help')).to.equal(undefined)
  })

  const ONE_LINE = '--by must have 1 to 64 characters, all on one line'
  const REFUSALS: readonly [string[], string][] = [
    [[], 'moderate needs one of verify, blacklist, badge, unlist, reports'],
    [['ban', ID], 'moderate needs one of verify, blacklist, badge, unlist, reports'],
    [['unlist'], 'moderate unlist needs the id of a user, collection, item or wallet'],
    [['unlist', ID, 'more'], 'Unknown option more: --help lists the options'],
    [['verify', ID, '--badge', 'VERIFIED'], '--badge belongs to moderate badge'],
    [['unlist', ID, '--status', 'APPROVED'], '--status belongs to moderate badge'],
    [
      ['badge', ID, '--undo', '--status', 'APPROVED'],
      '--status cannot be given together with --undo',
    ],
    [['badge', ID, '--badge', 'GOLD'], '--badge must be one of VERIFIED, RE_VERIFIED, not "GOLD"'],
    [
      ['badge', ID, '--status', 'NOT_STARTED'],
      '--status must be one of IN_PROCESS, APPROVED, DECLINED, not "NOT_STARTED"',
    ],
    [['verify', ID, '--by', 'ann\nroot verified everything'], ONE_LINE],
    [['verify', ID, '--by', 'ann\u2028root'], ONE_LINE],
    [['verify', ID, '--by', '\u001b[2Jann'], ONE_LINE],
    [['verify', ID, '--by', 'a'.repeat(65)], ONE_LINE],
  ]
  for (const [args, message] of REFUSALS) {
    it(`are refused: moderate ${JSON.stringify(args)}`, () => {
      expect(messageOf(() => parse(...args))).to.equal(message)
    })
  }

  it('need a name where the operating system has none', () => {
    const nameless = () => {
      throw new Error('ENOENT')
    }
    expect(messageOf(() => parseModerateArguments(['verify', ID], nameless))).to.equal(
      '--by is needed: the operating system has no name for its user',
    )
  })
})

function messageOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    if (isMintlineError(error)) return error.message
    throw error
  }
  throw new Error('Nothing was refused')
}
