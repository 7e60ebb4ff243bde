import { expect } from 'chai'
import { allErrors, type ExplainedError } from '../src/commands/explain.ts'
import { Workplace } from './_command.ts'

let errors: readonly ExplainedError[]

before(async () => {
  errors = await allErrors()
})

describe('mintline explain', () => {
  it('says why an error happens and what to do, by its code in any case', async () => {
    for (const code of ['KEYSTORE_PASSWORD_WRONG', 'keystore_password_wrong']) {
      const { code: exitCode, stdout } = await new Workplace().runInside(['explain', code])
      expect({ exitCode, stdout }).to.deep.equal({
        exitCode: 0,
        stdout:
          'The password does not open the keystore. Try another one.\n\nFrom @mintline/evm; exit code 3.\n',
      })
    }
  })

  it('gives scripts the code, its package and its exit code', async () => {
    const { stdout } = await new Workplace().runInside(['explain', 'SUPPLY_EXCEEDED', '--json'])
    expect(JSON.parse(stdout)).to.deep.equal({
      code: 'SUPPLY_EXCEEDED',
      package: '@mintline/core',
      explanation: 'Fewer items are left than were asked for. Mint at most what remains.',
      exitCode: 1,
    })
  })

  it('lists all codes without one', async () => {
    const { stdout } = await new Workplace().runInside(['explain'])
    expect(stdout.trim().split('\n')).to.deep.equal(errors.map(({ code }) => code))
  })

  it('error: no error has the code', async () => {
    const { code, stderr } = await new Workplace().runInside(['explain', 'FUNDS_TOO_LO'])
    expect(code).to.equal(2)
    expect(stderr).to.include(
      'No error of the installed packages has the code FUNDS_TOO_LO: did you mean FUNDS_TOO_LOW?',
    )
  })
})

describe('explanations of errors', () => {
  it('have each code once, with a cause and a remedy', () => {
    const codes = errors.map(({ code }) => code)
    expect(new Set(codes)).to.have.property('size', codes.length)
    for (const { code, explanation } of errors) {
      expect(explanation, code).to.match(/^[A-Z0-9].+[.;:] .+\.$/)
    }
  })
})
