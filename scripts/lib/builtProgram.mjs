import { randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CACHE = join(ROOT, 'node_modules', '.cache', 'mintline-programs')
/** File that names a folder's latest build. */
const LATEST = 'latest.json'
/** Build inputs besides the sources. */
const SETTINGS = [fileURLToPath(import.meta.url), join(ROOT, 'package-lock.json')]

/** Milliseconds to keep files from earlier builds, which running processes may still load. */
const KEPT = 7 * 24 * 60 * 60_000

/**
 * Builds a program as JavaScript if a source has changed since the last build, and returns its URL. Loading hundreds of
 * sources through tsx would be several times slower.
 *
 * @param {string} main - entry source's path
 * @param {string} [folder] - build folder; default: a separate one in `node_modules/.cache`
 * @returns {Promise<string>}
 */
export async function builtProgram(main, folder = folderOf(main)) {
  const latest = readLatest(folder)
  const isCurrent =
    latest && Object.entries(latest.files).every(([path, is]) => stampOf(path) === is)
  return pathToFileURL(isCurrent ? latest.main : await build(main, writable(folder))).href
}

/**
 * @param {string} main
 */
const folderOf = (main) => join(CACHE, relative(ROOT, main).replaceAll(/[\\/]/g, '-'))

/**
 * Returns the folder if this user may write to it, else a temporary one that is deleted when the process ends: the
 * checkout may be somebody else's.
 *
 * @param {string} folder
 */
function writable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    const temporary = mkdtempSync(join(tmpdir(), 'mintline-program-'))
    process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))
    return temporary
  }
}

/**
 * Reads the latest build, with its sources' stamps; undefined = never built.
 *
 * @param {string} folder
 * @returns {{ main: string, files: Record<string, string> } | undefined}
 */
function readLatest(folder) {
  const path = join(folder, LATEST)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/**
 * Returns a file's modification time and size; undefined = it does not exist.
 *
 * @param {string} path
 */
function stampOf(path) {
  const file = statSync(path, { throwIfNoEntry: false })
  return file && `${file.mtimeMs} ${file.size}`
}

/**
 * Builds the program, and returns the path to run.
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
    // Names contain content hashes: processes on another version keep their files.
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    // Dynamic imports stay in separate chunks.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    conditions: ['@mintline/source'],
    sourcemap: 'linked',
    // Node keeps every source map in memory, and the sources are beside.
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [packagesWhereTheyAre, urlsOfSources],
  })
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
 * Returns true if a file has not changed since a time.
 *
 * @param {string} path
 * @param {number} time
 */
const isOlder = (path, time) => statSync(path, { throwIfNoEntry: false })?.mtimeMs < time

/**
 * Writes a file atomically, so that concurrent builds never see half of it.
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
 * Leaves registry packages out of the bundle, and imports them from where they are installed.
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
