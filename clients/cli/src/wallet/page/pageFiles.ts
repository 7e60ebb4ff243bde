import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The built page, at the same place from sources and from a build. */
const FOLDER = fileURLToPath(new URL('../../../dist/sign-in', import.meta.url))

/** The page itself. */
const INDEX = 'index.html'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** A file of the page. */
export interface PageFile {
  readonly type: string
  readonly body: Buffer
}

/** Reads the page's files, by URL path; others, such as licences, are not served. */
export function readPageFiles(folder = FOLDER): ReadonlyMap<string, PageFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    names.flatMap((name) => {
      const type = TYPES[extname(name)]
      if (type === undefined) return []
      const path = name === INDEX ? '/' : `/${name.replaceAll('\\', '/')}`
      return [[path, { type, body: readFileSync(join(folder, name)) }]]
    }),
  )
}
