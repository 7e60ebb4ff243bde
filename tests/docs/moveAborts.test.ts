import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { abortsIn } from '../../scripts/generate/aptos/abortsIn.ts'
import { ROOT } from '../helpers/documents.ts'

const PACKAGE = `${ROOT}programs/aptos-drop-machine/`
const ROW = /^\| `(0x[0-9a-f]+)` \| `(\w+::\w+)` \| (.+)\. \|$/gm
const EXPECTED = /abort_code = (0x[0-9a-f]+), location = drop_machine::(\w+)\)/g
/** Categories in Aptos' `std::error`, which are the upper half of a code. */
const CATEGORIES: Readonly<Record<string, number>> = {
  invalid_argument: 1,
  out_of_range: 2,
  invalid_state: 3,
  permission_denied: 5,
  not_found: 6,
  already_exists: 8,
  unavailable: 13,
}

const sourcesIn = (folder: string) =>
  readdirSync(`${PACKAGE}${folder}`).map((file) =>
    readFileSync(`${PACKAGE}${folder}/${file}`, 'utf8'),
  )

/** Aborts in the package's modules, as the README writes them. */
const aborts = sourcesIn('sources').flatMap((source) =>
  abortsIn(source).map(({ module, name, number, sentence }) => ({
    code: `0x${((categoryOf(name, source) << 16) | number).toString(16)}`,
    module,
    constant: `${module}::${name}`,
    sentence,
  })),
)

function categoryOf(name: string, source: string): number {
  const used = [...source.matchAll(new RegExp(`error::(\\w+)\\(${name}\\)`, 'g'))]
  const [category, ...others] = new Set(used.map(([, each = '']) => CATEGORIES[each]))
  if (category === undefined || others.length > 0) throw new Error(`${name} has no single category`)
  return category
}

describe('Aborts of the Aptos drop machine', () => {
  it('have numbers of their own', () => {
    const numbers = aborts.map(({ code }) => Number(code) & 0xffff)
    expect(new Set(numbers).size).to.equal(numbers.length)
  })

  it('are the ones in its README', () => {
    const readme = readFileSync(`${PACKAGE}README.md`, 'utf8')
    const rows = [...readme.matchAll(ROW)].map(([, code, constant, sentence]) => ({
      code,
      constant,
      sentence,
    }))
    const known = aborts.map(({ code, constant, sentence }) => ({ code, constant, sentence }))
    expect(rows).to.have.deep.members(known)
  })

  it('are each expected by a Move test', () => {
    const expected = new Set(
      sourcesIn('tests').flatMap((source) =>
        [...source.matchAll(EXPECTED)].map(([, code, module]) => `${module} ${code}`),
      ),
    )
    const untested = aborts.filter(({ code, module }) => !expected.has(`${module} ${code}`))
    expect(untested).to.deep.equal([])
  })
})
