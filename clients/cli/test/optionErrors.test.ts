import { expect } from 'chai'
import { Workplace } from './_command.ts'

interface Failure {
  readonly error: { readonly code: string; readonly message: string }
}

/** Wrong values by chain: the option that is given, the command, and the code. */
const WRONG = {
  Solana: [
    ['--to', 'mint --to xx', 'INVALID_ADDRESS'],
    ['--max-cost', 'assets upload --irys --max-cost 1', 'AMOUNT_WITHOUT_UNIT'],
  ],
  EVM: [
    ['--to', 'evm mint --to xx', 'INVALID_ADDRESS'],
    ['--max-price', 'evm mint --max-price abc', 'AMOUNT_INVALID'],
    ['--to', 'evm owner set --to xx', 'INVALID_ADDRESS'],
    ['--recipient', 'evm treasury set --recipient xx', 'INVALID_ADDRESS'],
    ['--recipient', 'evm royalties set --recipient xx', 'INVALID_ADDRESS'],
    ['--recipient', 'evm fees set --recipient xx', 'INVALID_ADDRESS'],
    ['--account', 'evm roles grant --role minter --account xx', 'INVALID_ADDRESS'],
    ['--account', 'evm roles revoke --role minter --account xx', 'INVALID_ADDRESS'],
  ],
  Aptos: [
    ['--to', 'aptos mint --to xx', 'INVALID_ADDRESS'],
    ['--max-price', 'aptos mint --max-price abc', 'AMOUNT_INVALID'],
    ['--to', 'aptos ownership offer --to xx', 'INVALID_ADDRESS'],
    ['--recipient', 'aptos royalties set --recipient xx', 'INVALID_ADDRESS'],
    ['--bps', 'aptos royalties set --bps 10001', 'BASIS_POINTS_INVALID'],
    ['--bps', 'aptos fees set --bps 10001', 'BASIS_POINTS_INVALID'],
    ['--flat', 'aptos fees set --flat abc', 'AMOUNT_INVALID'],
    ['--end', 'aptos sales set --end soon', 'TIME_INVALID'],
  ],
} as const

describe('wrong values of options', () => {
  for (const [chain, cases] of Object.entries(WRONG)) {
    it(`are told with the option that was given, on ${chain}`, async () => {
      const workplace = new Workplace()
      for (const [option, command, code] of cases) {
        const { code: exitCode, data } = await workplace.jsonInside<Failure>(command.split(' '))
        expect(exitCode, command).to.be.oneOf([2, 3])
        expect(data.error.code, command).to.equal(code)
        expect(data.error.message, command).to.match(new RegExp(`^${option}: `))
      }
    })
  }
})
