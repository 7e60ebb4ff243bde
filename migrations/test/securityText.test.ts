import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { parseAnchorToml } from '../lib/anchorToml.ts'
import { builtPrograms } from '../lib/builtPrograms.ts'
import { securityText } from '../lib/securityText.ts'
import { sourceRevision } from '../lib/sourceRevision.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const START = '=======BEGIN SECURITY.TXT V1=======\0'
const COMMIT = '5b1f4c1e0d7f4a3f8a0d2c9b6e7f8a9b0c1d2e3f'

const PROGRAMS = [
  { library: 'editions', title: 'Mintline editions' },
  { library: 'editions_controls', title: 'Mintline editions controls' },
] as const

describe('security.txt of the programs', () => {
  const policy = readFileSync(`${ROOT}SECURITY.md`, 'utf8')

  for (const { library, title } of PROGRAMS) {
    it(`of ${library} has what readers require, and what SECURITY.md says`, () => {
      const elf = readFileSync(`${ROOT}target/deploy/${library}.so`)
      expect(elf.indexOf(START)).to.equal(elf.lastIndexOf(START))
      const fields = securityText(elf)
      expect(fields?.get('name')).to.equal(title)
      expect(fields?.get('project_url')).to.match(/^https:/)
      expect(fields?.get('source_code')).to.match(/^https:/)
      const [kind, address] = fields?.get('contacts')?.split(':') ?? []
      expect(kind).to.equal('email')
      expect(policy).to.contain(`**${address}**`)
      expect(policy).to.contain(`<${fields?.get('policy')}>`)
      expect(fields?.get('preferred_languages')).to.equal('en')
      expect(fields?.get('auditors')).to.equal('None')
    })
  }

  it('says the same on chain, with the commit', () => {
    const toml = parseAnchorToml(readFileSync(join(ROOT, 'Anchor.toml'), 'utf8'))
    const programs = builtPrograms(ROOT, toml, 'devnet', { revision: COMMIT })
    const documents = programs.map(({ documents }) =>
      documents
        ?.filter(({ seed }) => seed === 'security')
        .map(({ content }) => JSON.parse(content)),
    )
    expect(documents).to.deep.equal(
      PROGRAMS.map(({ title }) => [
        {
          name: title,
          project_url: 'https://mintline.dev',
          contacts: ['email:security@mintline.dev'],
          policy: 'https://mintline.dev/security',
          preferred_languages: ['en'],
          source_code: 'https://github.com/mintline/mintline',
          source_revision: COMMIT,
          auditors: ['None'],
        },
      ]),
    )
  })

  it('names no commit on chain where none has these sources', () => {
    const toml = parseAnchorToml(readFileSync(join(ROOT, 'Anchor.toml'), 'utf8'))
    for (const { documents } of builtPrograms(ROOT, toml, 'devnet')) {
      expect(documents?.map(({ seed }) => seed)).to.deep.equal(['idl', 'security'])
      expect(documents?.[1]?.content).to.not.contain('source_revision')
    }
  })

  it('is left out of what is published where a build has none', () => {
    expect(securityText(Buffer.from('another build'))).to.equal(undefined)
    expect(securityText(Buffer.from(`${START}name\0cut off`))).to.equal(undefined)
  })
})

describe('the commit in security.txt', () => {
  let root: string
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com']
    return execFileSync('git', [...identity, ...args], { cwd: root })
      .toString('utf8')
      .trim()
  }
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  const commit = () => {
    git('add', '.')
    git('commit', '--quiet', '--message', 'change')
    return git('rev-parse', 'HEAD')
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sources-'))
    mkdirSync(join(root, 'programs', 'editions', 'src'), { recursive: true })
    write('Cargo.lock', 'version = 4')
    write('programs/editions/src/lib.rs', 'pub mod rules;')
    write('README.md', 'A project')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('is the last one that changed what the programs are built from', () => {
    git('init', '--quiet')
    const first = commit()
    expect(sourceRevision(root)).to.equal(first)

    // When something else changes, then it stays
    write('README.md', 'A project with a name')
    commit()
    expect(sourceRevision(root)).to.equal(first)

    // And another dependency is another program
    write('Cargo.lock', 'version = 5')
    expect(sourceRevision(root)).to.equal(undefined)
    const second = commit()
    expect(sourceRevision(root)).to.equal(second)
  })

  it('is none while sources are changed, added or deleted', () => {
    git('init', '--quiet')
    const first = commit()
    const source = 'programs/editions/src/lib.rs'
    for (const change of [
      () => write(source, 'pub mod other;'),
      () => write('programs/editions/src/new.rs', ''),
      () => rmSync(join(root, source)),
    ]) {
      change()
      expect(sourceRevision(root)).to.equal(undefined)
      git('add', '.')
      expect(sourceRevision(root)).to.equal(undefined)
      git('reset', '--quiet', '--hard', first)
      expect(sourceRevision(root)).to.equal(first)
    }
  })

  it('is none outside a git repository', () => {
    expect(sourceRevision(root)).to.equal(undefined)
  })
})
