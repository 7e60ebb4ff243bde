import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const START = '=======BEGIN SECURITY.TXT V1=======\0'
const END = '=======END SECURITY.TXT V1=======\0'

describe('security.txt of the programs', () => {
  const policy = readFileSync(`${ROOT}SECURITY.md`, 'utf8')

  for (const library of ['editions', 'editions_controls']) {
    it(`of ${library} has what readers require, and what SECURITY.md says`, () => {
      const fields = securityText(`${ROOT}target/deploy/${library}.so`)
      expect(fields.get('name')).to.match(/^Mintline editions/)
      expect(fields.get('project_url')).to.match(/^https:/)
      const [kind, address] = fields.get('contacts')?.split(':') ?? []
      expect(kind).to.equal('email')
      expect(policy).to.contain(`**${address}**`)
      expect(policy).to.contain(`<${fields.get('policy')}>`)
      expect(fields.get('preferred_languages')).to.equal('en')
      expect(fields.get('auditors')).to.equal('None')
    })
  }
})

/** Reads the pairs that a program carries, once. */
function securityText(path: string): Map<string, string> {
  const program = readFileSync(path, 'latin1')
  const start = program.indexOf(START)
  expect(start).to.be.greaterThan(0)
  expect(program.indexOf(START, start + 1)).to.equal(-1)
  const words = program.slice(start + START.length, program.indexOf(END, start)).split('\0')
  const pairs = words.flatMap((word, index) =>
    index % 2 === 0 && words[index + 1] !== undefined
      ? [[word, words[index + 1] ?? ''] as const]
      : [],
  )
  return new Map(pairs)
}
