import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = join(ROOT, 'node_modules', '.cache', 'mintline-programs')
/** File of a folder that names its last build. */
const LATEST = 'latest.json'
/** Files that decide about the build besides the sources. */
const SETTINGS = [fileURLToPath(import.meta.url), join(ROOT, 'package-lock.json')]

/** Milliseconds after which files that the latest build does not have are deleted: processes may still load them. */
const KEPT = 7 * 24 * 60 * 60_000

/**
 * Builds a program as JavaScript if a source has changed since the last build, and returns its URL. Node would load
 * hundreds of sources through tsx, several times as slowly.
 *
 * @param {string} main - path of its first source
 * @param {string} [folder] - for builds; default: one of its own in `node_modules/.cache`
 * @returns {Promise<string>}
 */
export async function builtProgram(main, folder = folderOf(main)) {
  const latest = readLatest(folder)
  const isCurrent =
    latest && Object.entries(latest.files).every(([path, is]) => stampOf(path) === is)
  return pathToFileURL(isCurrent ? latest.main : await build(main, folder)).href
}

/**
 * @param {string} main
 */
const folderOf = (main) => join(CACHE, relative(ROOT, main).replaceAll(/[\\/]/g, '-'))

/**
 * The last build and the states of its sources.
 *
 * @param {string} folder
 * @returns {{ main: string, files: Record<string, string> } | undefined}
 */
function readLatest(folder) {
  const path = join(folder, LATEST)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/**
 * State of a file; undefined = it is not there.
 *
 * @param {string} path
 */
function stampOf(path) {
  const file = statSync(path, { throwIfNoEntry: false })
  return file && `${file.mtimeMs} ${file.size}`
}

/**
 * Builds, and answers the path of what is to be run.
 *
 * @param {string} source
 * @param {string} folder
 * @returns {Promise<string>}
 */
async function build(source, folder) {
  const begin = Date.now()
  const { build: run } = await import('esbuild')
  const { outputFiles, metafile } = await run({
    absWorkingDir: ROOT,
    entryPoints: { main: source },
    outdir: folder,
    // Names follow from contents: processes that run another version keep their files.
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    // What is imported on use stays apart, with the packages that it needs.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    conditions: ['@mintline/source'],
    sourcemap: 'linked',
    // Node keeps the maps of all that it loads; whoever reads a stack has the sources.
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [packagesWhereTheyAre, urlsOfSources],
  })
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of outputFiles) if (!existsSync(path)) writeWhole(path, contents)
  const paths = outputFiles.map(({ path }) => path)
  const main = paths.find((path) => /^main-\w+\.js$/.test(basename(path)))
  const sources = Object.keys(metafile.inputs).map((path) => join(ROOT, path))
  const files = Object.fromEntries(
    [...sources, ...SETTINGS].map((path) => [path, isOlder(path, begin) ? stampOf(path) : null]),
  )
  writeWhole(join(folder, LATEST), JSON.stringify({ main, files }))
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name !== LATEST && !paths.includes(path) && isOlder(path, begin - KEPT))
      rmSync(path, { force: true })
  }
  return main
}

/**
 * True for a file that has not changed since a time.
 *
 * @param {string} path
 * @param {number} time
 */
const isOlder = (path, time) => statSync(path, { throwIfNoEntry: false })?.mtimeMs < time

/**
 * Writes a file that is there whole or not at all, whoever builds at the same time.
 *
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
function writeWhole(path, contents) {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, contents)
  renameSync(draft, path)
}

/**
 * Has packages of registries loaded from where they are installed.
 *
 * @type {import('esbuild').Plugin}
 */
const packagesWhereTheyAre = {
  name: 'packages where they are',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./#]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || path.startsWith('@mintline/') || pluginData?.isAsked) return
      const options = { kind, importer, resolveDir, pluginData: { isAsked: true } }
      const found = await resolve(path, options)
      return found.external || found.errors.length > 0
        ? { path, external: true }
        : { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

/**
 * Keeps the URLs by which sources find files beside them.
 *
 * @type {import('esbuild').Plugin}
 */
const urlsOfSources = {
  name: 'urls of sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const url = JSON.stringify(pathToFileURL(path).href)
      return {
        contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', url),
        loader: 'ts',
      }
    })
  },
}
