import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { reportUsingPOST } from '../../../clients/marketplace-api/src/index.ts'
import { listReports, moderateReports } from '../../src/commands/moderateReports.ts'
import { evmWallet } from '../marketplace/_wallets.ts'
import { minted, withSocial } from '../marketplace/social/_social.ts'

describe('moderate reports', () => {
  const { pools, visitor } = withSocial()

  it('says that there are none, then lists the newest first, as many as are asked for', async () => {
    expect(await listReports(pools().read, 50)).to.equal('There are no reports.')
    const id = await minted(pools(), evmWallet())
    for (const message of ['stolen', 'stolen', 'a "fake"', 'spam']) {
      await reportUsingPOST(visitor(), { id, reportForm: { message } })
    }
    const lines = (await listReports(pools().read, 50)).split('\n').map((line) => line.split('  '))
    expect(lines.map(([, item, message]) => [item, message])).to.deep.equal([
      [id, '"spam"'],
      [id, '"a \\"fake\\""'],
      [id, '"stolen"'],
    ])
    expect(lines[0]?.[0]).to.match(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect((await listReports(pools().read, 1)).split('\n')).to.have.length(1)
  })

  it('shows no line and no command to a terminal that somebody wrote into a message', async () => {
    const id = await minted(pools(), evmWallet())
    const message = 'spam\n2026-01-01  forged\u2028line \u001b[2J\u009b2J \u202egnp.exe'
    await reportUsingPOST(visitor(), { id, reportForm: { message } })
    const text = await listReports(pools().read, 1)
    expect(text).not.to.match(/[\p{C}\p{Zl}\p{Zp}]/u)
    expect(text).to.contain('"spam\\n2026-01-01  forged\\u{2028}line \\u001b[2J')
  })

  for (const args of [
    ['--size', '0'],
    ['--size', '1001'],
    ['--size', 'all'],
    ['more'],
    ['--undo'],
  ]) {
    it(`refuses ${args.join(' ')}`, async () => {
      const code = await moderateReports(args).catch(
        (error) => isMintlineError(error) && error.code,
      )
      expect(code).to.match(/^OPTION_(INVALID|UNKNOWN)$/)
    })
  }
})
