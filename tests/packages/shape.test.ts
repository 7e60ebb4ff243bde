import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { expect } from 'chai'
import { publint } from 'publint'
import { z } from 'zod'
import { manifestIn } from './helpers/manifests.ts'
import { PACKAGES, packedPackage } from './helpers/packed.ts'
import { strangersProject } from './helpers/project.ts'

const ATTW = join(
  dirname(createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json')),
  'dist/index.js',
)

/** Files in every package, besides its modules and their sources. */
const OTHER_FILES = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'THIRD-PARTY-NOTICES.txt',
  'package.json',
]
/** Additional files in single packages. */
const OWN_FILES: Readonly<Record<string, readonly string[]>> = {
  '@mintline/cli': ['bin/mintline.js', 'schema/drop.config.schema.json'],
}
const MODULE = /^(dist\/[\w/-]+\.(js|d\.ts)(\.map)?|src\/[\w/-]+\.ts)$/
/** The built page on which wallets sign for the command. */
const SIGN_IN_PAGE =
  /^dist\/sign-in\/(index\.html|THIRD-PARTY-NOTICES\.txt|assets\/[\w-]+\.(js|css|svg))$/

const Analysis = z.object({
  analysis: z.object({
    problems: z.array(z.looseObject({ resolutionKind: z.string().optional() })),
    types: z.object({ kind: z.string() }),
  }),
})
/** Another package's name in an import. */
const IMPORTED = /(?:from|import|import\()\s*['"]((?:@[\w-]+\/)?\w[\w.-]*)(?:\/[^'"]*)?['"]/g
const SourceMap = z.object({ sources: z.array(z.string()) })
const Entry = z.object({ '@mintline/source': z.string(), types: z.string(), default: z.string() })

for (const { name } of PACKAGES) {
  describe(`the package ${name}`, () => {
    const installed = (path = '') => join(strangersProject(), 'node_modules', name, path)

    it('contains only modules, their types and sources, and licences', () => {
      const isPage = (path: string) => name === '@mintline/cli' && SIGN_IN_PAGE.test(path)
      const { files } = packedPackage(name)
      expect(files.filter((path) => !MODULE.test(path) && !isPage(path))).to.have.members([
        ...OTHER_FILES,
        ...(OWN_FILES[name] ?? []),
      ])
    })

    it('exports compiled modules, each with its types and its source', () => {
      const { './package.json': manifest, ...entries } = manifestIn(installed()).exports
      expect(manifest).to.equal('./package.json')
      expect(entries).to.have.property('.')
      for (const entry of Object.values(entries)) {
        const { '@mintline/source': source, types, default: module } = Entry.parse(entry)
        const [, path] = /^\.\/src\/(.+)\.ts$/.exec(source) ?? []
        expect({ types, module }).to.deep.equal({
          types: `./dist/${path}.d.ts`,
          module: `./dist/${path}.js`,
        })
        for (const file of [source, types, module]) {
          expect(existsSync(installed(file)), file).to.equal(true)
        }
      }
    })

    it('includes every source named in its source maps', () => {
      const maps = packedPackage(name).files.filter((path) => path.endsWith('.map'))
      expect(maps).to.not.have.length(0)
      for (const map of maps) {
        const { sources } = SourceMap.parse(JSON.parse(readFileSync(installed(map), 'utf8')))
        for (const source of sources) {
          const file = resolve(dirname(installed(map)), source)
          expect(existsSync(file), `${source} of ${map}`).to.equal(true)
        }
      }
    })

    it('imports only its dependencies, in modules and types', () => {
      const { dependencies, peerDependencies } = manifestIn(installed())
      const declared = new Set([
        name,
        ...builtinModules,
        ...Object.keys({ ...dependencies, ...peerDependencies }),
      ])
      for (const file of packedPackage(name).files.filter((path) => /\.(js|d\.ts)$/.test(path))) {
        for (const [, imported = ''] of readFileSync(installed(file), 'utf8').matchAll(IMPORTED)) {
          expect(declared.has(imported), `${imported} in ${file}`).to.equal(true)
        }
      }
    })

    it('complies with the rules of publint', async () => {
      const { messages } = await publint({
        pack: { tarball: new Uint8Array(readFileSync(packedPackage(name).tarball)).buffer },
        strict: true,
      })
      expect(messages).to.deep.equal([])
    })

    it('has types that match its modules wherever ES modules are resolved', () => {
      const args = [ATTW, packedPackage(name).tarball, '--format', 'json', '--profile', 'esm-only']
      const output = execFileSync(process.execPath, args, { encoding: 'utf8' })
      const { analysis } = Analysis.parse(JSON.parse(output))
      expect(analysis.types.kind).to.equal('included')
      // The package consists of ES modules only, so problems of older resolutions are expected.
      const promised = analysis.problems.filter(
        ({ resolutionKind }) => resolutionKind !== 'node10' && resolutionKind !== 'node16-cjs',
      )
      expect(promised).to.deep.equal([])
    })
  })
}
